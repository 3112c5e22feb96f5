// What the pages of packages and of namespaces say of each of their exports.
import {
  entryGroupsOf,
  isDeprecated,
  memberCountOf,
  namespaceAnchorOf,
  shownAsOf,
  summaryTextOf,
  textKey,
  type ApiEntry,
  type ApiEntryPageProps,
  type ApiEntryPointProps,
  type ApiEntrySummary,
  type ApiText,
} from '@docgen/model'
import type { ApiContext, EntryRoute, PackageRoute } from './api-frame.ts'
import { firstParagraphOf } from './api-page-texts.ts'
import { firstSentenceOf } from './first-sentence.ts'
import { hrefOfRoute } from '../links/hrefs.ts'

/** `shown` is the text as the page shows it, and `anchor` that of the row. */
export function summaryOf(
  entry: ApiEntry,
  anchor: string,
  route: PackageRoute | EntryRoute,
  shown: (text: ApiText) => string,
  context: ApiContext,
): ApiEntrySummary {
  // A re-export leads to what it stands for.
  const id = entry.kind === 'reference' ? entry.target : entry.id
  const place = id === undefined ? undefined : route.api.placeById.get(id)
  const text = summaryTextOf(entry)
  return {
    // It is known by the name that it adds: `default`.
    name: entry.kind === 'reference' ? entry.name : entry.displayName,
    kind: entry.kind,
    ...shownAsOf(entry),
    anchor,
    href: place === undefined || place.path === route.path ? undefined : hrefOfRoute(place.path, context.config, place.anchor),
    summary: text ? firstSentenceOf(firstParagraphOf(shown(text), context), context) : '',
    memberCount: memberCountOf(entry),
    isDeprecated: isDeprecated(entry),
    target: entry.kind === 'reference' ? entry.targetName : undefined,
  }
}

/** The entries of a namespace as the groups of a package's page; `texts` are those of its own page. */
export function namespaceGroupsOf(
  route: EntryRoute,
  texts: ApiEntryPageProps['texts'],
  context: ApiContext,
): ApiEntryPointProps['groups'] | undefined {
  const { entry, package: apiPackage } = route
  if (entry.kind !== 'namespace') return undefined
  const shown = (text: ApiText): string => texts[textKey(text)] ?? ''
  return entryGroupsOf(entry.entries, context.config.words, apiPackage.headingOrder).map((group) => ({
    ...group,
    texts: (entry.comment?.groupTexts ?? []).flatMap(({ heading, text }) => (heading === group.title ? [shown(text)] : [])),
    entries: group.entries.map((inner) => summaryOf(inner, namespaceAnchorOf(inner), route, shown, context)),
  }))
}
