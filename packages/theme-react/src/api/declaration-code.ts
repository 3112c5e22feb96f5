import type { ApiEntry, ApiMember, ApiType } from '@docgen/ssg-cli/model'
import { group, indent, join, keyword, spaceBreak, word, type Code } from './code.ts'
import type { Hrefs } from './context.ts'
import { bodyCode, signatureCode, typeCode, typeParametersCode } from './type-code.ts'

export type PageEntry = Exclude<ApiEntry, { readonly kind: 'reference' }>

/**
 * The declaration as its author wrote it, one piece for each overload. Interfaces show their own members; what classes, enums and
 * namespaces hold stands below on the page.
 */
export function declarationCode(entry: PageEntry, hrefs: Hrefs): readonly Code[] {
  const name = word(entry.displayName, entry.kind === 'function' ? 'function' : 'class-name')
  switch (entry.kind) {
    case 'class': {
      const abstract = entry.flags.isAbstract ? [keyword('abstract'), ' '] : ''
      const heritage = [...heritageCode('extends', entry.extends, hrefs), ...heritageCode('implements', entry.implements, hrefs)]
      return [group(abstract, keyword('class'), ' ', name, typeParametersCode(entry.typeParameters, hrefs), indent(heritage))]
    }
    case 'interface': {
      const head: Code = [keyword('interface'), ' ', name, typeParametersCode(entry.typeParameters, hrefs)]
      const own = entry.members.filter((member) => !member.inheritedFrom)
      return [[group(head, indent(heritageCode('extends', entry.extends, hrefs))), ' ', bodyCode(own, hrefs)]]
    }
    case 'enum':
      return [[keyword('enum'), ' ', name]]
    case 'namespace':
      return [[keyword('namespace'), ' ', name]]
    case 'function':
      return entry.signatures.map((signature) => [keyword('function'), ' ', name, signatureCode(signature, ': ', hrefs)])
    case 'type':
      return [[keyword('type'), ' ', name, typeParametersCode(entry.typeParameters, hrefs), ' = ', aliasCode(entry.type, hrefs)]]
    case 'variable':
      return [[keyword('const'), ' ', name, ': ', aliasCode(entry.type, hrefs)]]
  }
}

/** An object at the top of a declaration has one member to a line. */
function aliasCode(type: ApiType, hrefs: Hrefs): Code {
  return type.kind === 'object' ? bodyCode(type.members, hrefs) : typeCode(type, hrefs)
}

function heritageCode(clause: 'extends' | 'implements', types: readonly ApiType[], hrefs: Hrefs): readonly Code[] {
  if (types.length === 0) return []
  return [
    spaceBreak,
    keyword(clause),
    ' ',
    join(
      ', ',
      types.map((type) => typeCode(type, hrefs)),
    ),
  ]
}

/** Members that get a section of their own below the declaration. */
export function membersOf(entry: PageEntry): readonly ApiMember[] {
  if (entry.kind === 'class' || entry.kind === 'interface') return entry.members
  if (entry.kind !== 'type' && entry.kind !== 'variable') return []
  return entry.type.kind === 'object' ? entry.type.members : []
}
