// What search is told of a declaration: its texts as sections, and itself and its members as symbols.
import {
  fencesOf,
  isDeprecated,
  enumMemberAnchorOf,
  memberAnchorOf,
  shownKindOf,
  type ApiEnumMember,
  type ApiMember,
  type ApiSignature,
  type ApiText,
  type SearchHitKind,
  type SearchSection,
  type SearchSymbol,
} from '@docgen/model'
import { codeLinesOf, hiddenMark } from '../../../search/text-lines.ts'
import { textsOf } from '../../../syntax/api/api-texts.ts'
import { ownMembersOf, type PagedEntry } from './api-entries.ts'
import { shapeOf } from './api-shapes.ts'
import { paragraphsOf } from './plain-text.ts'

/** `title` is what a reader calls the declaration, within a namespace the names of both. */
export function symbolsOfEntry(title: string, entry: PagedEntry, usedBy: number): readonly SearchSymbol[] {
  const dot = title.lastIndexOf('.')
  const own: SearchSymbol = {
    name: title.slice(dot + 1),
    parent: dot < 0 ? undefined : title.slice(0, dot),
    kind: shownKindOf(entry),
    anchor: '',
    isDeprecated: isDeprecated(entry),
    shapes: shapesOf(entry),
    ...(usedBy > 0 && { usedBy }),
  }
  const isAllDeprecated = own.isDeprecated
  return [
    own,
    ...ownMembersOf(entry).map((member) => ({
      name: member.name,
      parent: title,
      kind: kindOfMember(member),
      anchor: anchorOf(member),
      isDeprecated: isAllDeprecated || isDeprecated(member),
      shapes: shapesOf(member),
    })),
  ]
}

export function sectionsOfEntry(entry: PagedEntry): readonly SearchSection[] {
  // What stands in it has sections, or pages, of its own.
  const own = { ...entry, members: [], entries: [] }
  return [
    { anchor: '', titles: [], text: plainTextOf(textsInOrder(own), parameterNamesOf(entry)) },
    ...ownMembersOf(entry).map((member) => ({
      anchor: anchorOf(member),
      titles: [member.name],
      text: plainTextOf(textsInOrder(member), parameterNamesOf(member)),
    })),
  ]
}

type Member = ApiEnumMember | ApiMember

function kindOfMember(member: Member): SearchHitKind {
  if (!('kind' in member)) return 'enum-member'
  return member.kind === 'method' ? 'method' : 'property'
}

function anchorOf(member: Member): string {
  return 'kind' in member ? memberAnchorOf(member) : enumMemberAnchorOf(member)
}

function shapesOf(declaration: PagedEntry | Member): readonly string[] {
  return [...new Set(signaturesOf(declaration).map(shapeOf))]
}

function parameterNamesOf(declaration: PagedEntry | Member): readonly string[] {
  return [...new Set(signaturesOf(declaration).flatMap(({ parameters }) => parameters.map(({ name }) => name)))]
}

function signaturesOf(declaration: PagedEntry | Member): readonly ApiSignature[] {
  return 'signatures' in declaration ? declaration.signatures : []
}

/** What a declaration is comes before what its parameters are. */
function textsInOrder(declaration: PagedEntry | Member): readonly ApiText[] {
  const comments = [declaration.comment, ...signaturesOf(declaration).map(({ comment }) => comment)]
  return [...new Set([...textsOf(comments), ...textsOf(declaration)])]
}

/** The words of Markdown without its marks. The names of parameters are found as well, and shown where there is nothing else. */
function plainTextOf(texts: readonly ApiText[], names: readonly string[]): string {
  const lines = texts.flatMap(({ markdown }) => linesOfMarkdown(markdown))
  if (names.length === 0) return lines.join('\n')
  return lines.length === 0 ? `(${names.join(', ')})` : [...lines, hiddenMark + names.join(' ')].join('\n')
}

function linesOfMarkdown(markdown: string): readonly string[] {
  const lines = markdown.split('\n')
  const fences = /```|~~~/.test(markdown) ? fencesOf(lines) : []
  let next = 0
  const pieces = fences.flatMap(({ first, last, isClosed }) => {
    const before = lines.slice(next, first)
    next = last + 1
    return [...paragraphsOf(before.join('\n')), ...codeLinesOf(lines.slice(first + 1, isClosed ? last : next).join('\n'))]
  })
  return [...pieces, ...paragraphsOf(lines.slice(next).join('\n'))]
}
