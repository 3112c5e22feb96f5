/**
 * Opens a store.
 *
 * @param nmae - What the store is called.
 * @param mode - How it is opened.
 */
export declare function openStore(name: string): void
