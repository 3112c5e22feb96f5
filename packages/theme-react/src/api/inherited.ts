import type { ApiMember } from '@docgen/model'

interface InheritedMembers {
  /** What they are inherited from: `Error`. */
  readonly base: string
  readonly members: readonly ApiMember[]
}

/** The members that others declare, by who declares them, in the order of the first of each. */
export function inheritedOf(members: readonly ApiMember[]): readonly InheritedMembers[] {
  const groups = new Map<string, ApiMember[]>()
  for (const member of members) {
    if (!member.inheritedFrom) continue
    const base = baseOf(member.inheritedFrom.name, member.name)
    const group = groups.get(base)
    if (group) group.push(member)
    else groups.set(base, [member])
  }
  return [...groups].map(([base, group]) => ({ base, members: group }))
}

/** `Error.message` → `Error`. The name of the member may have dots itself. */
export function baseOf(origin: string, member: string): string {
  if (origin.endsWith(`.${member}`)) return origin.slice(0, -member.length - 1)
  const dot = origin.lastIndexOf('.')
  return dot === -1 ? origin : origin.slice(0, dot)
}
