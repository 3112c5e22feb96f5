/** What a store may be told. */
interface StoreOptions {
  readonly name: string
}

/** Opens a store. */
export declare function openStore(options: StoreOptions): void
export {}
