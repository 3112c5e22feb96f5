// What search engines and shared links are told of a declaration: true of this one, and of no other.
import { shownKindOf, summaryTextOf, type ApiNamespace, type ApiPackage, type Words } from '@docgen/model'
import { ownMembersOf, titleWithin, type PagedEntry } from './api-entries.ts'
import { plainTextOf } from './plain-text.ts'

/**
 * The name of a declaration, within a namespace the names of both. Where its package or namespace has the name twice, its kind tells them
 * apart; a re-export leads to the same page. An augmentation has the name of what it adds to.
 */
export function headTitleOf(
  entry: PagedEntry,
  namespaces: readonly ApiNamespace[],
  apiPackage: Pick<ApiPackage, 'entries'>,
  words: Words,
): string {
  const title = titleWithin(namespaces, entry)
  const { entries } = namespaces.at(-1) ?? apiPackage
  const isShared = entries.some(
    ({ kind, displayName }) => displayName === entry.displayName && kind !== entry.kind && kind !== 'reference',
  )
  const kind = shownKindOf(entry)
  return isShared || kind === 'augmentation' ? `${title} (${words(`kindInText.${kind}`)})` : title
}

/** Its own summary, else what it is and what is in it. Texts of its members and parameters are about these. */
export function descriptionOf(entry: PagedEntry, packageName: string, words: Words): string {
  return plainTextOf(summaryTextOf(entry)) || generatedDescription(entry, packageName, words)
}

const mostNames = 5

function generatedDescription(entry: PagedEntry, packageName: string, words: Words): string {
  const names = namesIn(entry)
  const start = words(`describe.${shownKindOf(entry)}`, { name: entry.displayName, package: packageName })
  if (names.length === 0) return `${start}.`
  const more = names.length - mostNames
  const list = names.slice(0, mostNames).join(', ')
  return `${start}: ${more > 0 ? words('namesAndMore', { names: list, count: more }) : list}.`
}

/** What is in it, or goes into it. */
function namesIn(entry: PagedEntry): readonly string[] {
  switch (entry.kind) {
    case 'class':
    case 'interface':
    case 'enum':
      return distinct(ownMembersOf(entry).map(({ name }) => name))
    case 'namespace':
      return entry.entries.map(({ displayName }) => displayName)
    case 'function':
      return distinct(entry.signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
    case 'type':
    case 'variable':
      return []
  }
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
