// In: what each release of a package exported. Out: in which release each export and each member came, and what each release changed.
import compare from 'semver/functions/compare.js'
import prerelease from 'semver/functions/prerelease.js'
import valid from 'semver/functions/valid.js'
import type { ApiChange, ApiHistory, ApiRelease, ExportHistory } from '@docgen/model'
import { memberNamesOf } from './member-names.ts'
import { apiChangesOf } from './report-changes.ts'
import { exportKeyOf, type ReportedExport } from './report-text.ts'

/** Of `v1.2.0`, which is valid too, the `v` is the beginning of the tag. */
export const isVersion = (text: string): boolean => /^\d/.test(text) && valid(text) !== null

/** Versions in the order of their releases. One before a stable release says nothing once that is there, and is left out. */
export function countedVersions(versions: Iterable<string>): readonly string[] {
  const sorted = [...versions].sort(compare)
  const newestStable = sorted.findLastIndex((version) => prerelease(version) === null)
  return sorted.filter((version, index) => index > newestStable || prerelease(version) === null)
}

export const isNewer = (version: string, than: string): boolean => isVersion(version) && compare(version, than) > 0

/** Takes the exports of one release after the other, the oldest first: those of all of them together may be more than fits into memory. */
export function createApiHistory(): {
  readonly add: (release: ApiRelease, exports: readonly ReportedExport[]) => void
  readonly end: () => ApiHistory
} {
  const releases: ApiRelease[] = []
  const changes: (readonly ApiChange[])[] = []
  let known = new Map<string, ExportHistory>()
  let newest: readonly ReportedExport[] = []
  return {
    add: (release, exports) => {
      const index = releases.push(release) - 1
      changes.push(index === 0 ? [] : apiChangesOf(newest, exports))
      newest = exports
      known = new Map(
        exports.map((each) => {
          const before = known.get(exportKeyOf(each))
          const names = [...memberNamesOf(each.code)]
          const members = Object.fromEntries(names.map((name) => [name, ownValue(before?.members, name) ?? index]))
          return [exportKeyOf(each), { from: before?.from ?? index, members }]
        }),
      )
    },
    end: () => ({
      releases,
      exports: Object.fromEntries(known),
      changes,
      newest: newest.map(({ entryPoint, name, code }) => ({ entryPoint, name, code })),
    }),
  }
}

/** A member may be called `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
}
