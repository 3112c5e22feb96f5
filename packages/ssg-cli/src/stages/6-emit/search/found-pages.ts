// The pages that a search finds, as the index takes them.
import { once, type PageFacts, type SearchPage, type Site } from '@docgen/model'
import { byLocale } from '../../../common/by-locale.ts'
import type { EmitInput } from '../emit-input.ts'

/** Those that are to be found. */
export function searchPagesOf({ pages }: Pick<Site, 'pages'>, hashOf: EmitInput['hashOf']): readonly SearchPage[] {
  return pages.flatMap((page) => {
    const found = once(() => page.resolved().search?.())
    const known = page.recall('search', () => searchFactsOf(found(), hashOf))
    if (known === null) return []
    const text = (): string => found()?.text() ?? ''
    return [
      {
        ...known,
        text: known.isTextStored ? text : () => page.recall('searchText', text),
        symbols: () => page.recall('symbols', () => found()?.symbols() ?? []),
      },
    ]
  })
}

function searchFactsOf(found: SearchPage | undefined, hashOf: EmitInput['hashOf']): PageFacts['search'] {
  if (found === undefined) return null
  const { text: _, symbols: _symbols, ...facts } = found
  // The key of a declaration is the declaration itself, as JSON.
  return { ...facts, key: hashOf(facts.key) }
}

/** In the order of the locales; a site with one language has one group, without a name. */
export function searchPagesByLocale(pages: readonly SearchPage[]): ReadonlyMap<string | undefined, readonly SearchPage[]> {
  const groups = byLocale(pages)
  return groups.size === 0 ? new Map([[undefined, []]]) : groups
}
