/** A value of whatever kind in a few words, for messages that say what was given: they go on after "is". */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'function') return 'a function'
  if (value instanceof Promise) return 'a promise'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
