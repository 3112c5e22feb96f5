// Checks samples in this thread, each time quicker where little has changed since. Starts TypeScript 7, so nothing that the main module
// imports may import it.
import { dirname, join, sep } from 'node:path'
import { isRecord, type CheckedUnit, type SampleModule, type SampleUnit } from '@docgen/model'
import type { Project } from 'typescript-7/unstable/sync'
import { readJsonFile } from '../entries/json-file.ts'
import { withoutExtension } from '../entries/source-candidates.ts'
import { writePayload } from '../stored-payload.ts'
import type { StoringMemory } from '../thread-memory.ts'
import { unitKeyOf } from './checked-samples.ts'
import { createCompiler, type Compiler } from './compiler.ts'
import { createDeclarationIds } from './declaration-ids.ts'
import { linkedIdentifiersOf } from './linked-identifiers.ts'
import { namedSymbolsOf } from './named-symbols.ts'
import { dependsOnAbsence, findingsOf, isOfSyntax } from './module-findings.ts'
import { conditionsOf, isBundled, optionErrorsOf, programConfigOf } from './program-config.ts'
import type { CheckUnits, OptionError, SampleAnswer, SampleRequest, StoredUnits } from './sample-check.ts'
import { answeredQueriesOf } from './answered-queries.ts'
import { createTypesOf } from './typed-identifiers.ts'
import { untypedExportsOf, type Imported } from './untyped-exports.ts'
import { placedModulesOf, virtualModulesOf, type ParsedModule, type PlacedModule, type VirtualModule } from './virtual-modules.ts'

export function createCheckUnits({ storedFiles, later }: StoringMemory): CheckUnits {
  const compilers = new Map<string, Compiler>()
  return async (request) => {
    const compiler = compilers.get(request.root) ?? createCompiler(request.root)
    compilers.set(request.root, compiler)
    const { answer, isCurrent } = check(request, compiler)
    const { store } = request
    later(() => {
      // What was found with another text of a file may not be remembered as found with this one.
      if (!store || !isCurrent()) return
      const payload = {
        units: { ...store.kept.units, ...storableOf(request.units, answer) },
        optionErrors: answer.optionErrors,
      }
      writePayload<StoredUnits>(store, { payload, files: [...new Set([...store.files, ...answer.files])].sort() }, storedFiles)
    })
    return answer
  }
}

interface Checked {
  readonly answer: SampleAnswer
  readonly isCurrent: () => boolean
}

function check(request: SampleRequest, compiler: Compiler): Checked {
  const { units } = request
  const modules = modulesOf(request, compiler)
  const untyped = untypedExportsOf(importedBy(modules, request), conditionsOf(request.options))
  const groups = new Map(groupsOf(units).map((group, index) => [`samples-${index}`, group] as const))
  const filesOf = (group: readonly SampleUnit[]): readonly string[] =>
    group.flatMap((unit) => (modules.get(unit) ?? []).map(({ path }) => path))
  const configs = new Map(
    [...groups].map(([name, group]) => [name, programConfigOf(request, filesOf(group), untyped.paths)] as const),
  )
  const texts = new Map([...modules.values()].flat().map(({ path, text }) => [path, text] as const))
  const { programs, manifests, isCurrent } = compiler.compile(configs, texts)
  const found = new Map<SampleUnit, CheckedUnit>()
  const files = new Set([...manifests, ...untyped.manifests])
  const optionErrors = new Map<string, OptionError>()
  for (const [name, group] of groups) {
    const project = programs.get(name)
    if (!project) continue
    for (const file of filesReadBy(project, modules)) files.add(file)
    for (const error of optionErrorsOf(project, name, request)) optionErrors.set(error.message, error)
    for (const [unit, checked] of checkGroup(group, modules, project, request)) found.set(unit, checked)
  }
  const results = units.map((unit) => found.get(unit) ?? { findings: [], links: [] })
  if (results.some(({ findings }) => findings.some(dependsOnAbsence))) compiler.forget()
  return { answer: { units: results, files: [...files].sort(), optionErrors: [...optionErrors.values()] }, isCurrent }
}

const changesOthers = /\bdeclare\s+(?:global|module)\b/
const isScript = ({ language }: SampleModule): boolean => language === 'js' || language === 'jsx'

/**
 * Units that are checked in one program. What a unit declares for all modules is to hold for its own alone: it gets a program to itself.
 * Where scripts are read, imports lead to scripts too.
 */
function groupsOf(units: readonly SampleUnit[]): readonly (readonly SampleUnit[])[] {
  const isAlone = ({ modules }: SampleUnit): boolean => modules.some(({ code }) => changesOthers.test(code))
  const together = units.filter((unit) => !isAlone(unit))
  const withScripts = together.filter(({ modules }) => modules.some(isScript))
  const without = together.filter(({ modules }) => !modules.some(isScript))
  return [without, withScripts, ...units.filter(isAlone).map((unit) => [unit])].filter((group) => group.length > 0)
}

type ModulesByUnit = ReadonlyMap<SampleUnit, readonly VirtualModule[]>

/** Two steps: what a module declares and imports decides on what stands behind its code. */
function modulesOf({ units, root, options }: SampleRequest, compiler: Compiler): ModulesByUnit {
  const placed = placedModulesOf(units, root)
  const all = [...placed.values()].flat()
  const program = compiler.parse(new Map(all.map(({ path, module: { code } }) => [path, code] as const)))
  const errors = program?.getSyntacticDiagnostics() ?? []
  const parsedOf = ({ path }: PlacedModule): ParsedModule => {
    const own = errors.filter(({ fileName }) => fileName === path)
    return {
      source: program?.getSourceFile(path),
      syntaxErrors: own.filter(isOfSyntax),
      scriptErrors: own.filter((error) => !isOfSyntax(error)),
    }
  }
  return new Map([...placed].map(([unit, modules]) => [unit, virtualModulesOf(modules, parsedOf, isBundled(options))] as const))
}

/** By modules, and by the packages that they may import. */
function importedBy(modules: ModulesByUnit, { root, packages }: SampleRequest): readonly Imported[] {
  const byModules = [...modules].flatMap(([{ file }, own]) =>
    own.flatMap(({ imports }) => imports.map((specifier) => ({ specifier, folder: dirname(join(root, file)) }))),
  )
  const documented = new Set(packages.flatMap(({ entryPoints }) => entryPoints.map(({ specifier }) => specifier)))
  const byPackages = packages.flatMap(({ realFolder }) => {
    const { dependencies, peerDependencies } = readJsonFile(join(realFolder, 'package.json')) ?? {}
    return [dependencies, peerDependencies]
      .flatMap((names) => (isRecord(names) ? Object.keys(names) : []))
      .map((specifier) => ({ specifier, folder: realFolder }))
  })
  return [...byModules, ...byPackages].filter(({ specifier }) => !documented.has(specifier))
}

function checkGroup(
  units: readonly SampleUnit[],
  modulesByUnit: ModulesByUnit,
  project: Project,
  { root, packages, options }: SampleRequest,
): readonly (readonly [SampleUnit, CheckedUnit])[] {
  const ids = createDeclarationIds(project, packages)
  const types = createTypesOf(project, ids, packages)
  const texts = new Map(
    units.flatMap((unit) => (modulesByUnit.get(unit) ?? []).map(({ path }) => [withoutExtension(path), unit.file] as const)),
  )
  return units.map((unit) => {
    const modules = modulesByUnit.get(unit) ?? []
    const valid = modules.flatMap((module) =>
      module.syntaxErrors.length === 0 ? [{ module, index: module.index, named: namedSymbolsOf(module, project) }] : [],
    )
    return [
      unit,
      {
        findings: modules.flatMap((module) => findingsOf(module, { program: project.program, root, packages, texts })),
        links: valid.flatMap(({ named, index }) => linkedIdentifiersOf(named, index, ids)),
        queries: valid.flatMap(({ module, named }) => answeredQueriesOf(module, named, types.textOf, project)),
        ...(options.types !== false && { types: valid.map(({ named, index }) => types.of(named, index)) }),
      },
    ]
  })
}

/** Absolute paths of what a program read, but of TypeScript's own declarations and of modules that are no files. */
function filesReadBy({ program }: Project, modules: ModulesByUnit): readonly string[] {
  const ofNoFile = new Set([...modules].flatMap(([{ isFile }, own]) => (isFile ? [] : own.map(({ path }) => path))))
  return program
    .getSourceFileNames()
    .filter((file) => !ofNoFile.has(file) && !ownDeclarations.test(file))
    .map((file) => file.split('/').join(sep))
}

const ownDeclarations = /\/@typescript\/typescript-[^/]+\/lib\/lib\.[^/]+\.d\.ts$/

/** By key; without those that could be found otherwise although no file has changed. */
function storableOf(units: readonly SampleUnit[], answer: SampleAnswer): Readonly<Record<string, CheckedUnit>> {
  return Object.fromEntries(
    units.flatMap((unit, index) => {
      const checked = answer.units[index]
      return checked && !checked.findings.some(dependsOnAbsence) ? [[unitKeyOf(unit), checked] as const] : []
    }),
  )
}
