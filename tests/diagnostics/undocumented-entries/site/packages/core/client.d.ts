/** Calls it. */
export declare function call(): void
