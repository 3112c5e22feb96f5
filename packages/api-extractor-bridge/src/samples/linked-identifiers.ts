import type { SampleLink } from '@docgen/model'
import type { DeclarationIds } from './declaration-ids.ts'
import type { NamedSymbol } from './named-symbols.ts'

/** The identifiers of a module that name documented declarations, in their order; those that declare something of its own do not. */
export function linkedIdentifiersOf(
  named: readonly NamedSymbol[],
  index: number,
  { idOf }: DeclarationIds,
): readonly SampleLink[] {
  return named.flatMap(({ node, symbol, line, column }) => {
    const id = idOf(symbol)
    return id === undefined ? [] : [{ module: index, line, column, length: node.text.length, id }]
  })
}
