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
import { environmentOf } from './environment.ts'
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
  const sites = new Map<string, CheckedSite>()
  return async (request) => {
    const site = sites.get(request.root) ?? { compiler: createCompiler(request.root), parsed: new Map() }
    sites.set(request.root, site)
    const { answer, isCurrent, imports, environment } = check(request, site)
    const { store } = request
    later(() => {
      // What was found with another text of a file may not be remembered as found with this one.
      if (!store || !isCurrent()) return
      const payload = { ...storableOf(request, answer), imports, environment, optionErrors: answer.optionErrors }
      writePayload<StoredUnits>(store, { payload, files: [...new Set([...store.files, ...answer.files])].sort() }, storedFiles)
    })
    return answer
  }
}

interface CheckedSite {
  readonly compiler: Compiler
  /** The modules of the units of the last request, by their key and their paths. */
  parsed: ReadonlyMap<string, readonly VirtualModule[]>
}

interface Checked extends Pick<StoredUnits, 'imports' | 'environment'> {
  readonly answer: SampleAnswer
  readonly isCurrent: () => boolean
}

function check(request: SampleRequest, site: CheckedSite): Checked {
  const { units, store } = request
  const { compiler } = site
  const modules = modulesOf(request, site)
  const imports = Object.fromEntries(units.map((unit) => [unitKeyOf(unit), importsOf(unit, modules.get(unit) ?? [], request)]))
  const environment = environmentOf(Object.values(imports))
  const kept = store?.kept.environment === environment ? store.kept.units : {}
  const isWanted = (unit: SampleUnit): boolean => !Object.hasOwn(kept, unitKeyOf(unit))
  const untyped = untypedExportsOf(importedBy(modules, request), conditionsOf(request.options))
  const groups = new Map(
    groupsOf(units).flatMap((group, index) => (group.some(isWanted) ? [[`samples-${index}`, group] as const] : [])),
  )
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
    for (const [unit, checked] of checkGroup(group.filter(isWanted), modules, project, request)) found.set(unit, checked)
  }
  const results = units.map((unit) => found.get(unit) ?? (isWanted(unit) ? { findings: [], links: [] } : undefined))
  if (results.some((checked) => checked?.findings.some(dependsOnAbsence))) compiler.forget()
  const answer = { units: results, files: [...files].sort(), optionErrors: [...optionErrors.values()] }
  return { answer, isCurrent, imports, environment }
}

/**
 * Of a unit, what may bring declarations for all that are in its program. `node:test` of one page knows names of Node.js, and so do all pages then. A
 * documented package is the same from everywhere.
 */
function importsOf(unit: SampleUnit, modules: readonly VirtualModule[], { packages }: SampleRequest): readonly string[] {
  if (isAlone(unit)) return []
  const documented = new Set(packages.flatMap(({ entryPoints }) => entryPoints.map(({ specifier }) => specifier)))
  const kind = unit.modules.some(isScript) ? 'scripts' : 'modules'
  const lines = modules.flatMap(({ imports, module: { code } }) => [
    ...imports.map((specifier) => (documented.has(specifier) ? specifier : `${specifier} from ${dirname(unit.file)}`)),
    ...[...code.matchAll(/^[ \t]*\/\/\/[ \t]*<reference[^>\n]*>/gm)].map(
      ([reference]) => `${reference} in ${dirname(unit.file)}`,
    ),
  ])
  // A file may import others, which are not known here.
  return [...new Set([...lines, ...(unit.isFile ? [unit.file] : [])].map((line) => `${kind} ${line}`))].sort()
}

const changesOthers = /\bdeclare\s+(?:global|module)\b/
const isAlone = ({ modules }: SampleUnit): boolean => modules.some(({ code }) => changesOthers.test(code))
const isScript = ({ language }: SampleModule): boolean => language === 'js' || language === 'jsx'

/**
 * Units that are checked in one program. What a unit declares for all modules is to hold for its own alone: it gets a program to itself.
 * Where scripts are read, imports lead to scripts too.
 */
function groupsOf(units: readonly SampleUnit[]): readonly (readonly SampleUnit[])[] {
  const together = units.filter((unit) => !isAlone(unit))
  const withScripts = together.filter(({ modules }) => modules.some(isScript))
  const without = together.filter(({ modules }) => !modules.some(isScript))
  return [without, withScripts, ...units.filter(isAlone).map((unit) => [unit])].filter((group) => group.length > 0)
}

type ModulesByUnit = ReadonlyMap<SampleUnit, readonly VirtualModule[]>

/**
 * Two steps: what a module declares and imports decides on what stands behind its code. What is as it was in the last request is not parsed
 * again.
 */
function modulesOf({ units, root, options }: SampleRequest, site: CheckedSite): ModulesByUnit {
  const placed = placedModulesOf(units, root)
  const isBundle = isBundled(options)
  const keys = new Map(
    [...placed].map(([unit, modules]) => [unit, JSON.stringify([unitKeyOf(unit), isBundle, modules.map(({ path }) => path)])]),
  )
  const knownOf = (unit: SampleUnit) => site.parsed.get(keys.get(unit) ?? '')
  const fresh = [...placed].flatMap(([unit, modules]) => (knownOf(unit) ? [] : modules))
  const program = site.compiler.parse(new Map(fresh.map(({ path, module: { code } }) => [path, code] as const)))
  const errors = program?.getSyntacticDiagnostics() ?? []
  const parsedOf = ({ path }: PlacedModule): ParsedModule => {
    const own = errors.filter(({ fileName }) => fileName === path)
    return {
      source: program?.getSourceFile(path),
      syntaxErrors: own.filter(isOfSyntax),
      scriptErrors: own.filter((error) => !isOfSyntax(error)),
    }
  }
  const made = new Map(
    [...placed].map(([unit, modules]) => [unit, knownOf(unit) ?? virtualModulesOf(modules, parsedOf, isBundle)] as const),
  )
  site.parsed = new Map([...made].map(([unit, modules]) => [keys.get(unit) ?? '', modules]))
  return made
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
function storableOf({ units, store }: SampleRequest, answer: SampleAnswer): Pick<StoredUnits, 'units'> {
  const stored = units.flatMap((unit, index) => {
    const key = unitKeyOf(unit)
    const checked = answer.units[index] ?? store?.kept.units[key]
    return checked && !checked.findings.some(dependsOnAbsence) ? [[key, checked] as const] : []
  })
  return { units: Object.fromEntries(stored) }
}
