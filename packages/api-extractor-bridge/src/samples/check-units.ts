// Checks samples in this thread, each time quicker where little has changed since. Loads TypeScript, so nothing that the main module
// imports may import it.
import { join } from 'node:path'
import type { CheckedUnit, SampleUnit } from '@docgen/model'
import type ts from 'typescript'
import { isFile } from '../read-file.ts'
import { writePayload } from '../stored-payload.ts'
import { createThreadMemory, type ProgramMemory } from '../thread-memory.ts'
import { unitKeyOf } from './checked-samples.ts'
import { createDeclarationIds } from './declaration-ids.ts'
import { linkedIdentifiersOf } from './linked-identifiers.ts'
import { dependsOnAbsence, findingsOf } from './module-findings.ts'
import type { CheckUnits, OptionError, SampleAnswer, SampleRequest, StoredUnits } from './sample-check.ts'
import {
  compilerOptionsOf,
  createSamplePrograms,
  slashed,
  type SampleCompilerOptions,
  type SamplePrograms,
} from './sample-program.ts'
import { virtualModulesOf, type VirtualModule } from './virtual-modules.ts'

/** `pause` is awaited before each unit, for what is more urgent to come in between. */
export function createCheckUnits(memory = createThreadMemory(), pause = async (): Promise<void> => {}): CheckUnits {
  const { storedFiles, later } = memory
  const compilers = new Map<string, Compiler>()
  return async (request) => {
    const { units, store } = request
    const found = new Map<SampleUnit, CheckedUnit>()
    const files = new Set<string>()
    const optionErrors = new Map<string, OptionError>()
    const currencies: (() => boolean)[] = []
    for (const group of groupsOf(units)) {
      const hasScripts = group.some(({ modules }) => modules.some(({ language }) => language === 'js' || language === 'jsx'))
      await pause()
      const checked = await checkGroup(group, request, compilerFor(request, hasScripts, compilers, memory), pause)
      for (const [unit, result] of checked.results) found.set(unit, result)
      for (const file of checked.files) files.add(file)
      for (const error of checked.optionErrors) optionErrors.set(error.message, error)
      currencies.push(checked.isCurrent)
    }
    const answer: SampleAnswer = {
      units: units.map((unit) => found.get(unit) ?? { findings: [], links: [] }),
      files: [...files].sort(),
      optionErrors: [...optionErrors.values()],
    }
    later(() => {
      // What was found with another text of a file may not be remembered as found with this one.
      if (!store || !currencies.every((isCurrent) => isCurrent())) return
      const payload = { units: { ...store.kept.units, ...storableOf(units, answer) }, optionErrors: answer.optionErrors }
      writePayload<StoredUnits>(store, { payload, files: [...new Set([...store.files, ...answer.files])].sort() }, storedFiles)
    })
    return answer
  }
}

const changesOthers = /\bdeclare\s+(?:global|module)\b/

/** What a unit declares for all modules is to hold for its own alone: it gets a program to itself. */
function groupsOf(units: readonly SampleUnit[]): readonly (readonly SampleUnit[])[] {
  const isAlone = ({ modules }: SampleUnit): boolean => modules.some(({ code }) => changesOthers.test(code))
  const together = units.filter((unit) => !isAlone(unit))
  return [...(together.length === 0 ? [] : [together]), ...units.filter(isAlone).map((unit) => [unit])]
}

interface CheckedGroup {
  /** Whether no file of its program has changed since it was read. */
  readonly isCurrent: () => boolean
  readonly results: readonly (readonly [SampleUnit, CheckedUnit])[]
  readonly files: readonly string[]
  readonly optionErrors: readonly OptionError[]
}

interface Compiler extends SampleCompilerOptions {
  readonly programs: SamplePrograms
}

/** One for all requests with the same options: what it has read, the next request need not read. */
function compilerFor(
  { root, packages, options }: SampleRequest,
  hasScripts: boolean,
  compilers: Map<string, Compiler>,
  memory: ProgramMemory,
): Compiler {
  const key = JSON.stringify([root, packages, options, hasScripts])
  const known = compilers.get(key)
  if (known) return known
  const given = compilerOptionsOf({ root, packages, options }, hasScripts)
  const compiler = { ...given, programs: createSamplePrograms({ root, packages }, given.options, memory) }
  compilers.set(key, compiler)
  return compiler
}

async function checkGroup(
  units: readonly SampleUnit[],
  request: SampleRequest,
  { options, errors, programs }: Compiler,
  pause: () => Promise<void>,
): Promise<CheckedGroup> {
  const { root, packages } = request
  const ambient = (request.options.files ?? []).map((file) => join(root, file))
  const modulesByUnit = new Map(units.map((unit, index) => [unit, modulesOf(unit, index, root, options)]))
  const present = ambient.filter(isFile).map(slashed)
  const { program, files } = programs.create([...modulesByUnit.values()].flat(), present)
  const ids = createDeclarationIds(program, packages)
  const results: (readonly [SampleUnit, CheckedUnit])[] = []
  for (const [unit, modules] of modulesByUnit) {
    await pause()
    const findings = modules.flatMap((module) => findingsOf(module, { program, root, packages }))
    const valid = modules.filter(({ syntaxErrors }) => syntaxErrors.length === 0)
    results.push([unit, { findings, links: valid.flatMap((module) => linkedIdentifiersOf(module, program, ids)) }])
  }
  if (results.some(([, { findings }]) => findings.some(dependsOnAbsence))) programs.forget()
  return {
    isCurrent: programs.currencyOf(program),
    results,
    files,
    optionErrors: errors,
  }
}

/** `index` tells apart the comments of one file. */
function modulesOf(unit: SampleUnit, index: number, root: string, options: ts.CompilerOptions): readonly VirtualModule[] {
  const path = slashed(join(root, unit.file))
  const modules = virtualModulesOf(unit, `${path}~${index}`, options)
  return unit.isFile ? modules.map((module) => ({ ...module, path, text: module.module.code })) : modules
}

/** By key; without those that could be found otherwise although no file has changed. */
function storableOf(units: readonly SampleUnit[], answer: SampleAnswer): Readonly<Record<string, CheckedUnit>> {
  return Object.fromEntries(
    units.flatMap((unit, index) => {
      const checked = answer.units[index]
      return checked && !checked.findings.some(dependsOnAbsence) ? [[unitKeyOf(unit), checked] as const] : []
    }),
  )
}
