import {
  entryGroupsOf,
  isDeprecated,
  memberCountOf,
  namespaceAnchorOf,
  textKey,
  type ApiEntry,
  type ApiEntryPointProps,
  type ApiNamespace,
} from '@docgen/model'
import { commentOf } from './comment-of.ts'
import type { ApiContext } from './context.ts'

/** The entries of a namespace as the groups of a package's page: headings of its authors, then kinds in their usual order. */
export function namespaceGroupsOf({ entries, comment }: ApiNamespace, context: ApiContext): ApiEntryPointProps['groups'] {
  return entryGroupsOf(entries, context.words).map((group) => ({
    ...group,
    texts: (comment?.groupTexts ?? []).flatMap(({ heading, text }) =>
      heading === group.title ? [context.texts[textKey(text)] ?? ''] : [],
    ),
    entries: group.entries.map((entry) => toSummary(entry, context)),
  }))
}

function toSummary(entry: ApiEntry, { links, texts }: ApiContext): ApiEntryPointProps['groups'][number]['entries'][number] {
  const summary = commentOf(entry)?.summary
  const target = entry.kind === 'reference' ? entry.target : entry.id
  return {
    name: entry.displayName,
    kind: entry.kind,
    anchor: namespaceAnchorOf(entry),
    href: target === undefined ? undefined : links.hrefOf({ name: entry.name, target }),
    summary: summary === undefined ? '' : (texts[textKey(summary)] ?? ''),
    memberCount: memberCountOf(entry),
    isDeprecated: isDeprecated(entry),
    target: entry.kind === 'reference' ? entry.targetName : undefined,
  }
}
