import { join, sep } from 'node:path'
import type { CheckedUnit, PackageLocation, SampleChecker, SampleCheckResult, SampleContext, SampleUnit } from '@docgen/model'
import { ownCodeHash, placedIn, toolVersions } from '../cache.ts'
import { sampleOptions } from '../diagnostics/packages.ts'
import { optionPlaceOf } from '../option-places.ts'
import { isBelow } from '../package-of-file.ts'
import { isFile } from '../read-file.ts'
import { hashOf, readPayload, type StorePlace } from '../stored-payload.ts'
import { environmentOf } from './environment.ts'
import { sampleOptionProblemsOf, type CheckedSamplesOptions } from './options.ts'
import type { CheckUnits, OptionError, StoredUnits } from './sample-check.ts'

/**
 * The checker, with the way to check handed in: in a worker thread, or in this one for tests. `resultsStored` resolves when all that was
 * checked can be found in the cache.
 */
export function createCheckedSamples(
  options: CheckedSamplesOptions,
  checkUnits: CheckUnits,
  resultsStored = async (): Promise<void> => {},
): SampleChecker {
  const problems = sampleOptionProblemsOf(options)
  return {
    kind: 'samples',
    problems,
    check: async (units, context) => {
      await resultsStored()
      return check(units, context, options, checkUnits)
    },
  }
}

/** Asks for what is not remembered. While everything is, neither a thread is started nor TypeScript loaded. */
async function check(
  units: readonly SampleUnit[],
  { root, cacheDir, packages, configFiles }: SampleContext,
  options: CheckedSamplesOptions,
  checkUnits: CheckUnits,
): Promise<SampleCheckResult> {
  const { files: ambientFiles = [] } = options
  const missingFiles = ambientFiles.filter((file) => !isFile(join(root, file)))
  const key = keyOf(root, packages, options, missingFiles)
  const place: StorePlace | undefined = cacheDir === undefined ? undefined : { file: join(cacheDir, 'samples.json'), key, root }
  const missingErrors = missingFiles.map((file) => ({ key: file, message: `The file "${file}" does not exist.` }))
  const result = (files: readonly string[], errors: readonly OptionError[]): SampleCheckResult =>
    resultOf(keys, known, {
      root,
      packages,
      configFiles,
      files: [...files, ...ambientFiles.map((file) => join(root, file))],
      optionErrors: [...errors, ...missingErrors],
    })
  const read = place && readPayload<StoredUnits>(place)
  const stored = read === 'damaged' ? undefined : read
  const keys = units.map(unitKeyOf)
  const { units: storedUnits, imports, environment, optionErrors } = stored?.payload ?? nothingStored
  const known = new Map(Object.entries(storedUnits))
  // Where a page is gone, what it imported is no longer there for others.
  const isSame = keys.every((key) => known.has(key)) && environmentOf(keys.map((key) => imports[key] ?? [])) === environment
  if (isSame && stored) return result(stored.files, optionErrors)
  const store = place && { ...place, kept: { ...nothingStored, ...stored?.payload }, files: stored?.files ?? [] }
  const answer = await checkUnits({ root, packages, options, units, store })
  answer.units.forEach((checked, index) => checked && known.set(keys[index] ?? '', checked))
  const checked = result([...(stored?.files ?? []), ...answer.files], answer.optionErrors)
  return read === 'damaged' ? { ...checked, damagedFile: place?.file } : checked
}

const nothing: CheckedUnit = { findings: [], links: [] }
const nothingStored: StoredUnits = { units: {}, imports: {}, environment: '', optionErrors: [] }

interface Surroundings extends Pick<SampleContext, 'root' | 'packages' | 'configFiles'> {
  readonly files: readonly string[]
  readonly optionErrors: readonly OptionError[]
}

function resultOf(
  keys: readonly string[],
  known: ReadonlyMap<string, CheckedUnit>,
  { root, packages, configFiles, files, optionErrors }: Surroundings,
): SampleCheckResult {
  const diagnostics = optionErrors.map(({ key, message }) => sampleOptions(optionPlaceOf(configFiles, key), key, message))
  const isOwn = (file: string): boolean => isBelow(root, file) || packages.some((each) => isBelow(each.realFolder, file))
  return {
    units: keys.map((key) => known.get(key) ?? nothing),
    diagnostics,
    // What npm installed changes by installing alone, and is too much to watch.
    watchFiles: [...new Set(files)].filter((file) => !file.includes(`${sep}node_modules${sep}`) && isOwn(file)),
  }
}

/** Where a unit stands in its text is no part of it: what moves is not checked again. */
export function unitKeyOf(unit: SampleUnit): string {
  return hashOf(JSON.stringify(unit))
}

/** All that checking depends on but the samples and the files that the programs read. */
function keyOf(
  root: string,
  packages: readonly PackageLocation[],
  options: CheckedSamplesOptions,
  missingFiles: readonly string[],
): string {
  const places = packages.map((each) => placedIn(root, each))
  return hashOf(JSON.stringify([toolVersions(), ownCodeHash(), options, missingFiles, places]))
}
