// In: a declaration. Out: the declarations that its readers have to name when they use it: what they hand over, and what they are given.
import { entryIdOf, type ApiEntry, type ApiId, type ApiMember, type ApiSignature, type ApiType } from '@docgen/model'

/**
 * Ids without the member. Left out is what readers have through the declaration itself: parts of a type alias, the type of a variable,
 * what a conditional type is computed from, and inherited members.
 */
export function idsNamedBy(entry: ApiEntry): ReadonlySet<ApiId> {
  return new Set(namedByEntry(entry).map(entryIdOf))
}

/** Whether a type is computed of its arguments, as `Simplify<Type>` and `MaybePromise<Type>` are: readers have what comes of it. */
export function isComputed(entry: ApiEntry): boolean {
  if (entry.kind !== 'type' || entry.typeParameters.length === 0) return false
  const { type } = entry
  return computedKinds.has(type.kind) || ('types' in type && type.types.some(isTypeParameter))
}

function isTypeParameter(type: ApiType): boolean {
  return type.kind === 'reference' && type.isTypeParameter === true
}

const computedKinds: ReadonlySet<ApiType['kind']> = new Set<ApiType['kind']>([
  'conditional',
  'mapped',
  'indexed-access',
  'template-literal',
  'operator',
])

function namedByEntry(entry: ApiEntry): readonly ApiId[] {
  switch (entry.kind) {
    case 'class':
    case 'interface':
      return [...entry.extends.flatMap(namedByType), ...entry.members.flatMap(namedByMember)]
    case 'function':
      return entry.signatures.flatMap(namedBySignature)
    case 'namespace':
      return entry.entries.flatMap(namedByEntry)
    case 'type':
    case 'variable':
      return namedByShape(entry.type)
    case 'enum':
    case 'reference':
      return []
  }
}

/** Of what has a name itself: only what its members and signatures name. */
function namedByShape(type: ApiType): readonly ApiId[] {
  switch (type.kind) {
    case 'object':
    case 'function':
      return namedByType(type)
    case 'union':
    case 'intersection':
      return type.types.flatMap(namedByShape)
    default:
      return []
  }
}

function namedByMember(member: ApiMember): readonly ApiId[] {
  if (member.inheritedFrom) return []
  switch (member.kind) {
    case 'property':
      return namedByType(member.type)
    case 'accessor':
      return [...namedByType(member.type), ...(member.setterType ? namedByType(member.setterType) : [])]
    case 'index':
      return [...namedByType(member.parameter.type), ...namedByType(member.type)]
    case 'method':
    case 'constructor':
    case 'call':
      return member.signatures.flatMap(namedBySignature)
  }
}

/** A parameter often has the type of a type parameter, and its constraint says what that is. */
function namedBySignature({ typeParameters, parameters, returns }: ApiSignature): readonly ApiId[] {
  const constraints = typeParameters.flatMap(({ constraint }) => constraint ?? [])
  return [...constraints, ...parameters.map(({ type }) => type), returns].flatMap(namedByType)
}

function namedByType(type: ApiType): readonly ApiId[] {
  switch (type.kind) {
    case 'reference':
      return [...(type.target === undefined ? [] : [type.target]), ...type.typeArguments.flatMap(namedByType)]
    case 'array':
      return namedByType(type.element)
    case 'tuple':
      return type.elements.flatMap((element) => namedByType(element.type))
    case 'union':
    case 'intersection':
      return type.types.flatMap(namedByType)
    case 'object':
      return type.members.flatMap(namedByMember)
    case 'function':
      return namedBySignature(type.signature)
    case 'predicate':
      return type.type ? namedByType(type.type) : []
    default:
      return []
  }
}
