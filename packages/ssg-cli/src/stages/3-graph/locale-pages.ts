// Which pages a locale of a site has: its translations, and in the place of those that are missing the originals.
import { compareText, type Frontmatter, type ReactPage, type SiteConfig } from '@docgen/model'
import type { PlacedPage } from '../../common/placed-page.ts'
import { sourceInLocale } from '../../config/locales.ts'

type LocaleConfig = Pick<SiteConfig, 'sources' | 'localeSite'>

/** Of all pages those of a locale; a site with one language has them all. A draft is no translation yet. */
export function pagesInLocale(pages: readonly PlacedPage[], config: LocaleConfig, includeDrafts: boolean): readonly PlacedPage[] {
  const { localeSite } = config
  if (localeSite === undefined) return pages
  const originals = pages.filter(({ source }) => isOriginal(source, config))
  if (localeSite.isDefault) return originals
  const placeOf = ({ source, contentPath, made }: PlacedPage): string =>
    `${sourceInLocale(source, config)}\0${made ? made.path : contentPath}`
  const originalByPlace = new Map(originals.map((page) => [placeOf(page), page]))
  const translated = pages.flatMap((page) => {
    const isOwn = localeSite.translations[page.source] !== undefined && (includeDrafts || !page.frontmatter.draft)
    return isOwn ? [placedAs(originalByPlace.get(placeOf(page)), page)] : []
  })
  const taken = new Set(translated.map(placeOf))
  return [...translated, ...originals.filter((page) => !taken.has(placeOf(page)))].sort((a, b) =>
    compareText(a.contentPath, b.contentPath),
  )
}

/** What a translation takes from its original where it says nothing: a page has one address and one place in every language. */
const inherited = ['id', 'slug', 'sidebar_position', 'displayed_sidebar', 'pagination_prev', 'pagination_next'] as const

function placedAs(original: PlacedPage | undefined, page: PlacedPage): PlacedPage {
  const given: Frontmatter = Object.fromEntries(
    inherited.flatMap((key) => {
      const value = original?.frontmatter[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  const { made } = page
  return {
    ...page,
    frontmatter: { ...given, ...page.frontmatter },
    ...(made && original && isFile(original) && { made: { ...made, originalFile: original.file } }),
  }
}

/** Whether a link to its file means the page. */
export function isFile({ made, params }: Pick<ReactPage, 'made' | 'params'>): boolean {
  return params === undefined && (made?.isAsWritten ?? true)
}

type BySource = ReadonlyMap<string, readonly ReactPage[]>

/** React pages of a locale, by the names of the sources that they stand for. */
export function reactPagesInLocale(bySource: BySource, config: LocaleConfig): BySource {
  const { localeSite } = config
  if (localeSite === undefined) return bySource
  const originals = new Map([...bySource].filter(([source]) => isOriginal(source, config)))
  if (localeSite.isDefault) return originals
  const placeOf = ({ contentPath, params }: ReactPage): string => JSON.stringify([contentPath, params])
  for (const [name, source] of Object.entries(localeSite.translations)) {
    const own = bySource.get(name) ?? []
    const taken = new Set(own.map(placeOf))
    const rest = (originals.get(source) ?? []).filter((page) => !taken.has(placeOf(page)))
    if (own.length + rest.length > 0) originals.set(source, [...own, ...rest])
  }
  return originals
}

/** Sources of plugins and of the config; names of translations are of neither. */
function isOriginal(source: string, { sources }: LocaleConfig): boolean {
  return sources.some(({ name }) => name === source)
}
