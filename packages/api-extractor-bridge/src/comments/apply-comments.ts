import { findNearest, namesOf, type ApiEntry, type ApiMember, type ApiType, type Diagnostic } from '@docgen/model'
import { unknownApiComment, unusedApiComment } from '../diagnostics/site-comments.ts'
import { mergeComment, mergeIntoDeclaration, type Refused } from './merge-comment.ts'
import { normalSymbolOf, type SiteComment } from './parse-comments.ts'

/** Takes the comment for a declaration out of those of the site. */
type Take = (names: readonly string[]) => { readonly ours: SiteComment; readonly refused: Refused } | undefined

/**
 * Entries of a package with the comments of the site where the package has none. Reports `unknown-api-comment` for what does not exist, and
 * `unused-api-comment` for what the package says itself.
 */
export function applyComments(
  { name: packageName, entries }: { readonly name: string; readonly entries: readonly ApiEntry[] },
  comments: readonly SiteComment[],
): { readonly entries: readonly ApiEntry[]; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const bySymbol = new Map(comments.map((comment) => [normalSymbolOf(comment.symbol), comment]))
  const known = new Set<string>()
  const taken = new Set<SiteComment>()
  const take: Take = (names) => {
    for (const name of names) known.add(name)
    const ours = names.map((name) => bySymbol.get(name)).find((comment) => comment !== undefined && !taken.has(comment))
    if (!ours) return undefined
    taken.add(ours)
    const { symbol } = ours
    return {
      ours,
      refused: {
        unused: (part, at) => diagnostics.push(unusedApiComment(at, symbol, part)),
        unknownParameter: (name, at, candidates) =>
          diagnostics.push(unknownApiComment(at, { kind: 'parameter', name, symbol, nearest: findNearest(name, candidates) })),
      },
    }
  }
  const merged = entries.map((entry) => withComments(entry, take))
  for (const comment of comments) {
    if (taken.has(comment)) continue
    const nearest = findNearest(normalSymbolOf(comment.symbol), known)
    diagnostics.push(unknownApiComment(comment.at, { kind: 'symbol', name: comment.symbol, packageName, nearest }))
  }
  return { entries: merged, diagnostics }
}

/** What authors may call a declaration: with its namespaces, by its exported and its own name, and by what tells it from others of that name. */
function namesFor({ id, displayName }: ApiEntry): readonly string[] {
  const names = namesOf(id)
  return [...new Set([names.join('.'), [...names.slice(0, -1), displayName].join('.'), id.slice(id.indexOf('!') + 1)])]
}

function withComments(entry: ApiEntry, take: Take): ApiEntry {
  // A re-export has no page: what it stands for has the comment.
  if (entry.kind === 'reference') return entry
  const names = namesFor(entry)
  const found = take(names)
  const own = found ? mergeIntoDeclaration(entry, found.ours, found.refused) : entry
  const memberFound = (member: { readonly name: string }) => take(names.map((name) => `${name}.${member.name}`))
  const withMember = (member: ApiMember): ApiMember => {
    const comment = memberFound(member)
    return comment ? mergeIntoDeclaration(member, comment.ours, comment.refused) : member
  }
  switch (own.kind) {
    case 'class':
    case 'interface':
      return { ...own, members: own.members.map(withMember) }
    case 'enum':
      return {
        ...own,
        members: own.members.map((member) => {
          const comment = memberFound(member)
          return comment ? { ...member, comment: mergeComment(member.comment, comment.ours, comment.refused) } : member
        }),
      }
    case 'type':
    case 'variable':
      return { ...own, type: withMembers(own.type, withMember) }
    case 'namespace':
      return { ...own, entries: own.entries.map((inner) => withComments(inner, take)) }
    default:
      return own
  }
}

function withMembers(type: ApiType, withMember: (member: ApiMember) => ApiMember): ApiType {
  return type.kind === 'object' ? { ...type, members: type.members.map(withMember) } : type
}
