import { makeRecursiveVisitor, type ProjectReflection, type Reflection, type SomeType } from 'typedoc'

/**
 * Types in whose place others were put, with the reflections of what stands in braces in them. They are removed together: TypeDoc looks at the whole
 * project for each removal that follows a conversion, which took two fifths of the time of a package with thousands of types.
 */
export interface DiscardedTypes {
  readonly discard: (type: SomeType | undefined) => void
  /** Whether a reflection is part of one. */
  readonly holds: (reflection: Reflection) => boolean
  readonly remove: (project: ProjectReflection) => void
}

export function createDiscardedTypes(): DiscardedTypes {
  const declarations = new Set<Reflection>()
  const visitor = makeRecursiveVisitor({ reflection: ({ declaration }) => declarations.add(declaration) })
  const holds = (reflection: Reflection): boolean =>
    declarations.has(reflection) || (reflection.parent !== undefined && holds(reflection.parent))
  return {
    discard: (type) => type?.visit(visitor),
    holds,
    remove: (project) => {
      for (const declaration of declarations) {
        // One may stand within another.
        if (project.getReflectionById(declaration.id) === declaration) project.removeReflection(declaration)
      }
      declarations.clear()
    },
  }
}
