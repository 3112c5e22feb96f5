/** A destructured parameter has no name of its own: TypeDoc writes `__namedParameters`, we `options`, then `options1`… */
export function readableNames(names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  return names.map((name) => {
    if (name !== '__namedParameters') return name
    let readable = 'options'
    for (let count = 1; taken.has(readable); count++) readable = `options${count}`
    taken.add(readable)
    return readable
  })
}
