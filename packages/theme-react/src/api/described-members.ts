import type { ApiMember, ApiType } from '@docgen/ssg-cli/model'

/** A member of an object type, or one that holds such a member, of which a comment says something. */
export interface DescribedMember {
  readonly member: ApiMember
  readonly members: readonly DescribedMember[]
}

/** The members within a type that comments speak of, as a tree: code shows their types, but no comments. */
export function describedMembersOf(type: ApiType): readonly DescribedMember[] {
  return objectsIn(type).flatMap(describe)
}

function describe(members: readonly ApiMember[]): readonly DescribedMember[] {
  return members
    .map((member) => ({ member, members: 'type' in member ? describedMembersOf(member.type) : [] }))
    .filter(({ member, members: inner }) => inner.length > 0 || hasText(member))
}

function hasText({ comment }: ApiMember): boolean {
  return comment !== undefined && (comment.summary ?? comment.remarks ?? comment.deprecated) !== undefined
}

/** The members of every object type that a type is made of, in the order of its text. What a function takes and gives is its own. */
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
    default:
      return []
  }
}
