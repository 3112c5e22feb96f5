// The page of one declaration: what it is, who uses it, what stands beside it.
import {
  entryIdOf,
  isDeprecated,
  isEnumDescribed,
  memberAnchorOf,
  shownMemberGroupsOf,
  specifierOf,
  textKey,
  unexportedAnchorsOf,
  type ApiEntry,
  type ApiEntryPageProps,
  type ApiId,
  type ApiMember,
  type GuideMention,
  type PageLink,
  type TocEntry,
  type Words,
} from '@docgen/model'
import { targetsOf, textsOf } from '../../../syntax/api/api-texts.ts'
import { frameOf, packageHref, packagePropsOf, type ApiContext, type EntryRoute } from './api-frame.ts'
import { descriptionOf, headTitleOf } from './api-head.ts'
import { titleInCode } from './api-entries.ts'
import { importLineOf } from './api-imports.ts'
import type { Mention } from './api-mentions.ts'
import { overviewEntryOf, overviewOf } from './api-overview.ts'
import { filledText } from './api-page-texts.ts'
import type { UnexportedElsewhere } from './api-unexported.ts'
import { externalHrefsOf } from '../links/external-links.ts'
import { hrefOfRoute } from '../links/hrefs.ts'
import { sidebarItemsOf } from '../pages/neighbours.ts'
import type { PageContext } from '../pages/page-context.ts'
import { sectionPagesOf, type SectionPages } from '../pages/view-sidebar.ts'

export function entryProps(route: EntryRoute, context: ApiContext): ApiEntryPageProps {
  const { api, package: apiPackage, entry, namespaces } = route
  const { words } = context.config
  const { entries: unexported, elsewhere } = context.apiIndex.unexportedOn(route.path)
  const shown = [entry, ...Object.values(unexported)]
  const hrefsElsewhere = hrefsOfUnexported(elsewhere, context)
  const hrefs = { ...hrefsOf(route, shown, context), ...hrefsOfTargets(targetsOf(shown), hrefsElsewhere) }
  const anchors = unexportedAnchorsOf(Object.keys(unexported))
  const unexportedHrefs = new Map([...anchors].map(([id, anchor]) => [id, `#${encodeURIComponent(anchor)}`]))
  const textPlace = { unexportedHrefs: new Map([...hrefsElsewhere, ...unexportedHrefs]) }
  const texts = Object.fromEntries(textsOf(shown).map((text) => [textKey(text), filledText(text, route, context, textPlace)]))
  const overview = overviewOf(entry, texts, context)
  const references = referencesTo(route, context)
  const additions = context.apiIndex.additionsTo(route.path)
  const additionsFrom = additions.map(({ title, path }) => ({ title, href: hrefOfRoute(path, context.config) }))
  const namesakes = context.apiIndex
    .namesakesOf(route.path)
    .map(({ kind, path }) => ({ kind, href: hrefOfRoute(path, context.config) }))
  const mentionedIn = context.apiIndex.mentionsOf(route.path).map((mention) => mentionOf(mention, context))
  const below = [
    ...(shown.length > 1 || elsewhere.length > 0 ? [tocEntryOf('not-exported', words('notExported'))] : []),
    ...(references.referencedBy.length > 0 ? [tocEntryOf('referenced-by', words('referencedBy'))] : []),
    ...(mentionedIn.length > 0 ? [tocEntryOf('mentioned-in', words('mentionedIn'))] : []),
  ]
  const isOld = oldAmong(elsewhere)
  const deprecated = Object.keys(hrefs).filter((id) => context.apiIndex.deprecated().has(id) || isOld(id))
  const head = {
    label: entry.displayName,
    title: headTitleOf(entry, namespaces, apiPackage, words),
    section: specifierOf(entry.id),
    description: descriptionOf(entry, apiPackage.name, words),
  }
  return {
    ...frameOf(route, head, context),
    package: packagePropsOf(api, apiPackage, context),
    entry,
    title: titleInCode(namespaces, entry),
    hrefs,
    ...(deprecated.length > 0 && { deprecated }),
    texts,
    externalHrefs: externalHrefsOf(shown, api.externalHrefs),
    ...references,
    ...(additionsFrom.length > 0 && { additionsFrom }),
    ...(namesakes.length > 0 && { namesakes }),
    mentionedIn,
    ...(shown.length > 1 && { unexported }),
    ...(elsewhere.length > 0 && { unexportedElsewhere: elsewhere.flatMap((each) => elsewhereProps(each, hrefsElsewhere)) }),
    importLine: importLineOf(entry, namespaces),
    ...(overview && { overview }),
    toc: [...(overview ? overviewEntryOf(entry, words) : []), ...tocOfEntry(entry, below, words)],
    ...neighboursOf(route, context),
  }
}

/** Names used all over a family would make their page one long list: these many uses are on it, and how many there are besides. */
const mostUses = 100

function referencesTo(
  { path, package: { name } }: EntryRoute,
  { apiIndex, config }: PageContext,
): Pick<ApiEntryPageProps, 'referencedBy' | 'referencedByMore'> {
  const uses = apiIndex.usesOf(path)
  const elsewhere = new Set(uses.filter((use) => use.package !== name).map(({ title }) => title))
  return {
    referencedBy: uses.slice(0, mostUses).map((use) => ({
      title: use.title,
      href: hrefOfRoute(use.path, config, use.anchor),
      context: use.context,
      // One in the entry's own package goes without saying, unless another package has the name too.
      ...(elsewhere.has(use.title) && { package: use.package }),
      ...(use.isDeprecated && { isDeprecated: true }),
    })),
    ...(uses.length > mostUses && { referencedByMore: uses.length - mostUses }),
  }
}

/** "Overview" alone says little: the categories that lead to it in the sidebar stand with it. */
export function mentionOf({ doc, samples }: Mention, { sidebarOf, config }: PageContext): GuideMention {
  const { page, path } = doc
  const labels = (sidebarOf(sidebarItemsOf(doc)).ancestorsByPath.get(path) ?? []).map(({ label }) => label)
  const trail = labels.at(-1) === page.title ? labels.slice(0, -1) : labels
  return {
    title: page.title,
    href: hrefOfRoute(path, config),
    ...(trail.length > 0 && { trail }),
    ...(samples > 0 && { samples }),
  }
}

/** Where the declarations that the entry names stand. A link to the page itself is its anchor alone. */
function hrefsOf(
  { entry, path }: EntryRoute,
  shown: readonly ApiEntry[],
  { targets, config }: PageContext,
): Readonly<Record<string, string>> {
  const ids = [...targetsOf(shown), ...(entry.kind === 'namespace' ? entry.entries.map(({ id }) => id) : [])]
  return Object.fromEntries(
    ids.flatMap((id) => {
      const place = targets.placeById.get(id)
      if (!place) return []
      const isHere = place.path === path && place.anchor !== undefined
      return [
        [id, isHere ? `#${encodeURIComponent(place.anchor ?? '')}` : hrefOfRoute(place.path, config, place.anchor)] as const,
      ]
    }),
  )
}

function hrefsOfUnexported(
  elsewhere: readonly UnexportedElsewhere[],
  { config }: Pick<PageContext, 'config'>,
): ReadonlyMap<ApiId, string> {
  return new Map(elsewhere.map(({ entry, path, anchor }) => [entry.id, hrefOfRoute(path, config, anchor)]))
}

/** Types also name members of them. */
function hrefsOfTargets(targets: ReadonlySet<ApiId>, hrefs: ReadonlyMap<ApiId, string>): Readonly<Record<ApiId, string>> {
  const found = [...targets].map((id) => [id, hrefs.get(entryIdOf(id))] as const)
  return Object.fromEntries(found.flatMap(([id, href]) => (href === undefined ? [] : [[id, href] as const])))
}

function oldAmong(elsewhere: readonly UnexportedElsewhere[]): (id: ApiId) => boolean {
  const old = new Set(elsewhere.flatMap(({ entry }) => (isDeprecated(entry) ? [entry.id] : [])))
  return (id) => old.has(entryIdOf(id))
}

type ElsewhereProps = NonNullable<ApiEntryPageProps['unexportedElsewhere']>[number]

function elsewhereProps({ entry, title }: UnexportedElsewhere, hrefs: ReadonlyMap<ApiId, string>): readonly ElsewhereProps[] {
  const { id, displayName: name, kind } = entry
  const href = hrefs.get(id)
  if (kind === 'reference' || href === undefined) return []
  return [{ name, kind, href, with: title, ...(isDeprecated(entry) && { isDeprecated: true }) }]
}

function tocEntryOf(anchor: string, text: string): TocEntry {
  return { depth: 2, text, href: `#${encodeURIComponent(anchor)}` }
}

/** A class may have a static member and another one by one name. */
function tocTextOf(member: ApiMember, all: readonly ApiMember[]): string {
  const { name, flags } = member
  const isShared = flags.isStatic && all.some((other) => other.name === name && !other.flags.isStatic)
  return isShared ? `static ${name}` : name
}

/** What is `below` alone makes no table of contents. */
function tocOfEntry(entry: EntryRoute['entry'], below: readonly TocEntry[], words: Words): readonly TocEntry[] {
  if (entry.kind === 'enum') return isEnumDescribed(entry) ? [tocEntryOf('members', words('members')), ...below] : []
  if (entry.kind !== 'class' && entry.kind !== 'interface') return []
  const groups = shownMemberGroupsOf(entry.members, words).flatMap(({ kind, title, anchor, members }): TocEntry[] => {
    const own = members.filter((member) => member.inheritedFrom === undefined)
    const items = own.map((member): TocEntry => ({
      ...tocEntryOf(memberAnchorOf(member), tocTextOf(member, entry.members)),
      depth: 3,
      ...(isDeprecated(member) && { isDeprecated: true }),
    }))
    return [tocEntryOf(anchor, title), ...(kind === 'constructor' ? [] : items)]
  })
  // A member of the name keeps its anchor.
  const taken = new Set(groups.map(({ href }) => href))
  return groups.length > 0 ? [...groups, ...below.filter(({ href }) => !taken.has(href))] : []
}

const noPages: SectionPages = { pages: [], indexByPath: new Map() }

/** The pages of a package in the order of its sidebar, after its own. */
function neighboursOf(
  { api, package: apiPackage, path }: EntryRoute,
  { sidebarOf, config }: PageContext,
): { prev: PageLink; next?: PageLink } {
  const sidebar = sidebarOf(api.sidebar)
  const [section] = sidebar.ancestorsByPath.get(path) ?? []
  const { pages, indexByPath } = section ? sectionPagesOf(section, sidebar) : noPages
  const linkTo = (index: number): PageLink | undefined => {
    const page = pages[index]
    if (!page) return undefined
    const { label: title, path: to, isDeprecated: isOld } = page.item
    return { title, href: hrefOfRoute(to, config), category: page.category, ...(isOld && { isDeprecated: true }) }
  }
  const index = indexByPath.get(path) ?? -1
  const prev = linkTo(index - 1) ?? {
    title: apiPackage.name,
    category: config.words('package'),
    href: packageHref(api, apiPackage, { config }),
  }
  const next = linkTo(index + 1)
  return { prev, ...(next && { next }) }
}
