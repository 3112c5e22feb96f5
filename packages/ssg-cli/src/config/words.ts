// How messages name the keys of a config.

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
