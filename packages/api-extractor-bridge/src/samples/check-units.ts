// Checks samples in this thread, each time quicker where little has changed since. Loads TypeScript, so nothing that the main module
// imports may import it.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedUnit, SampleUnit } from '@docgen/ssg-cli/model'
import type ts from 'typescript'
import { createSourceFiles, type SourceFiles } from '../source-files.ts'
import { writePayload, type StoredFile } from '../stored-payload.ts'
import { unitKeyOf } from './checked-samples.ts'
import { createDeclarationIds } from './declaration-ids.ts'
import { linkedIdentifiersOf } from './linked-identifiers.ts'
import { dependsOnAbsence, findingsOf } from './module-findings.ts'
import type { CheckUnits, OptionError, SampleAnswer, SampleRequest, StoredUnits } from './sample-check.ts'
import { compilerOptionsOf, createSampleProgram, slashed } from './sample-program.ts'
import { virtualModulesOf, type VirtualModule } from './virtual-modules.ts'

export function createCheckUnits(): CheckUnits {
  // Trees that were parsed for scripts hold what a program without them would not have.
  const sourceFiles = { plain: createSourceFiles(), withScripts: createSourceFiles() }
  const storedFiles = new Map<string, StoredFile>()
  return async (request) => {
    const { units, store } = request
    const found = new Map<SampleUnit, CheckedUnit>()
    const files = new Set<string>()
    const optionErrors = new Map<string, OptionError>()
    for (const group of groupsOf(units)) {
      const hasScripts = group.some(({ modules }) => modules.some(({ language }) => language === 'js' || language === 'jsx'))
      const checked = checkGroup(group, request, hasScripts, hasScripts ? sourceFiles.withScripts : sourceFiles.plain)
      for (const [unit, result] of checked.results) found.set(unit, result)
      for (const file of checked.files) files.add(file)
      for (const error of checked.optionErrors) optionErrors.set(error.message, error)
    }
    const answer: SampleAnswer = {
      units: units.map((unit) => found.get(unit) ?? { findings: [], links: [] }),
      files: [...files].sort(),
      optionErrors: [...optionErrors.values()],
    }
    if (store) {
      const payload = { units: { ...store.kept.units, ...storableOf(units, answer) }, optionErrors: answer.optionErrors }
      writePayload<StoredUnits>(store, { payload, files: [...new Set([...store.files, ...answer.files])].sort() }, storedFiles)
    }
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
  readonly results: readonly (readonly [SampleUnit, CheckedUnit])[]
  readonly files: readonly string[]
  readonly optionErrors: readonly OptionError[]
}

function checkGroup(
  units: readonly SampleUnit[],
  request: SampleRequest,
  hasScripts: boolean,
  sourceFiles: SourceFiles,
): CheckedGroup {
  const { root, packages } = request
  const { options, errors } = compilerOptionsOf(request, hasScripts)
  const ambient = (request.options.files ?? []).map((file) => ({ file, path: join(root, file) }))
  const modulesByUnit = new Map(units.map((unit) => [unit, modulesOf(unit, root, options)]))
  const modules = [...modulesByUnit.values()].flat()
  const present = ambient.filter(({ path }) => existsSync(path)).map(({ path }) => slashed(path))
  const { program, files } = createSampleProgram(root, options, modules, present, sourceFiles)
  const ids = createDeclarationIds(program, packages)
  return {
    results: units.map((unit) => {
      const own = modulesByUnit.get(unit) ?? []
      return [
        unit,
        {
          findings: own.flatMap((module) => findingsOf(module, { program, root, packages })),
          links: own.flatMap((module) => (module.syntaxErrors.length > 0 ? [] : linkedIdentifiersOf(module, program, ids))),
        },
      ]
    }),
    files,
    optionErrors: [
      ...errors,
      ...ambient
        .filter(({ path }) => !existsSync(path))
        .map(({ file }) => ({ key: file, message: `The file "${file}" does not exist.` })),
    ],
  }
}

function modulesOf(unit: SampleUnit, root: string, options: ts.CompilerOptions): readonly VirtualModule[] {
  const path = slashed(join(root, unit.file))
  const hash = createHash('sha1').update(unitKeyOf(unit)).digest('hex').slice(0, 8)
  const modules = virtualModulesOf(unit, `${path}~${hash}`, options)
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
