import type { SearchHitKind, SearchSymbol } from '@docgen/model'
import type { ShapesFile, SymbolsFile } from '../../../search/index-format.ts'
import { packNumbers } from '../../../search/packed-numbers.ts'

interface Placed extends SearchSymbol {
  readonly page: number
  readonly parentDistance: number
}

/** The symbols of every page, in the order of the pages. */
export function symbolFilesOf(pages: readonly (readonly SearchSymbol[])[]): {
  readonly symbols: SymbolsFile
  readonly shapes: ShapesFile
} {
  const placed = place(pages)
  const kinds = [...new Set(placed.map(({ kind }) => kind))].sort()
  const kindIndex = new Map<SearchHitKind, number>(kinds.map((kind, index) => [kind, index]))
  const deprecated = placed.flatMap(({ isDeprecated }, index) => (isDeprecated ? [index] : []))
  return {
    symbols: {
      kinds,
      names: placed.map(({ name }) => name).join('\n'),
      kindOf: packNumbers(placed.map(({ kind }) => kindIndex.get(kind) ?? 0)),
      parentOf: packNumbers(placed.map(({ parentDistance }) => parentDistance)),
      pageOf: packNumbers(placed.map(({ page }, index) => page - (placed[index - 1]?.page ?? 0))),
      usedBy: packNumbers(placed.map(({ usedBy = 0 }) => usedBy)),
      deprecated: packNumbers(deprecated.map((symbol, index) => symbol - (deprecated[index - 1] ?? 0))),
      anchors: Object.fromEntries(
        placed.flatMap(({ anchor, name, parentDistance }, index) =>
          anchor === (parentDistance > 0 ? name : '') ? [] : [[index, anchor]],
        ),
      ),
    },
    shapes: { shapes: placed.flatMap(({ shapes }, index) => shapes.map((shape) => [index, shape] as const)) },
  }
}

/** A member's parent stands on the same page; what is in a namespace, on another further up. */
function place(pages: readonly (readonly SearchSymbol[])[]): readonly Placed[] {
  const placed: Placed[] = []
  const numberByTitle = new Map<string, number>()
  for (const [page, symbols] of pages.entries()) {
    for (const symbol of symbols) {
      const parent = symbol.parent === undefined ? undefined : numberByTitle.get(symbol.parent)
      const number = placed.length
      if (symbol.anchor === '') numberByTitle.set([symbol.parent, symbol.name].filter(Boolean).join('.'), number)
      placed.push({ ...symbol, page, parentDistance: parent === undefined ? 0 : number - parent })
    }
  }
  return placed
}
