/** What `make` returns, made when it is first asked for and then kept, a promise too. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
