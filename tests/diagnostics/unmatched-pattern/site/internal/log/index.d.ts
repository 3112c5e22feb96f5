/** Logs. */
export declare function log(text: string): void
