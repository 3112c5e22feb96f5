/** Of a value of unknown shape; `undefined` for what is no object, or has no such property. */
export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
