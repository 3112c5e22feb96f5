/** Thrown when stored HTML is not what was stored. Whoever asked is to ask again without the cache, so nobody else takes it for an error of theirs. */
export class DamagedCache extends Error {}
