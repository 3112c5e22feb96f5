import { apiKinds, type ApiId, type ApiKind } from '@docgen/model'
import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc'
import { entryKindOf } from './entry-kind.ts'
import type { ModuleOfPackage } from '../typedoc/entry-modules.ts'
import { readableNames } from '../typedoc/parameter-name.ts'

export interface ApiIds {
  /** Unique in the family. */
  readonly idOf: (reflection: DeclarationReflection) => ApiId
  /**
   * What a link to the reflection leads to: an entry, a member of a class or interface, or a member of an enum. What has no place of
   * its own (a parameter, a property of an object type) leads to what holds it; `undefined` outside the family.
   */
  readonly findTarget: (reflection: Reflection | undefined) => ApiId | undefined
  /** The same for a type that names the reflection, which may also be one that is not exported. */
  readonly findTypeTarget: (reflection: Reflection | undefined) => ApiId | undefined
}

/**
 * Ids of all declarations, given in the order of the model: of two that would share one, the second gets its kind behind it. `nameOf` is
 * what one that is not exported goes by.
 */
export function createApiIds(
  modules: readonly ModuleOfPackage[],
  unexported: readonly ModuleOfPackage[],
  nameOf: (reflection: Reflection) => string,
): ApiIds {
  const ids = new Map<Reflection, ApiId>()
  const [exportedTargets, unexportedTargets] = [new Set<Reflection>(), new Set<Reflection>()]
  let targets = exportedTargets
  const taken = new Set<ApiId>()

  const give = (reflection: Reflection, id: ApiId, distinction: string): ApiId => {
    const candidates = [id, `${id}:${distinction}`]
    let unique = candidates.find((candidate) => !taken.has(candidate))
    for (let count = 2; unique === undefined; count++) {
      if (!taken.has(`${id}:${distinction}${count}`)) unique = `${id}:${distinction}${count}`
    }
    taken.add(unique)
    ids.set(reflection, unique)
    return unique
  }

  const giveEntries = (container: DeclarationReflection, prefix: string, nameIn = ({ name }: Reflection) => name) => {
    for (const entry of [...(container.children ?? [])].sort(byKindOrder)) {
      // The name of another module may hold dots and slashes.
      const name = entry.kindOf(ReflectionKind.Module) ? `"${nameIn(entry)}"` : nameIn(entry)
      const id = give(entry, prefix + name, entryKindOf(entry))
      if (!entry.isReference()) targets.add(entry)
      if (entry.kindOf(ReflectionKind.Namespace | ReflectionKind.Module)) giveEntries(entry, `${id}.`)
      if (entry.kindOf(ReflectionKind.Class | ReflectionKind.Interface | ReflectionKind.Enum)) giveMembers(entry, id)
    }
  }

  const giveMembers = (entry: DeclarationReflection, id: ApiId) => {
    const members = [...(entry.children ?? [])].sort((a, b) => Number(a.flags.isStatic) - Number(b.flags.isStatic))
    for (const member of members) {
      targets.add(member)
      give(member, `${id}#${member.name}`, member.flags.isStatic ? 'static' : 'member')
    }
  }

  /** A property of an object type: its path below the declaration that the type is written in. */
  const giveNested = (reflection: DeclarationReflection): ApiId => {
    const path = [reflection.kindOf(ReflectionKind.TypeLiteral) ? 'type' : reflection.name]
    for (let parent = reflection.parent; parent; parent = parent.parent) {
      const id = parent.kindOf(ReflectionKind.TypeLiteral) ? undefined : ids.get(parent)
      if (id !== undefined) return give(reflection, `${id}${id.includes('#') ? '.' : '#'}${path.join('.')}`, 'nested')
      if (!parent.isSignature() && !parent.kindOf(ReflectionKind.TypeLiteral))
        path.unshift(...readableNames([{ name: parent.name, isRest: parent.flags.isRest }]))
    }
    return give(reflection, path.join('.'), 'nested')
  }

  for (const { specifier, module } of modules) {
    // A namespace that is another entry point leads there.
    give(module, `${specifier}!`, 'module')
    exportedTargets.add(module)
    giveEntries(module, `${specifier}!`)
  }
  targets = unexportedTargets
  for (const { specifier, module } of unexported) giveEntries(module, `${specifier}!~`, nameOf)

  const findIn = (reflection: Reflection | undefined, sets: readonly ReadonlySet<Reflection>[]) => {
    const meant = reflection?.isReference() ? reflection.tryGetTargetReflectionDeep() : reflection
    for (let holder = meant; holder; holder = holder.parent) {
      const target = holder
      if (sets.some((set) => set.has(target))) return ids.get(target)
    }
    return undefined
  }

  return {
    idOf: (reflection) => ids.get(reflection) ?? giveNested(reflection),
    findTarget: (reflection) => findIn(reflection, [exportedTargets]),
    findTypeTarget: (reflection) => findIn(reflection, [exportedTargets, unexportedTargets]),
  }
}

const kindOrder: readonly (ApiKind | 'reference')[] = [...apiKinds, 'reference']

function byKindOrder(a: DeclarationReflection, b: DeclarationReflection): number {
  return kindOrder.indexOf(entryKindOf(a)) - kindOrder.indexOf(entryKindOf(b))
}
