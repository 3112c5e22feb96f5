// Pages of the API reference: their texts filled in, and the address of every declaration they name.
import {
  entryAnchorOf,
  entryPointSectionsOf,
  packagesByGroup,
  textKey,
  type ApiChangesPageProps,
  type ApiEntryPageProps,
  type ApiEntryPointProps,
  type ApiHierarchyPageProps,
  type ApiId,
  type ApiIndexPageProps,
  type ApiPackagePageProps,
  type ApiSection,
  type ApiSymbolsPageProps,
  type EntryPointSection,
  type SearchPage,
  type SitePage,
  type ThemePage,
  type TocEntry,
} from '@docgen/model'
import { titleWithin } from './api-entries.ts'
import { entryProps, mentionOf } from './api-entry-page.ts'
import {
  frameOf,
  packageHref,
  packagePropsOf,
  type ApiContext,
  type ApiRoute,
  type ChangesRoute,
  type EntryRoute,
  type OverviewRoute,
  type PackageRoute,
} from './api-frame.ts'
import { releasesOf } from './api-changes.ts'
import { apiHierarchyOf } from './api-hierarchy.ts'
import { importLineOfEntryPoint } from './api-imports.ts'
import { filledText } from './api-page-texts.ts'
import { apiSymbolsOf } from './api-symbols.ts'
import { namespaceGroupsOf, summaryOf } from './entry-summaries.ts'
import { purposeOf } from './plain-text.ts'
import { topAnchorsOf, withReadmeHeadings } from './readme-headings.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { identityOf, sitePageOf, type PageContext, type PageFindings } from '../pages/page-context.ts'
import { partOf } from '../pages/part-of.ts'
import { wholePageOf } from '../pages/whole-page.ts'
import { searchPageOfChanges, searchPageOfEntry, searchPageOfPackage } from '../search/search-pages.ts'

export function apiPage(route: ApiRoute, context: PageContext): SitePage {
  return sitePageOf(identityOf(route, context.config), (findings) => {
    const page = themePageOf(route, { ...context, ...findings, form: 'html' })
    return {
      page,
      whole: wholePageOf(textsOf(page), route.path, context.config),
      markdownPage: () => themePageOf(route, { ...context, ...noFindings, form: 'markdown' }),
      content: () => '',
      contentKey: '',
      search: () => searchPageOfApi(route, context),
    }
  })
}

function textsOf({ props }: ThemePage): unknown {
  const { site: _, head: __, ...own } = props
  return { ...own, sidebar: undefined }
}

/** What is wrong with a page is reported of its HTML. */
const noFindings: PageFindings = { report: () => undefined, useAssets: () => undefined, useCodeTypes: () => undefined }

/** Indexes are not searched: what they list is found by itself. */
function searchPageOfApi(route: ApiRoute, context: PageContext): SearchPage | undefined {
  if (route.kind === 'api-package') return searchPageOfPackage(route, context)
  if (route.kind === 'api-changes') {
    const title = context.config.words('apiChangesOf', { package: route.package.name })
    const releases = releasesOf(route.package, () => undefined)
    return searchPageOfChanges(route.path, title, { name: route.package.name, releases }, context)
  }
  if (route.kind !== 'api-entry') return undefined
  return searchPageOfEntry(route.path, titleWithin(route.namespaces, route.entry), route, context)
}

function themePageOf(route: ApiRoute, context: ApiContext): ThemePage {
  switch (route.kind) {
    case 'api-index':
      return { layout: 'apiIndex', props: indexProps(route, context) }
    case 'api-symbols':
      return { layout: 'apiSymbols', props: symbolsProps(route, context) }
    case 'api-hierarchy':
      return { layout: 'apiHierarchy', props: hierarchyProps(route, context) }
    case 'api-changes':
      return { layout: 'apiChanges', props: changesProps(route, context) }
    case 'api-package':
      return { layout: 'apiPackage', props: packagePageProps(route, context) }
    case 'api-entry':
      return { layout: 'apiEntry', props: entryPageProps(route, context) }
  }
}

function indexProps(route: OverviewRoute, context: PageContext): ApiIndexPageProps {
  const { words, title: site } = context.config
  const title = words('apiReference')
  const hrefOfPart = (part: 'symbols' | 'hierarchy'): string => hrefOfRoute(`${route.api.path}${part}/`, context.config)
  return {
    ...frameOf(route, { title, description: words('apiReferenceOf', { site }) }, context),
    title,
    packages: packagesByGroup(route.api).map((apiPackage) => ({
      name: apiPackage.name,
      version: apiPackage.version,
      description: purposeOf(apiPackage),
      href: packageHref(route.api, apiPackage, context),
      entryCount: apiPackage.entries.length,
      group: apiPackage.group,
      part: partOf(`${route.api.path}${apiPackage.dir}/`, context.config.parts)?.name,
    })),
    symbolsHref: hrefOfPart('symbols'),
    hierarchyHref: hrefOfPart('hierarchy'),
  }
}

function symbolsProps(route: OverviewRoute, context: PageContext): ApiSymbolsPageProps {
  const { words, title: site } = context.config
  const title = words('allSymbols')
  return {
    ...frameOf(route, { title, section: words('api'), description: words('symbolsOf', { site }) }, context),
    title,
    symbols: apiSymbolsOf(route.api, ({ id }) => hrefOfId(id, route.api, context)),
  }
}

function hierarchyProps(route: OverviewRoute, context: PageContext): ApiHierarchyPageProps {
  const { words, title: site } = context.config
  const title = words('hierarchy')
  return {
    ...frameOf(route, { title, section: words('api'), description: words('hierarchyOf', { site }) }, context),
    title,
    roots: apiHierarchyOf(route.api, (id) => hrefOfId(id, route.api, context)),
  }
}

function hrefOfId(id: ApiId, { placeById }: ApiSection, { config }: PageContext): string | undefined {
  const place = placeById.get(id)
  return place && hrefOfRoute(place.path, config, place.anchor)
}

function entryPageProps(route: EntryRoute, context: ApiContext): ApiEntryPageProps {
  const props = entryProps(route, context)
  const groups = namespaceGroupsOf(route, props.texts, context)
  return { ...props, ...(groups && { groups }) }
}

function packagePageProps(route: PackageRoute, context: ApiContext): ApiPackagePageProps {
  const { api, package: apiPackage } = route
  const { words } = context.config
  const description = purposeOf(apiPackage) || words('apiOfPackage', { package: apiPackage.name })
  const sections = entryPointSectionsOf(apiPackage, words)
  const readme = readmeOf(route, context)
  const mentions = context.apiIndex.packageMentionsOf(route.path)
  const fragment = apiPackage.readme && context.fragments.get(textKey(apiPackage.readme))
  const top = topAnchorsOf(fragment?.html ?? '')
  const readmeHeadings = fragment?.headings.filter(({ anchor }) => top.has(anchor)) ?? []
  return {
    ...frameOf(route, { title: apiPackage.name, section: words('api'), description }, context),
    package: packagePropsOf(api, apiPackage, context),
    readme,
    ...(mentions.length > 0 && { mentionedIn: mentions.map((mention) => mentionOf(mention, context)) }),
    entryPoints: sections.map((section) => entryPointProps(section, route, context)),
    toc: [...readmeHeadings.map(({ text, anchor }) => tocEntry(2, text, anchor)), ...sections.flatMap(tocOfSection)],
  }
}

function changesProps(route: ChangesRoute, context: PageContext): ApiChangesPageProps {
  const { api, package: apiPackage } = route
  const { words } = context.config
  const head = {
    label: words('apiChanges'),
    title: words('apiChangesOf', { package: apiPackage.name }),
    section: words('api'),
    description: words('apiChangesOfPackage', { package: apiPackage.name }),
  }
  const releases = releasesOf(apiPackage, (id) => hrefOfId(id, api, context))
  return {
    ...frameOf(route, head, context),
    package: packagePropsOf(api, apiPackage, context),
    releases,
    toc: releases.map(({ version, anchor, impact }) => {
      const name = version ?? words('unreleased')
      return tocEntry(2, impact === 'breaks' ? `${name} · ${words('changeBreaks')}` : name, anchor)
    }),
  }
}

/** Links of a README are relative to its package. The first paragraph of the site's introduction is the lead of the page. */
function readmeOf(route: PackageRoute, context: ApiContext): string | undefined {
  const { readme, repositoryUrl } = route.package
  const place = readme?.isOfSite ? {} : { externalBase: repositoryUrl }
  const filled = readme && filledText(readme, route, context, place)
  const text = filled !== undefined && context.form === 'html' ? withReadmeHeadings(filled) : filled
  if (text === undefined || !readme?.isOfSite) return text
  const rest = context.form === 'html' ? text.replace(/^<p>[^]*?<\/p>\s*/, '') : text.replace(/^[^]*?(?:\n\s*\n|$)/, '')
  return rest === '' ? undefined : rest
}

function tocOfSection({ specifier, anchor, groups }: EntryPointSection): readonly TocEntry[] {
  if (anchor === undefined) return groups.map((group) => tocEntry(2, group.title, group.anchor))
  return [tocEntry(2, specifier, anchor), ...groups.map((group) => tocEntry(3, group.title, group.anchor))]
}

function tocEntry(depth: TocEntry['depth'], text: string, anchor: string): TocEntry {
  return { depth, text, href: `#${encodeURIComponent(anchor)}` }
}

function entryPointProps(
  { specifier, anchor, summary, groupTexts = [], groups }: EntryPointSection,
  route: PackageRoute,
  context: ApiContext,
): ApiEntryPointProps {
  const exported = groups.flatMap(({ entries }) => entries)
  return {
    specifier,
    ...(anchor !== undefined && { anchor, importLine: importLineOfEntryPoint(specifier, exported) }),
    ...(summary && { summary: filledText(summary, route, context) }),
    groups: groups.map((group) => ({
      ...group,
      texts: groupTexts.flatMap(({ heading, text }) => (heading === group.title ? [filledText(text, route, context)] : [])),
      entries: group.entries.map((entry) =>
        summaryOf(entry, entryAnchorOf(entry, route.package.name), route, (text) => filledText(text, route, context), context),
      ),
    })),
  }
}
