import { DeclarationReflection, FileRegistry, ProjectReflection, ReferenceReflection, ReflectionKind } from 'typedoc'
import { expect, test } from 'vitest'
import { indexReferences } from './reference-graph.ts'

/** A project with a module that exports `Box` and, by other names, `Box` twice more. */
function projectWithReferences() {
  const project = new ProjectReflection('lib', new FileRegistry())
  indexReferences(project)
  const add = <Added extends DeclarationReflection>(reflection: Added): Added => {
    project.registerReflection(reflection, undefined, undefined)
    return reflection
  }
  const module = add(new DeclarationReflection('lib', ReflectionKind.Module, project))
  const box = add(new DeclarationReflection('Box', ReflectionKind.Class, module))
  const references = ['Crate', 'Chest'].map((name) => add(new ReferenceReflection(name, box, module)))
  for (const child of [box, ...references]) module.addChild(child)
  return { project, module, box, references }
}

test('what is removed takes the references to it along', () => {
  const { project, module, box, references } = projectWithReferences()
  const lid = new DeclarationReflection('Lid', ReflectionKind.Class, module)
  project.registerReflection(lid, undefined, undefined)
  module.addChild(lid)
  project.removeReflection(box)
  expect(module.children?.map(({ name }) => name)).toEqual(['Lid'])
  expect(references.map(({ id }) => project.getReflectionById(id))).toEqual([undefined, undefined])
})

test('a reference that is gone takes nothing along, and one that comes later is known', () => {
  const { project, module, box, references } = projectWithReferences()
  for (const reference of references) project.removeReflection(reference)
  const late = new ReferenceReflection('Case', box, module)
  project.registerReflection(late, undefined, undefined)
  module.addChild(late)
  project.removeReflection(box)
  expect(module.children ?? []).toEqual([])
})

test('other reflections are not looked through', () => {
  const { project, module, box } = projectWithReferences()
  project.reflections = new Proxy(project.reflections, {
    ownKeys: () => {
      throw new Error('All reflections were listed.')
    },
  })
  project.removeReflection(box)
  expect(module.children ?? []).toEqual([])
})
