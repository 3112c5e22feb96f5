/** Opens a store. */
export declare function openStore(): void

/** Closes it. */
export declare function closeStore(reason: string
