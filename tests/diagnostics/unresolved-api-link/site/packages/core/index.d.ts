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

/** {@inheritDoc createThing} */
export declare function makeThing(name: string): Thing

/** {@inheritDoc createThign} */
export declare function buildThing(name: string): Thing

/** {@inheritDoc Plain} */
export declare function openThing(name: string): Thing

export interface Plain {
  /** @internal */
  secret: string
}

/** Keeps {@link Plain.secret} in {@link Store}, like {@link Stroe.put} and {@link Thign.name}. */
export declare function keepThing(thing: Thing): void

/** @internal */
export interface Store {
  /** {@inheritDoc Thing.nam} */
  put: Thing
}
