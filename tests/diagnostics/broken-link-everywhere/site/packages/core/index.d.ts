/**
 * Makes a thing.
 *
 * See [the docs](/docs/thing).
 */
export declare function createThing(name: string): string
