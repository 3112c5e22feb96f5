// What comments say of members and types, so that pages lay out at length only what has a text. Code shows all the rest.
import {
  type ApiAccessor,
  type ApiComment,
  type ApiEntry,
  type ApiEnum,
  type ApiMember,
  type ApiParameter,
  type ApiSignature,
  type ApiType,
} from './api.ts'
import { memberGroupsOf, type MemberGroup } from './api-groups.ts'
import type { Words } from '../messages/words.ts'

/** A member of an object type, or one that holds such a member, of which a comment says something. */
export interface DescribedMember {
  readonly member: ApiMember
  readonly members: readonly DescribedMember[]
}

/** The members within a type that comments speak of, as a tree: code shows their types, but no comments. Also those of what a function takes and gives. */
export function describedMembersOf(type: ApiType): readonly DescribedMember[] {
  return objectsIn(type).flatMap(describe)
}

/** Whether there is more to say of a member than its line in a declaration does. A call signature has no name that its line could be found by. */
export function isDescribed(member: ApiMember): boolean {
  if (saysSomething(member.comment) || member.addedIn) return true
  switch (member.kind) {
    case 'call':
      return true
    case 'method':
    case 'constructor':
      return member.signatures.some(isSignatureDescribed)
    case 'accessor':
      return saysSomething(member.setterComment) || isTypeDescribed(member.type) || isSetterTypeDescribed(member)
    case 'property':
    case 'index':
      return isTypeDescribed(member.type)
  }
}

/** Whether comments speak of parts of what a setter takes, where that is another type than its getter gives. */
export function isSetterTypeDescribed({ setterType }: Pick<ApiAccessor, 'setterType'>): boolean {
  return setterType !== undefined && isTypeDescribed(setterType)
}

/**
 * The sections of members that a page has. Where nothing is said of any member of its own, the declaration has a line with an anchor for
 * each, and only what others declare is left for sections.
 */
export function shownMemberGroupsOf<Member extends ApiMember>(
  members: readonly Member[],
  words: Words,
): readonly MemberGroup<Member>[] {
  return memberGroupsOf(areLinesEnough(members) ? members.filter(isInherited) : members, words)
}

/** Whether the lines of its declaration say all there is to say of the members that it declares itself. */
export function areLinesEnough(members: readonly ApiMember[]): boolean {
  const own = members.filter((member) => !isInherited(member))
  return own.length > 0 && !own.some(isDescribed)
}

/** Whether a table of the members says more than the declaration. */
export function isEnumDescribed({ members }: ApiEnum): boolean {
  return members.some(({ comment, addedIn }) => saysSomething(comment) || addedIn !== undefined)
}

/** The members that the page of a declaration has an anchor for each of: those of the object that a type or a variable is, too. */
export function anchoredMembersOf(entry: ApiEntry): readonly ApiMember[] {
  switch (entry.kind) {
    case 'class':
    case 'interface':
      return entry.members
    case 'type':
    case 'variable':
      return entry.type.kind === 'object' ? entry.type.members : []
    default:
      return []
  }
}

/** How many members a declaration has of its own, exports a namespace; absent for kinds that have none. */
export function memberCountOf(entry: ApiEntry): number | undefined {
  switch (entry.kind) {
    case 'class':
    case 'interface':
      return entry.members.filter((member) => !isInherited(member)).length
    case 'enum':
      return entry.members.length
    case 'namespace':
      return entry.entries.length
    case 'type':
      return entry.type.kind === 'object' ? entry.type.members.length : undefined
    default:
      return undefined
  }
}

const isInherited = ({ inheritedFrom }: ApiMember): boolean => inheritedFrom !== undefined

function saysSomething(comment: ApiComment | undefined): boolean {
  if (comment === undefined) return false
  const { summary, remarks, returns, deprecated, since, heading, examples, throws, see, others, modifiers } = comment
  return [summary, remarks, returns, deprecated, since, heading, ...examples, ...throws, ...see, ...others, ...modifiers].some(
    (part) => part !== undefined,
  )
}

/** Whether there is more to say of a signature than its line in a declaration does. */
export function isSignatureDescribed({ comment, parameters, typeParameters, returns }: ApiSignature): boolean {
  return (
    saysSomething(comment) ||
    parameters.some(
      (parameter) =>
        parameter.text !== undefined ||
        parameter.deprecated !== undefined ||
        isDefaultLeftOut(parameter) ||
        hasDefaultsWithin(parameter.type) ||
        isTypeDescribed(parameter.type),
    ) ||
    typeParameters.some(({ text }) => text !== undefined) ||
    isTypeDescribed(returns)
  )
}

/** About as long as a name and its type: the line of a parameter stays a line. */
const longestDefaultInCode = 32

/** The default of a parameter as its declaration shows it, if that is short. */
export function defaultInCodeOf({ defaultValue }: ApiParameter): string | undefined {
  return defaultValue !== undefined && defaultValue.length <= longestDefaultInCode && !defaultValue.includes('\n')
    ? defaultValue
    : undefined
}

/** Whether a parameter has a default that only a table has room for. */
export function isDefaultLeftOut(parameter: ApiParameter): boolean {
  return parameter.defaultValue !== undefined && defaultInCodeOf(parameter) === undefined
}

/** Of the properties of an object, as a parameter that is taken apart has them: the code of the type does not show them. */
export function hasDefaultsWithin(type: ApiType): boolean {
  if (type.kind !== 'object') return false
  return type.members.some(
    (member) => member.kind === 'property' && (member.defaultValue !== undefined || hasDefaultsWithin(member.type)),
  )
}

function isTypeDescribed(type: ApiType): boolean {
  return type.kind === 'function' ? isSignatureDescribed(type.signature) : describedMembersOf(type).length > 0
}

function describe(members: readonly ApiMember[]): readonly DescribedMember[] {
  return members
    .map((member) => ({ member, members: 'type' in member && !isFunction(member.type) ? describedMembersOf(member.type) : [] }))
    .filter(({ member, members: inner }) => inner.length > 0 || isSpokenOf(member))
}

/** Whether comments speak of a member itself, and not only of what its type is made of. */
export function isSpokenOf(member: ApiMember): boolean {
  return commentsOf(member).some(saysSomething) || calledSignaturesOf(member).some(isSignatureDescribed)
}

/** The signatures of what can be called: of a property, that of its function type. */
export function calledSignaturesOf(member: ApiMember): readonly ApiSignature[] {
  if ('signatures' in member) return member.signatures
  return isFunction(member.type) ? [member.type.signature] : []
}

function isFunction(type: ApiType): type is Extract<ApiType, { readonly kind: 'function' }> {
  return type.kind === 'function'
}

/** All that comments say of a member: those of what can be called stand on its signatures. */
export function commentsOf(member: ApiMember): readonly ApiComment[] {
  const { comment } = member
  const others =
    member.kind === 'accessor'
      ? [member.setterComment]
      : 'signatures' in member
        ? member.signatures.map((signature) => signature.comment)
        : []
  return [comment, ...others].filter((each) => each !== undefined)
}

/** The members of every object type that a type is made of, in the order of its text. */
function objectsIn(type: ApiType): readonly (readonly ApiMember[])[] {
  switch (type.kind) {
    case 'object':
      return [type.members]
    case 'array':
      return objectsIn(type.element)
    case 'tuple':
      return type.elements.flatMap((element) => objectsIn(element.type))
    case 'union':
    case 'intersection':
      return type.types.flatMap(objectsIn)
    case 'reference':
      return type.typeArguments.flatMap(objectsIn)
    case 'operator':
      return objectsIn(type.type)
    case 'conditional':
      return [...objectsIn(type.whenTrue), ...objectsIn(type.whenFalse)]
    case 'mapped':
      return objectsIn(type.template)
    case 'function':
      return [...type.signature.parameters.map((parameter) => parameter.type), type.signature.returns].flatMap(objectsIn)
    default:
      return []
  }
}
