// In: the type of a parameter. Out: which objects in it a table lists member by member, and what is written in their place.
import { describedMembersOf, hasDefaultsWithin } from './api-described.ts'
import type { ApiMember, ApiSignature, ApiType } from './api.ts'

type ApiObject = Extract<ApiType, { readonly kind: 'object' }>

/**
 * The type itself or parts of an intersection, where comments or defaults give a table something to say. Without an object that has a member
 * which can have no row: that would be lost.
 */
export function tabledObjectsOf(type: ApiType): readonly ApiObject[] {
  const parts = type.kind === 'intersection' ? type.types : [type]
  return parts.filter((part) => part.kind === 'object').filter(isTabled)
}

function isTabled(type: ApiObject): boolean {
  return type.members.every(canHaveRow) && (describedMembersOf(type).length > 0 || hasDefaultsWithin(type))
}

function canHaveRow(member: ApiMember): boolean {
  return member.kind === 'property' || (member.kind === 'method' && member.signatures.length === 1)
}

/** With one word in place of all objects that are listed: `Options & object`. */
export function withoutTabledObjects(type: ApiType, placeholder: string): ApiType {
  const tabled: readonly ApiType[] = tabledObjectsOf(type)
  const [first] = tabled
  if (!first) return type
  const word: ApiType = { kind: 'intrinsic', name: placeholder }
  if (type.kind !== 'intersection') return word
  const types = type.types.filter((part) => part === first || !tabled.includes(part))
  return types.length === 1 ? word : { kind: 'intersection', types: types.map((part) => (part === first ? word : part)) }
}

/** In place of an object that code leaves out. */
export const elidedObject = '{ … }'

/** What a screen has room for, with the text that the declaration is there for. */
const mostMembersInCode = 12

/** For a declaration that has a table below it: without objects whose many members would push all else from the screen. */
export function shortSignatureOf(signature: ApiSignature): ApiSignature {
  const parameters = signature.parameters.map((parameter) => {
    const objects = tabledObjectsOf(parameter.type)
    const count = objects.reduce((sum, object) => sum + countMembers(object), 0)
    return count > mostMembersInCode ? { ...parameter, type: withoutTabledObjects(parameter.type, elidedObject) } : parameter
  })
  return { ...signature, parameters }
}

function countMembers({ members }: ApiObject): number {
  return members.reduce((sum, member) => {
    const inner = member.kind === 'property' ? tabledObjectsOf(member.type) : []
    return inner.reduce((all, object) => all + countMembers(object), sum + 1)
  }, 0)
}

/** As `shortSignatureOf`, for a type that is a function. */
export function shortTypeOf(type: ApiType): ApiType {
  return type.kind === 'function' ? { ...type, signature: shortSignatureOf(type.signature) } : type
}

/** As `shortSignatureOf`, for a member that has a section. */
export function shortMemberOf<Member extends ApiMember>(member: Member): Member {
  return 'signatures' in member ? { ...member, signatures: member.signatures.map(shortSignatureOf) } : member
}
