// TypeDoc looks through all reflections of a project for references before it removes one, and it removes one for each type alias with members. In a
// family with thousands of those, that takes longer than all else. Here it looks through the references alone.
import { ReferenceReflection, type ProjectReflection } from 'typedoc'

/** To be called before anything is converted. */
export function indexReferences(project: ProjectReflection): void {
  const references = new Set<ReferenceReflection>()
  const register = project.registerReflection.bind(project)
  project.registerReflection = (reflection, ...others) => {
    if (reflection instanceof ReferenceReflection) references.add(reflection)
    register(reflection, ...others)
  }
  // TypeDoc forgets the graph whenever it could be another one.
  project['getReferenceGraph'] = () => (project['referenceGraph'] ??= graphOf(project, references))
}

/** By the id of a reflection, those of the references to it. */
function graphOf(project: ProjectReflection, references: ReadonlySet<ReferenceReflection>): Map<number, number[]> {
  const graph = new Map<number, number[]>()
  for (const reference of references) {
    const target = project.getReflectionById(reference.id) === reference ? reference.tryGetTargetReflection() : undefined
    if (target) graph.set(target.id, [...(graph.get(target.id) ?? []), reference.id])
  }
  return graph
}
