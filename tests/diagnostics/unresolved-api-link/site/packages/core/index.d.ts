/** Makes a {@link Thing}, as {@link createThign} does not. */
export declare function createThing(name: string): Thing

/**
 * A thing with a name.
 *
 * See {@link Nowhere | that}.
 */
export interface Thing {
  /** How it is called: {@link Thing.nam}. */
  name: string
}
