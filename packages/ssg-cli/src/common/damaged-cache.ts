/** Thrown when the stored HTML of a page was changed after it was stored. It passes through all code that handles errors of authors, up to what can ask again without the cache. */
export class DamagedCache extends Error {
  constructor(file: string) {
    super(`The HTML that the cache keeps of "${file}" is damaged.`)
  }
}
