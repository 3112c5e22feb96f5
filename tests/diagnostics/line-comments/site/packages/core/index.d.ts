/// How many rows there are.
export declare const count: number

/// Reads a row.
/// It waits until there is one.
export declare function read(): string

/** Writes a row. */
export declare function write(row: string): void
