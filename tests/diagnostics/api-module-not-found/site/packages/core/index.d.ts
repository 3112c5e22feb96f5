export * from './store.js'

/** Opens a store. */
export declare function openStore(): void
