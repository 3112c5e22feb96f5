import { isDeprecated, type ApiEntry, type ApiMember, type ApiType } from '@docgen/ssg-cli/model'
import { group, hardBreak, indent, join, keyword, spaceBreak, word, type Code } from './code.ts'
import type { Links } from './links.ts'
import { bodyCode, signatureCode, typeCode, typeParametersCode } from './type-code.ts'

export type PageEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

/**
 * The declaration as its author wrote it, one piece for each overload. Interfaces show their own members; what classes, enums and
 * namespaces hold stands below on the page.
 */
export function declarationCode(entry: PageEntry, links: Links): readonly Code[] {
  const name = nameOf(entry)
  switch (entry.kind) {
    case 'class': {
      const abstract = entry.flags.isAbstract ? [keyword('abstract'), ' '] : ''
      const heritage = [...heritageCode('extends', entry.extends, links), ...heritageCode('implements', entry.implements, links)]
      return [group(abstract, keyword('class'), ' ', name, typeParametersCode(entry.typeParameters, links), indent(heritage))]
    }
    case 'interface': {
      const head: Code = [keyword('interface'), ' ', name, typeParametersCode(entry.typeParameters, links)]
      const own = entry.members.filter(isOwn)
      return [[group(head, indent(heritageCode('extends', entry.extends, links))), ' ', bodyCode(own, links)]]
    }
    case 'enum':
      return [[keyword('enum'), ' ', name]]
    case 'namespace':
      return [[keyword('namespace'), ' ', name]]
    case 'function':
      return entry.signatures.map((signature) => [keyword('function'), ' ', name, signatureCode(signature, ': ', links)])
    case 'type':
      return [[keyword('type'), ' ', name, typeParametersCode(entry.typeParameters, links), ' = ', aliasCode(entry.type, links)]]
    case 'variable':
      return [[keyword('const'), ' ', name, ': ', aliasCode(entry.type, links)]]
  }
}

const nameOf = (entry: PageEntry): Code =>
  word(entry.displayName, entry.kind === 'function' ? 'function' : 'class-name', undefined, isDeprecated(entry))

/** The declaration with all that it holds, for an entry that has no page of its own. */
export function wholeDeclarationCode(entry: PageEntry, links: Links): readonly Code[] {
  const pieces = declarationCode(entry, links)
  if (entry.kind === 'class')
    return [...pieces.slice(0, -1), [pieces.at(-1) ?? '', ' ', bodyCode(entry.members.filter(isOwn), links)]]
  if (entry.kind !== 'enum') return pieces
  const members = entry.members.map(({ name, value }) => [
    word(name, 'property'),
    value === undefined ? '' : [' = ', typeCode({ kind: 'literal', text: value }, links)],
    ',',
  ])
  return [[pieces, ' {', indent(hardBreak, join(hardBreak, members)), hardBreak, '}']]
}

const isOwn = (member: ApiMember): boolean => !member.inheritedFrom

/** An object at the top of a declaration has one member to a line. */
function aliasCode(type: ApiType, links: Links): Code {
  return type.kind === 'object' ? bodyCode(type.members, links) : typeCode(type, links)
}

function heritageCode(clause: 'extends' | 'implements', types: readonly ApiType[], links: Links): readonly Code[] {
  if (types.length === 0) return []
  const names = types.map((type) => typeCode(type, links))
  return [spaceBreak, keyword(clause), ' ', group(indent(join([',', spaceBreak], names)))]
}

/** Members that get a section of their own below the declaration. */
export function membersOf(entry: PageEntry): readonly ApiMember[] {
  if (entry.kind === 'class' || entry.kind === 'interface') return entry.members
  if (entry.kind !== 'type' && entry.kind !== 'variable') return []
  return entry.type.kind === 'object' ? entry.type.members : []
}
