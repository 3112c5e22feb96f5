// What is known to be missing, as numbers: a file that stays small, and does not change when something is only renamed.
import { isRecord } from '@docgen/model'
import type { ApiCoverage, PackageCoverage } from '../stages/4-resolve/api/api-coverage.ts'

const gaps = ['exportsWithoutComment', 'membersWithoutComment', 'exportsNoGuideMentions'] as const

type Gap = (typeof gaps)[number]

export interface CoverageBaseline {
  readonly version: 1
  /** By npm name. */
  readonly packages: Readonly<Record<string, Readonly<Record<Gap, number>>>>
  readonly unknownNames: number
}

export interface CoverageChange {
  /** npm name; absent for the names in guides that nothing has. */
  readonly package?: string
  readonly what: Gap | 'unknownNames'
  readonly before: number
  readonly now: number
}

export interface CoverageComparison {
  readonly worse: readonly CoverageChange[]
  readonly better: readonly CoverageChange[]
}

export function baselineOf({ packages, unknownNames }: ApiCoverage): CoverageBaseline {
  return {
    version: 1,
    packages: Object.fromEntries(packages.map((one) => [one.name, countsOf(one)])),
    unknownNames: unknownNames.length,
  }
}

function countsOf(one: PackageCoverage): Readonly<Record<Gap, number>> {
  return {
    exportsWithoutComment: one.exportsWithoutComment.length,
    membersWithoutComment: one.membersWithoutComment.length,
    exportsNoGuideMentions: one.exportsNoGuideMentions.length,
  }
}

/** `undefined` when the text is not what `baselineOf` makes. */
export function readBaseline(text: string): CoverageBaseline | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return isBaseline(value) ? value : undefined
}

function isBaseline(value: unknown): value is CoverageBaseline {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    isCount(value['unknownNames']) &&
    isRecord(value['packages']) &&
    Object.values(value['packages']).every((one) => isRecord(one) && gaps.every((gap) => isCount(one[gap])))
  )
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value)
}

/** A package that the baseline does not know has nothing to be excused. */
export function compareCoverage(coverage: ApiCoverage, baseline: CoverageBaseline): CoverageComparison {
  const now = baselineOf(coverage)
  const changes: readonly CoverageChange[] = [
    ...coverage.packages.flatMap(({ name }) =>
      gaps.map((what) => ({
        package: name,
        what,
        before: baseline.packages[name]?.[what] ?? 0,
        now: now.packages[name]?.[what] ?? 0,
      })),
    ),
    { what: 'unknownNames', before: baseline.unknownNames, now: now.unknownNames },
  ]
  return {
    worse: changes.filter((change) => change.now > change.before),
    better: changes.filter((change) => change.now < change.before),
  }
}
