/** Makes a thing. */
export declare function createThing(name: string): Thing

/** A thing with a name. */
export interface Thing {
  /** How it is called. */
  name: string
}
