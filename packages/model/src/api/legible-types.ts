// In: a type, as long as TypeScript makes those that it infers. Out: one that can be read, with a mark in place of what is nested deepest.
import type { ApiMember, ApiSignature, ApiType } from './api.ts'
import { withInnerTypes, withTypesOfMember, withTypesOfSignature } from './inner-types.ts'
import { elidedObject } from './tabled-members.ts'

/** Nobody reads a declaration of more lines to its end. */
const mostMembersShown = 100

export function legibleType(type: ApiType): ApiType {
  return legible(type, (whole, map) => map(whole))
}

/** All of its members stay. */
export function legibleMember<Member extends ApiMember>(member: Member): Member {
  return legible(member, withTypesOfMember)
}

export function legibleSignature(signature: ApiSignature): ApiSignature {
  return legible(signature, withTypesOfSignature)
}

/** The members of one declaration, which stay, and what their types hold together. */
export function legibleMembers(members: readonly ApiMember[]): readonly ApiMember[] {
  return legible(members, (all, map) => all.map((member) => withTypesOfMember(member, map)))
}

type MapTypesOf<Whole> = (whole: Whole, map: (type: ApiType) => ApiType) => Whole

function legible<Whole>(whole: Whole, mapTypesOf: MapTypesOf<Whole>): Whole {
  const counts: number[] = []
  mapTypesOf(whole, (type) => countMembers(type, 0, counts))
  let sum = 0
  const deepest = counts.findIndex((count) => (sum += count) > mostMembersShown)
  return deepest === -1 ? whole : mapTypesOf(whole, (type) => withoutObjectsBelow(type, deepest))
}

/** Adds to `counts` how many members the objects at each depth have. */
function countMembers(type: ApiType, depth: number, counts: number[]): ApiType {
  const isObject = type.kind === 'object'
  if (isObject) counts[depth] = (counts[depth] ?? 0) + type.members.length
  withInnerTypes(type, (inner) => countMembers(inner, isObject ? depth + 1 : depth, counts))
  return type
}

/** `left` is how many objects may stand around each other. */
function withoutObjectsBelow(type: ApiType, left: number): ApiType {
  if (type.kind !== 'object') return withInnerTypes(type, (inner) => withoutObjectsBelow(inner, left))
  if (type.members.length === 0) return type
  if (left === 0) return { kind: 'intrinsic', name: elidedObject }
  return withInnerTypes(type, (inner) => withoutObjectsBelow(inner, left - 1))
}
