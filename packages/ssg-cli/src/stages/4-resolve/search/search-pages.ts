// What search is told of each kind of page. Everything that costs time is made when the index is.
import {
  isDeprecated,
  shownKindOf,
  textKey,
  type ApiChangesPageProps,
  type ApiPackage,
  type DocsVersion,
  type ListingPageProps,
  type Route,
  type RoutePath,
  searchLanguageOf,
  type SearchPage,
  type SearchSection,
  type SearchSymbol,
} from '@docgen/model'
import { encodePageText, sectionsOf } from '../../../search/page-text.ts'
import type { PagedEntry } from '../api/api-entries.ts'
import { sectionsOfEntry, symbolsOfEntry } from '../api/api-search.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { sectionsOfHtml } from './html-sections.ts'
import type { PageContext } from '../pages/page-context.ts'

type DocRoute = Extract<Route, { kind: 'doc' | 'changelog' }>

const noSymbols = (): readonly SearchSymbol[] => []

/** `undefined` for a page that is not to be found. */
export function searchPageOfDoc(
  route: DocRoute,
  title: string,
  path: readonly string[],
  context: PageContext,
): SearchPage | undefined {
  const { page } = route
  const { localeSite } = context.config
  const { unlisted = false, search = true } = page.frontmatter
  if (unlisted || !search) return undefined
  const stored = context.searchTextOf(page.key)
  const { language } = context.searchRules
  // Its words were found by the rules of the language that it is written in, and are looked for by those of its readers.
  const isForeign =
    context.locales.isFallback(route.path) && language !== searchLanguageOf(localeSite?.defaultLocale.htmlLang ?? '')
  // A changelog is compiled under its own heading, and shown as that of its package.
  const isRetold = isForeign || title !== page.title
  return {
    ...frameOf(route.path, context),
    kind: route.kind === 'changelog' ? 'changelog' : 'page',
    title,
    path,
    package: 'package' in route ? route.package.name : undefined,
    version: route.kind === 'doc' && route.version.isShown ? route.version.label : undefined,
    key: isRetold ? JSON.stringify([stored.sum, title, language]) : stored.sum,
    size: stored.size,
    text: isRetold ? () => encodePageText(title, sectionsOf(stored.text()), context.searchRules) : stored.text,
    isTextStored: !isRetold,
    symbols: noSymbols,
  }
}

export function searchPageOfReact(path: RoutePath, title: string, html: string, context: PageContext): SearchPage {
  return {
    ...frameOf(path, context),
    kind: 'page',
    title,
    path: [],
    key: html,
    size: html.length,
    text: () => encodePageText(title, sectionsOfHtml(html), context.searchRules),
    symbols: noSymbols,
  }
}

/** Found by its title, and by what its author says: what it lists is found by itself. */
export function searchPageOfListing(
  path: RoutePath,
  { title, lead = '', breadcrumbs }: Pick<ListingPageProps, 'title' | 'lead' | 'breadcrumbs'>,
  version: DocsVersion | undefined,
  context: PageContext,
): SearchPage {
  return {
    ...frameOf(path, context),
    kind: 'page',
    title,
    path: breadcrumbs.slice(0, -1).map(({ label }) => label),
    version: version?.isShown ? version.label : undefined,
    key: JSON.stringify([title, lead]),
    size: lead.length,
    text: () => encodePageText(title, [{ anchor: '', titles: [], text: lead }], context.searchRules),
    symbols: noSymbols,
  }
}

export function searchPageOfPackage(
  { path, package: apiPackage }: Extract<Route, { kind: 'api-package' }>,
  context: PageContext,
): SearchPage {
  const sections = sectionsOfPackage(apiPackage, context)
  const key = JSON.stringify(sections)
  return {
    ...frameOf(path, context),
    version: context.versions.versionOf(path)?.label,
    kind: 'page',
    title: apiPackage.name,
    path: [context.config.words('apiReference')],
    package: apiPackage.name,
    key,
    size: key.length,
    text: () => encodePageText(apiPackage.name, sections, context.searchRules),
    symbols: () => [{ name: apiPackage.name, kind: 'page', anchor: '', isDeprecated: false, shapes: [] }],
  }
}

/** The description stands before the README, and belongs to its beginning. */
function sectionsOfPackage({ description, readme }: ApiPackage, { fragments }: PageContext): readonly SearchSection[] {
  const [first, ...others] = (readme && fragments.get(textKey(readme))?.sections) ?? []
  const text = [description, first?.text ?? ''].filter((part) => part !== '').join(' ')
  return [{ anchor: '', titles: [], text }, ...others]
}

/** Whoever looks for what is gone finds when that was. */
export function searchPageOfChanges(
  path: RoutePath,
  title: string,
  { name, releases }: Pick<ApiPackage, 'name'> & Pick<ApiChangesPageProps, 'releases'>,
  context: PageContext,
): SearchPage {
  const sections = releases.map(({ version, anchor, changes }): SearchSection => ({
    anchor,
    titles: [version ?? context.config.words('unreleased')],
    text: changes.flatMap(({ name: changed, lines = [] }) => [changed, ...lines.map(({ line }) => line.trim())]).join('\n'),
  }))
  const key = JSON.stringify([title, sections])
  return {
    ...frameOf(path, context),
    version: context.versions.versionOf(path)?.label,
    kind: 'changelog',
    title,
    path: [context.config.words('apiReference'), name],
    package: name,
    key,
    size: key.length,
    text: () => encodePageText(title, sections, context.searchRules),
    symbols: noSymbols,
  }
}

export function searchPageOfEntry(
  path: RoutePath,
  title: string,
  { entry, package: { name } }: { readonly entry: PagedEntry; readonly package: ApiPackage },
  context: PageContext,
): SearchPage {
  const usedBy = context.apiIndex.usersOf(path, name)
  const key = JSON.stringify([usedBy, entry])
  return {
    ...frameOf(path, context),
    version: context.versions.versionOf(path)?.label,
    kind: shownKindOf(entry),
    title,
    path: [name],
    package: name,
    isDeprecated: isDeprecated(entry),
    key,
    // Most of a declaration is types, which are no text.
    size: Math.round(key.length / 4),
    text: () => encodePageText(title, sectionsOfEntry(entry), context.searchRules),
    symbols: () => symbolsOfEntry(title, entry, usedBy),
  }
}

function frameOf(path: RoutePath, { config }: PageContext) {
  const { localeSite, locale } = config
  return {
    href: hrefOfRoute(path, config),
    language: locale.htmlLang,
    ...(localeSite && { locale: locale.name }),
    isDeprecated: false,
  }
}
