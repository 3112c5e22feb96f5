// A request in, results out: symbols and sections found, merged, filtered, and shown with the words around the match.
import { findSimilar, type SearchHit, type SearchRequest, type SearchResults, type SearchSection } from '@docgen/model'
import { titlesFileName, type PageFile, type TitlesFile } from '../../search/index-format.ts'
import { readQuery, type Query } from '../../search/query.ts'
import {
  addressBonus,
  bestOf,
  bonusShare,
  eachDistinct,
  headingShare,
  mostWithPhrase,
  phraseBonus,
  rankCandidates,
  sectionScore,
  titleBonus,
  type Candidate,
} from '../../search/rank.ts'
import { highlight, snippetOf } from '../../search/snippet.ts'
import { countFacets, passes, type Facets } from './facets.ts'
import { fragmentsEngine } from './fragments-engine.ts'
import { openIndex, type IndexFiles } from './index-files.ts'
import { pagefindEngine } from './pagefind-engine.ts'
import type { SectionEngine, SectionScores } from './section-engine.ts'
import type { SiteAccess } from './site-access.ts'
import { symbolEngine, type FoundSymbol, type SymbolEngine, type SymbolEntry } from './symbol-engine.ts'

export interface LocalSearch {
  /** `onEarly` gets some of the best hits before the files of all are asked for. */
  readonly search: (request: SearchRequest, onEarly?: (results: SearchResults) => void) => Promise<SearchResults>
}

interface Found extends Candidate {
  readonly symbol?: SymbolEntry | undefined
  /** Of a section, its number on the page. */
  readonly section?: number | undefined
  readonly facets: Facets
}

/**
 * How many of the best are looked at more closely, each of which costs the reader a page's file. It does not depend on how many are shown,
 * so that the dialog, the page of all results and what that loads later have one order.
 */
const lookedAt = 16

/** `index` is the text of `search/index.json`, `version` the label of that version of the guides which is searched unless the reader chooses another. */
export function openLocalSearch(index: string, access: SiteAccess, version?: string): LocalSearch {
  const files = openIndex(index, access.readFile)
  const sections = sectionEngineOf(files, access)
  const symbols = symbolEngine(files)
  const isPackage = (beginning: string): boolean => files.index.facets.some(({ package: name }) => name?.startsWith(beginning))
  return {
    search: async (request, onEarly) => {
      const query = readQuery(request.query, access.rules, isPackage)
      const finding = symbols.find(query)
      if (onEarly) void finding.then((found) => readAhead(found, files)).catch(() => undefined)
      const [foundSymbols, foundSections] = await Promise.all([finding, sections.find(query)])
      const all = mergeFound(
        foundSymbols.map(({ symbol, score }) => foundSymbol(symbol, score, files)),
        foundSectionsOf(foundSections, query, files, symbols),
      ).filter(({ facets }) => query.package === undefined || (facets.package ?? '').startsWith(query.package))
      const kept = all.filter(({ facets }) => passes(facets, request.filters, version))
      const end = request.offset + request.limit
      // On a slow network every further file would hold these up.
      if (onEarly) await showEarly(kept, query, files, onEarly)
      const ranked = await rank(kept, end, query, files)
      const shown = ranked.slice(request.offset, end)
      return {
        hits: await Promise.all(shown.map((found) => hitOf(found, query, files))),
        total: kept.length,
        facets: countFacets(
          all.map(({ facets }) => facets),
          request.filters,
          version,
        ),
        suggestions: kept.length === 0 ? await suggestionsFor(query, symbols, files) : [],
      }
    },
  }
}

function sectionEngineOf(files: IndexFiles, { loadScript, lunr }: SiteAccess): SectionEngine {
  switch (files.index.engine) {
    case 'lunr':
      if (!lunr) throw new Error('The site was built with another engine meanwhile.')
      return lunr(files)
    case 'fragments':
      return fragmentsEngine(files)
    case 'pagefind':
      return pagefindEngine(files, loadScript)
  }
}

function foundSymbol(symbol: SymbolEntry, score: number, { facetsOf }: IndexFiles): Found {
  const { page, anchor, kind } = symbol
  return { page, anchor, kind, score, symbol, facets: facetsOf(page, kind) }
}

function foundSectionsOf(
  scores: SectionScores,
  query: Query,
  { facetsOf, kindOf, firstSections, pageOfSection }: IndexFiles,
  symbols: SymbolEngine,
): readonly Found[] {
  const found: Found[] = []
  eachDistinct(scores, (number, score) => {
    const page = pageOfSection(number)
    const section = number - (firstSections[page] ?? 0)
    const ofPage = kindOf(page)
    // Of a declaration's page every section is about a symbol.
    const symbol = symbols.at(page, section)
    const kind = symbol?.kind ?? (ofPage === 'page' && section > 0 ? 'section' : ofPage)
    const facets = facetsOf(page, kind)
    const isPackage = ofPage === 'page' && facets.package !== undefined
    found.push({
      page,
      // The real anchor of other sections stands in the page's file; until that is read, their number tells them apart.
      anchor: symbol?.anchor ?? '',
      kind,
      score: sectionScore(score, isPackage ? 'package' : symbol ? kind : ofPage, query),
      symbol,
      section,
      facets,
    })
  })
  return found
}

/** A symbol that is found by its name and by its words is one hit, with the better of both scores. */
function mergeFound(symbols: readonly Found[], sections: readonly Found[]): readonly Found[] {
  const bySymbol = new Map(symbols.map((found) => [found.symbol, found]))
  const others = sections.filter((found) => {
    const same = found.symbol && bySymbol.get(found.symbol)
    if (same && found.score > same.score) bySymbol.set(found.symbol, found)
    return !same
  })
  return [...bySymbol.values(), ...others]
}

/** The `count` best in order. Names have been compared already: sections get a closer look, those first whose titles can say most. */
async function rank(all: readonly Found[], count: number, query: Query, files: IndexFiles): Promise<readonly Found[]> {
  const sections = all.filter(({ section }) => section !== undefined)
  const chosen = new Set(bestOf(withHope(sections), lookedAt).map(({ found }) => found))
  const closer = await Promise.all([...chosen].map((found) => lookAt(found, query, files)))
  // A closer look finds some of them to be one.
  const others = bestOf(
    all.filter((found) => !chosen.has(found)),
    count,
  )
  return bestOf([...rankCandidates(closer), ...others], count)
}

const mostEarly = 2

/** The best as far as names and words tell, before any title was looked at: on a slow network it takes seconds to look at all. */
async function showEarly(
  all: readonly Found[],
  query: Query,
  files: IndexFiles,
  onEarly: (results: SearchResults) => void,
): Promise<void> {
  const best = bestOf(withHope(all), mostEarly).map(({ found }) => found)
  try {
    const hits = await Promise.all(best.map((found) => hitOf(found, query, files)))
    if (hits.length > 0) onEarly({ hits, total: all.length, facets: {}, suggestions: [] })
  } catch {
    // Who waits for all results is told what is wrong.
  }
}

/** Scores of names from here on say that it was meant. */
const leastOfMeant = 0.85

/** On a slow network, the pages of names that were meant come beside the files with the words. */
function readAhead(found: readonly FoundSymbol[], { readPage }: IndexFiles): void {
  const best = bestOf(
    found.flatMap(({ symbol, score }) => (score >= leastOfMeant ? [{ page: symbol.page, score }] : [])),
    mostEarly,
  )
  // Who waits for them is told what is wrong.
  for (const { page } of best) readPage(page).catch(() => undefined)
}

function withHope(all: readonly Found[]) {
  return all.map((found) => ({ page: found.page, found, score: found.score + hopeOf(found) }))
}

/** What a title may add at most to what its words count, by and large. */
function hopeOf({ kind, section }: Found): number {
  if (section === undefined) return 0
  if (kind === 'page' && section === 0) return 0.3
  return kind === 'section' ? 0.1 : 0
}

async function lookAt(found: Found, query: Query, files: IndexFiles): Promise<Found> {
  if (found.section === undefined) return found
  const page = await files.readPage(found.page)
  const section = page.sections[found.section]
  if (!section) return found
  const title = titleBonus(query, titleOf(page, section), [page.title, ...section.titles, ...page.path], section.titles.length)
  // Packages stand under their own names, which `title` has compared.
  const isGuide = found.section === 0 && found.kind === 'page' && found.facets.package === undefined
  const name = isGuide ? Math.max(title, addressBonus(query, page.href)) : title
  const bonus = Math.max(name, Math.min(name + phraseBonus(query, section.text), mostWithPhrase))
  return {
    ...found,
    anchor: section.anchor,
    score:
      found.score * (found.symbol ? 1 : headingShare(titleOf(page, section), query)) +
      bonus * bonusShare(found.facets.package === undefined ? found.kind : 'package', query),
  }
}

function titleOf(page: PageFile, { titles }: SearchSection): string {
  return titles.at(-1) ?? page.title
}

async function hitOf(found: Found, query: Query, files: IndexFiles): Promise<SearchHit> {
  const page = await files.readPage(found.page)
  const section =
    found.section === undefined ? page.sections.find(({ anchor }) => anchor === found.anchor) : page.sections[found.section]
  const anchor = section?.anchor ?? found.anchor
  const common = {
    href: anchor === '' ? page.href : `${page.href}#${encodeURIComponent(anchor)}`,
    pageHref: page.href,
    snippet: snippetOf(section?.text ?? '', query),
  }
  if (found.symbol) {
    const { name, parent, kind, isDeprecated } = found.symbol
    const title = parent === undefined ? name : `${parent}.${name}`
    return { ...common, kind, title: highlight(title, query), path: page.path, isDeprecated }
  }
  const titles = section?.titles ?? []
  return {
    ...common,
    kind: found.kind,
    title: highlight(titles.at(-1) ?? page.title, query),
    path: titles.length === 0 ? page.path : [...page.path, page.title, ...titles.slice(0, -1)],
    isDeprecated: found.facets.isDeprecated ?? false,
  }
}

const mostSuggestions = 4

async function suggestionsFor(query: Query, symbols: SymbolEngine, files: IndexFiles): Promise<SearchResults['suggestions']> {
  const titles = JSON.parse(await files.read(titlesFileName(files.index.key))) as TitlesFile
  const places = new Map<string, { readonly page: number; readonly anchor: string }>([
    ...symbols
      .all()
      .map(({ name, page, anchor }) => [name, { page, anchor }] as const)
      .reverse(),
    ...titles.map(([page, title]) => [title, { page, anchor: '' }] as const),
  ])
  const left = new Set(places.keys())
  const suggestions: { readonly title: string; readonly href: string }[] = []
  for (const word of [query.text, ...query.words.filter(({ length }) => length > 3)]) {
    const nearest = findSimilar(word, left)
    const place = nearest === undefined ? undefined : places.get(nearest)
    if (nearest === undefined || !place || suggestions.length >= mostSuggestions) continue
    left.delete(nearest)
    const page = await files.readPage(place.page)
    suggestions.push({
      title: nearest,
      href: place.anchor === '' ? page.href : `${page.href}#${encodeURIComponent(place.anchor)}`,
    })
  }
  return suggestions
}
