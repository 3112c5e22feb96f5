/** Starts it. */
export declare function start(): void
