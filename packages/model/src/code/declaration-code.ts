import { anchoredMembersOf, areLinesEnough, isEnumDescribed } from '../api/api-described.ts'
import {
  enumMemberAnchorOf,
  isDeprecated,
  memberAnchorOf,
  type ApiEntry,
  type ApiEnum,
  type ApiMember,
  type ApiNamespace,
  type ApiType,
} from '../api/api.ts'
import { legibleMember, legibleMembers, legibleSignature, legibleType } from '../api/legible-types.ts'
import { elidedObject, shortSignatureOf, shortTypeOf } from '../api/tabled-members.ts'
import { group, hardBreak, indent, join, keyword, spaceBreak, word, type Code } from './code.ts'
import type { Links } from './links.ts'
import {
  baseTypeCode,
  constructorCode,
  memberCode,
  quotedName,
  signatureCode,
  typeCode,
  typeParametersCode,
} from './type-code.ts'

export type PageEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

/**
 * The declaration of a page, one piece for each overload. Its body has a line for each member, with the member's anchor, where those lines
 * say all there is to say; else the members stand below on the page, and the declaration goes without. Where that leaves no more than its kind
 * and name, which are the title of the page, there is no declaration.
 */
export function declarationCode(entry: PageEntry, links: Links): readonly Code[] {
  const members = anchoredMembersOf(entry)
  if (entry.kind === 'enum') return isEnumDescribed(entry) ? [] : [enumCode(entry, links, true)]
  if (entry.kind === 'namespace') return entry.origin ? [exportCode(entry, entry.origin, links)] : []
  if (members.length === 0 || areLinesEnough(members)) {
    const short = legibleEntry(shortEntryOf(entry))
    return bodiedCode(short, links, withAnchors(anchoredMembersOf(short)))
  }
  if (!saysMoreThanTitle(entry)) return []
  const head =
    entry.kind === 'type' || entry.kind === 'variable' ? [headCode(entry, links), elidedObject] : headCode(entry, links)
  return [head, ...mergedInterfaceCode(entry, links)]
}

/** Of a function, its signatures have tables below them. */
function shortEntryOf(entry: PageEntry): PageEntry {
  if (entry.kind === 'function') return { ...entry, signatures: entry.signatures.map(shortSignatureOf) }
  return entry.kind === 'type' || entry.kind === 'variable' ? { ...entry, type: shortTypeOf(entry.type) } : entry
}

/** All of its members stay, since the page has an anchor for each of them. */
export function legibleEntry(entry: PageEntry): PageEntry {
  switch (entry.kind) {
    case 'class':
    case 'interface':
      return { ...entry, members: legibleMembers(entry.members) }
    case 'function':
      return { ...entry, signatures: entry.signatures.map(legibleSignature) }
    case 'type':
    case 'variable': {
      const { type } = entry
      return { ...entry, type: type.kind === 'object' ? { ...type, members: legibleMembers(type.members) } : legibleType(type) }
    }
    default:
      return entry
  }
}

function saysMoreThanTitle(entry: PageEntry): boolean {
  if (entry.kind === 'interface') return entry.typeParameters.length + entry.extends.length > 0
  if (entry.kind === 'type') return entry.typeParameters.length > 0
  if (entry.kind === 'variable') return (entry.keyword ?? 'const') !== 'const'
  if (entry.kind !== 'class') return true
  return entry.flags.isAbstract === true || entry.typeParameters.length + entry.extends.length + entry.implements.length > 0
}

/** The declaration with all that it holds and without anchors, for an entry that has no page of its own. */
export function wholeDeclarationCode(entry: PageEntry, links: Links): readonly Code[] {
  return entry.kind === 'enum' ? [enumCode(entry, links, false)] : bodiedCode(entry, links, new Map())
}

/** Members as lines of code, each with its anchor: those of which there is nothing else to say. */
export function lineCode(member: ApiMember, options: LineOptions): readonly Code[] {
  return wholeLineCode(legibleMember(member), options)
}

function wholeLineCode(member: ApiMember, { isClass, links, anchor }: LineOptions): readonly Code[] {
  if (isClass && member.kind === 'constructor') return constructorCode(member, links, anchor)
  const code = memberCode(member, links, anchor)
  return member.kind === 'property' && member.defaultValue !== undefined ? [[code, ' = ', member.defaultValue]] : code
}

interface LineOptions {
  readonly isClass: boolean
  readonly links: Links
  readonly anchor: string | undefined
}

/** Index signatures share one anchor: the first has it. */
export function withAnchors(members: readonly ApiMember[]): ReadonlyMap<ApiMember, string | undefined> {
  const anchors = members.map(memberAnchorOf)
  return new Map(
    members.map((member, index) => {
      const anchor = anchors[index]
      return [member, anchor !== undefined && anchors.indexOf(anchor) === index ? anchor : undefined]
    }),
  )
}

type Anchors = ReadonlyMap<ApiMember, string | undefined>

function bodiedCode(entry: PageEntry, links: Links, anchors: Anchors): readonly Code[] {
  const body = (members: readonly ApiMember[]): Code => bodyCode(members.filter(isOwn), links, entry.kind === 'class', anchors)
  switch (entry.kind) {
    case 'class':
      return [
        anchoredMembersOf(entry).some(isOwn) ? [headCode(entry, links), ' ', body(entry.members)] : headCode(entry, links),
        ...mergedInterfaceCode(entry, links),
      ]
    case 'interface':
      return [[headCode(entry, links), ' ', body(entry.members)]]
    case 'function':
      return entry.signatures.map((signature) => [headCode(entry, links), signatureCode(signature, ': ', links)])
    case 'type':
    case 'variable':
      return [[headCode(entry, links), entry.type.kind === 'object' ? body(entry.type.members) : typeCode(entry.type, links)]]
    default:
      return [headCode(entry, links)]
  }
}

/** All that stands before the body of a declaration. */
function headCode(entry: PageEntry, links: Links): Code {
  const name = nameOf(entry)
  switch (entry.kind) {
    case 'class': {
      const abstract = entry.flags.isAbstract ? [keyword('abstract'), ' '] : ''
      const bases = entry.extends.slice(0, entry.extends.length - (entry.interfaceBases ?? 0))
      const heritage = [...heritageCode('extends', bases, links), ...heritageCode('implements', entry.implements, links)]
      return group(abstract, keyword('class'), ' ', name, typeParametersCode(entry.typeParameters, links), indent(heritage))
    }
    case 'interface': {
      const heritage = heritageCode('extends', entry.extends, links)
      return group(keyword('interface'), ' ', name, typeParametersCode(entry.typeParameters, links), indent(heritage))
    }
    case 'type':
      return [keyword('type'), ' ', name, typeParametersCode(entry.typeParameters, links), ' = ']
    case 'variable':
      return [keyword(entry.keyword ?? 'const'), ' ', name, ': ']
    case 'enum':
      return [entry.isConst ? [keyword('const'), ' '] : '', keyword('enum'), ' ', name]
    case 'function':
    case 'namespace':
      return [keyword(entry.kind), ' ', name]
  }
}

/** What an interface gives a class of its name. */
function mergedInterfaceCode(entry: PageEntry, links: Links): readonly Code[] {
  if (entry.kind !== 'class' || !entry.interfaceBases) return []
  const heritage = heritageCode('extends', entry.extends.slice(-entry.interfaceBases), links)
  const head = group(
    ...[keyword('interface'), ' ', nameOf(entry), typeParametersCode(entry.typeParameters, links)],
    indent(heritage),
  )
  return [[head, ' {}']]
}

function enumCode(entry: ApiEnum, links: Links, hasAnchors: boolean): Code {
  const members = entry.members.map((member) => [
    { ...word(quotedName(member.name), 'property'), anchor: hasAnchors ? enumMemberAnchorOf(member) : undefined },
    member.value === undefined ? '' : [' = ', typeCode({ kind: 'literal', text: member.value }, links)],
    ',',
  ])
  if (members.length === 0) return [headCode(entry, links), ' {}']
  return [headCode(entry, links), ' {', indent(hardBreak, join(hardBreak, members)), hardBreak, '}']
}

/** How a package hands on a module of another one. */
function exportCode(entry: ApiNamespace, { module, name }: NonNullable<ApiNamespace['origin']>, links: Links): Code {
  const as = name === entry.name ? [] : [' ', keyword('as'), ' ', nameOf(entry)]
  const names = name === undefined ? ['*', as] : ['{ ', name === entry.name ? nameOf(entry) : name, as, ' }']
  const from = typeCode({ kind: 'literal', text: JSON.stringify(module) }, links)
  return [keyword('export'), ' ', names, ' ', keyword('from'), ' ', from]
}

/** Every member on its own line, whatever their number. */
function bodyCode(members: readonly ApiMember[], links: Links, isClass: boolean, anchors: Anchors): Code {
  const lines = members.flatMap((member) => wholeLineCode(member, { isClass, links, anchor: anchors.get(member) }))
  return lines.length === 0 ? '{}' : ['{', indent(hardBreak, join(hardBreak, lines)), hardBreak, '}']
}

const nameOf = (entry: PageEntry): Code =>
  word(entry.displayName, entry.kind === 'function' ? 'function' : 'class-name', undefined, isDeprecated(entry))

const isOwn = (member: ApiMember): boolean => !member.inheritedFrom

function heritageCode(clause: 'extends' | 'implements', types: readonly ApiType[], links: Links): readonly Code[] {
  if (types.length === 0) return []
  const names = types.map((type) => baseTypeCode(type, links))
  return [spaceBreak, keyword(clause), ' ', group(indent(join([',', spaceBreak], names)))]
}
