/** TypeDoc's name for a destructured parameter. */
export const unnamed = '__namedParameters'

interface NamedParameter {
  readonly name: string
  /** A list, of all arguments that are left. */
  readonly isRest: boolean
}

/** Ours for it: `options`, then `options1`…, and `args` for what takes the rest of the arguments apart. */
export function readableNames(parameters: readonly NamedParameter[]): readonly string[] {
  const taken = new Set(parameters.map(({ name }) => name))
  return parameters.map(({ name, isRest }) => {
    if (name !== unnamed) return name
    const base = isRest ? 'args' : 'options'
    let readable = base
    for (let count = 1; taken.has(readable); count++) readable = `${base}${count}`
    taken.add(readable)
    return readable
  })
}
