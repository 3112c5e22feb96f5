import type { CheckedUnit, PackageLocation, SampleUnit } from '@docgen/model'
import type { StorePlace } from '../stored-payload.ts'
import type { CheckedSamplesOptions } from './options.ts'

/** What the thread that checks is asked. Plain data. */
export interface SampleRequest {
  /** Absolute path of the site root. */
  readonly root: string
  readonly packages: readonly PackageLocation[]
  readonly options: CheckedSamplesOptions
  /** All that there are: those that are known are in the programs too, but are not checked again. */
  readonly units: readonly SampleUnit[]
  /** Where the results go, together with those that are known; absent when caching is off. */
  readonly store?: (StorePlace & { readonly kept: StoredUnits; readonly files: readonly string[] }) | undefined
}

export interface SampleAnswer {
  /** In the order of the units. `undefined` for one that is as it was known. */
  readonly units: readonly (CheckedUnit | undefined)[]
  /** Absolute paths of all files that the programs read, but TypeScript's own. */
  readonly files: readonly string[]
  readonly optionErrors: readonly OptionError[]
}

export interface OptionError {
  /** The compiler option or file that it is about, when it is about one. */
  readonly key: string
  readonly message: string
}

export interface StoredUnits {
  /** By `unitKeyOf`. */
  readonly units: Readonly<Record<string, CheckedUnit>>
  /** What each unit imports, by the same key. Also of units whose findings are not stored. */
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** See `environmentOf`. In another one, all units are checked again. */
  readonly environment: string
  readonly optionErrors: readonly OptionError[]
}

export type CheckUnits = (request: SampleRequest) => Promise<SampleAnswer>
