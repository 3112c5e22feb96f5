/** TypeDoc's name for a destructured parameter. */
export const unnamed = '__namedParameters'

/** Ours for it: `options`, then `options1`… */
export function readableNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  return names.map((name) => {
    if (name !== unnamed) return name
    let readable = 'options'
    for (let count = 1; taken.has(readable); count++) readable = `options${count}`
    taken.add(readable)
    return readable
  })
}
