export * from './store.js'
export * from '@acme/absent'

/** Opens a store. */
export declare function openStore(): void
