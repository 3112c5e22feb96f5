export function fail(what: string): never {
  throw new Error(`it wants ${what}`)
}
