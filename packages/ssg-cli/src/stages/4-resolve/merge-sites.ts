// In: the sites of the languages of a config, the default first. Out: one site with the pages of all.
import { once, type Diagnostic, type ResolvedSite, type Site, type SitePage } from '@docgen/model'
import { frozen } from '../../common/frozen.ts'
import { byLocale } from '../../common/by-locale.ts'
import { isWaiting } from '../../common/unless-written.ts'

export function mergeSites(sites: readonly Site[]): Site {
  const [first, ...others] = sites
  if (first === undefined) throw new Error('A site has one language at least.')
  if (others.length === 0) return first
  return {
    ...first,
    pages: sites.flatMap(({ pages }) => pages),
    redirects: sites.flatMap(({ redirects }) => redirects),
    structure: { ...first.structure, locales: sites.flatMap(({ structure }) => structure.locales) },
    diagnostics: withoutRepeats(
      first.diagnostics,
      others.flatMap(({ diagnostics }) => diagnostics),
    ),
    resolved: once(() =>
      mergeResolved(
        first.resolved(),
        others.map((site) => site.resolved()),
      ),
    ),
  }
}

/** Of the pages for missing addresses that of the default comes last. Links, feeds and redirects are those of the default. */
function mergeResolved(first: ResolvedSite, others: readonly ResolvedSite[]): ResolvedSite {
  const isMissing = ({ kind }: ResolvedSite['pages'][number]): boolean => kind === 'not-found'
  return Object.freeze({
    ...first,
    structure: frozen({ ...first.structure, locales: [first, ...others].flatMap(({ structure }) => structure.locales) }),
    locales: frozen([first, ...others].flatMap(({ locales }) => locales)),
    pages: Object.freeze([
      ...first.pages.filter((page) => !isMissing(page)),
      ...others.flatMap(({ pages }) => pages),
      ...first.pages.filter(isMissing),
    ]),
  })
}

/** What the default language and another have in common is told once, in the words of the first: a page that is shown in both has one file. */
export function withoutRepeats(first: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  if (others.length === 0) return first
  // Each language may have a file of its own that a finding waits for.
  const keyOf = (finding: Diagnostic): string => {
    const { code, file, line, column } = finding
    return [code, file, line, column, isWaiting(finding) ? finding.unlessWritten : ''].join('\0')
  }
  const told = new Set(first.map(keyOf))
  return [...first, ...others.filter((finding) => !told.has(keyOf(finding)))]
}

/** Those of the default locale first. */
export function groupedByLocale(pages: readonly SitePage[]): readonly (readonly SitePage[])[] {
  return [...byLocale(pages).values()]
}
