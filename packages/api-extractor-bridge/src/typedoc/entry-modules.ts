// The modules that TypeDoc makes of entry points: which they are, and what each is the home of.
import { ReflectionKind, type DeclarationReflection, type ProjectReflection } from 'typedoc'
import { shownEntryPointsOf, type DocumentedPackage } from '../extraction.ts'

export interface ModuleOfPackage {
  readonly documented: DocumentedPackage
  /** What imports of it name. */
  readonly specifier: string
  readonly module: DeclarationReflection
}

/** One for each entry point, in the order of the packages. A `@module` comment may have renamed a module, so its file decides. */
export function modulesOf(project: ProjectReflection, packages: readonly DocumentedPackage[]): readonly ModuleOfPackage[] {
  const modules = project.getChildrenByKind(ReflectionKind.Module)
  const byFile = new Map<string | undefined, DeclarationReflection>(
    modules.map((module) => [module.sources?.[0]?.fullFileName, module]),
  )
  const byName = new Map(modules.map((module) => [module.name, module]))
  return packages.flatMap((documented) =>
    shownEntryPointsOf(documented).flatMap(({ specifier, file }) => {
      const module = byFile.get(file.replaceAll('\\', '/')) ?? byName.get(specifier)
      return module ? [{ documented, specifier, module }] : []
    }),
  )
}

/** An entry point has a section of its own, whatever `@mergeModuleWith` says: TypeDoc would give its exports to another module. */
export function keepModules(project: ProjectReflection): void {
  for (const { comment } of project.getReflectionsByKind(ReflectionKind.SomeModule)) comment?.removeTags('@mergeModuleWith')
}

/**
 * TypeDoc has a declaration stand in the entry point whose file declares it. What the main entry exports too is at home there: that is where
 * readers import it from. The two change places, and what the declaration merges with comes along.
 */
export function giveHomes(modules: readonly ModuleOfPackage[]): void {
  for (const { documented, specifier, module: main } of modules) {
    if (specifier !== documented.name) continue
    const own = modules.filter((each) => each.documented === documented)
    const others = new Set(own.map(({ module }) => module).filter((module) => module !== main))
    for (const reference of [...(main.children ?? [])]) {
      if (!reference.isReference()) continue
      const target = reference.tryGetTargetReflectionDeep()
      const home = target?.parent
      if (!target?.isDeclaration() || !home?.isDeclaration() || !others.has(home) || isNamed(target, main)) continue
      exchange(reference, main, target, home)
    }
  }
}

/** Has a declaration stand where a reference to it stands, and the other way round. What the declaration merges with comes along. */
export function exchange(
  reference: DeclarationReflection,
  place: DeclarationReflection,
  target: DeclarationReflection,
  home: DeclarationReflection,
): void {
  const merged = (home.children ?? []).filter((each) => each.name === target.name && each !== target && !each.isReference())
  changePlaces(reference, place, target, home)
  for (const each of merged) move(each, home, place, target)
}

/**
 * What `export =` gives of a namespace are the exports of the module. TypeDoc has types among them twice: by themselves, and as references in the
 * namespace to that. A namespace that merges with a class or a function stays, if it has anything else.
 */
export function unfoldExportedNamespaces(project: ProjectReflection, modules: readonly ModuleOfPackage[]): void {
  for (const { module } of modules) {
    const exported = (module.children ?? []).filter(({ name }) => name === 'export=')
    const namespace = exported.find((child) => child.kindOf(ReflectionKind.Namespace))
    if (!namespace) continue
    const repeated = (namespace.children ?? []).filter(
      (inner) => inner.isReference() && inner.tryGetTargetReflectionDeep()?.parent === module,
    )
    if (repeated.length === (namespace.children ?? []).length) {
      project.removeReflection(namespace)
      continue
    }
    if (exported.length > 1) continue
    for (const inner of repeated) project.removeReflection(inner)
    module.comment ??= namespace.comment
    project.mergeReflections(namespace, module)
  }
}

/** Of two exports of one declaration the second stays what it is. */
function isNamed(target: DeclarationReflection, main: DeclarationReflection): boolean {
  return target.parent === main
}

function changePlaces(
  a: DeclarationReflection,
  ofA: DeclarationReflection,
  b: DeclarationReflection,
  ofB: DeclarationReflection,
): void {
  replace(ofA, a, b)
  replace(ofB, b, a)
  a.parent = ofB
  b.parent = ofA
  const { name } = a
  a.name = b.name
  b.name = name
}

/** To stand behind another declaration, and go by its name. */
function move(
  declaration: DeclarationReflection,
  from: DeclarationReflection,
  to: DeclarationReflection,
  behind: DeclarationReflection,
): void {
  replace(from, declaration)
  replace(to, behind, behind, declaration)
  declaration.parent = to
  declaration.name = behind.name
}

function replace(module: DeclarationReflection, old: DeclarationReflection, ...by: readonly DeclarationReflection[]): void {
  for (const list of [module.children, module.childrenIncludingDocuments]) {
    const index = list?.indexOf(old) ?? -1
    if (list && index >= 0) list.splice(index, 1, ...by)
  }
}
