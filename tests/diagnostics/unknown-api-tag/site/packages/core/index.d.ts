/**
 * Opens a store, see {@lnk openStore}.
 *
 * @paramm name What the store is called.
 * @remark It is kept open.
 */
export declare function openStore(name: string): void
