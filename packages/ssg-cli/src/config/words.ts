// How messages name the keys and values of a config.

export type Path = readonly (string | number)[]

/** `['footer', 'columns', 0, 'title']` → `footer.columns[0].title`. */
export function keyOf(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`
      return /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
    })
    .join('')
    .replace(/^\./, '')
}

/** A value in a few words. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'function') return 'a function'
  if (value instanceof Promise) return 'a promise'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
