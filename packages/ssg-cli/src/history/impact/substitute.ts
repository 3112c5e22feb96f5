// In: a type and what its type parameters stand for. Out: the type that it then is.
import {
  arrayOf,
  functionOf,
  joinedTypes,
  namedType,
  objectOf,
  signatureOf,
  type MemberNode,
  type SignatureNode,
  type TypeNode,
  type TypeParameterNode,
} from './syntax.ts'

export type Substitution = ReadonlyMap<string, TypeNode>

/** `undefined` where a type parameter has neither an argument nor a default. */
export function substitutionOf(
  typeParameters: readonly TypeParameterNode[],
  typeArguments: readonly TypeNode[],
): Substitution | undefined {
  if (typeArguments.length > typeParameters.length) return undefined
  const found = new Map<string, TypeNode>()
  for (const [index, { name, defaultType }] of typeParameters.entries()) {
    const type = typeArguments[index] ?? (defaultType && substituted(defaultType, found))
    if (type === undefined) return undefined
    found.set(name, type)
  }
  return found
}

export function substituted(type: TypeNode, by: Substitution): TypeNode {
  if (by.size === 0) return type
  switch (type.kind) {
    case 'name':
      if (type.typeArguments.length === 0) return by.get(type.name) ?? type
      return namedType(
        type.name,
        type.typeArguments.map((each) => substituted(each, by)),
      )
    case 'union':
    case 'intersection':
      return joinedTypes(
        type.kind,
        type.types.map((each) => substituted(each, by)),
      )
    case 'array':
      return arrayOf(substituted(type.element, by), type.isReadonly)
    case 'object':
      return objectOf(type.members.map((member) => substitutedMember(member, by)))
    case 'function':
      // The function may have a type parameter with the same name as one in the types that are put in.
      if (type.signatures.some(({ typeParameters }) => typeParameters.length > 0)) return unseen(type, by)
      return functionOf(type.signatures.map((signature) => substitutedSignature(signature, by)))
    case 'literal':
      return type
    case 'other':
      return unseen(type, by)
  }
}

export function substitutedMember(member: MemberNode, by: Substitution): MemberNode {
  const { type, setterType } = member
  return { ...member, type: substituted(type, by), ...(setterType && { setterType: substituted(setterType, by) }) }
}

function substitutedSignature({ parameters, returns }: SignatureNode, by: Substitution): SignatureNode {
  return signatureOf(
    [],
    parameters.map((each) => ({ ...each, type: substituted(each.type, by) })),
    substituted(returns, by),
  )
}

/** What is not looked into is the same only as itself with the same arguments. */
function unseen({ text }: TypeNode, by: Substitution): TypeNode {
  const words = new Set(text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu))
  const known = [...by].filter(([name]) => words.has(name)).map(([name, type]) => `${name} = ${type.text}`)
  return { kind: 'other', text: known.length === 0 ? text : `${text} where ${known.join(', ')}` }
}
