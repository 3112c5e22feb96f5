import { makeRecursiveVisitor, type DeclarationReflection, type Reflection } from 'typedoc'

export interface Bases {
  /** All that a declaration extends and implements, with what their types are made of. */
  readonly of: (heir: DeclarationReflection) => ReadonlySet<Reflection>
}

/** Finds those of each heir once, though each of its members asks for them. */
export function createBases(): Bases {
  const known = new Map<DeclarationReflection, ReadonlySet<Reflection>>()
  return {
    of: (heir) => {
      const bases = known.get(heir) ?? basesOf(heir)
      known.set(heir, bases)
      return bases
    },
  }
}

function basesOf(heir: DeclarationReflection, bases = new Set<Reflection>()): ReadonlySet<Reflection> {
  const visitor = makeRecursiveVisitor({
    reference: ({ reflection }) => {
      if (!reflection?.isDeclaration() || bases.has(reflection)) return
      bases.add(reflection)
      basesOf(reflection, bases)
    },
  })
  for (const type of [...(heir.extendedTypes ?? []), ...(heir.implementedTypes ?? []), heir.type]) type?.visit(visitor)
  return bases
}
