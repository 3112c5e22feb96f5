/**
 * The value, which nobody can change from now on: several plugins are given the same one. Lists and plain objects in it cannot be changed either;
 * a value that is frozen already is taken to be frozen as a whole.
 */
export function frozen<Value>(value: Value): Value {
  if (isObject(value)) freeze(value)
  return value
}

/** The same for a list of objects that hold texts and numbers, of which a site has thousands. */
export function frozenRecords<Item extends object>(list: readonly Item[]): readonly Item[] {
  if (Object.isFrozen(list)) return list
  for (const item of list) Object.freeze(item)
  return Object.freeze(list)
}

function freeze(value: object): void {
  if (Object.isFrozen(value)) return
  if (Array.isArray(value)) {
    Object.freeze(value)
    // Of what others wrote, whose lists hold anything.
    for (const each of value as readonly unknown[]) if (isObject(each)) freeze(each)
    return
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return
  Object.freeze(value)
  for (const each of Object.values(value) as readonly unknown[]) if (isObject(each)) freeze(each)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
