// In: what the report of a package says, and what the package exports now. Out: what has changed.
import type { ApiChange, ApiImpact, ApiLineChange } from '@docgen/model'
import { impactBetween } from './impact/impact-of-change.ts'
import { exportKeyOf, notExported, type ReportedExport, type WrittenExport } from './report-text.ts'

export interface ExportChange {
  readonly kind: 'removed' | 'changed' | 'added'
  readonly entryPoint: string
  readonly name: string
  readonly impact: ApiImpact
  /** Code in the report, absent for an export that is new. */
  readonly before?: string
  readonly after?: string
  /** Of the heading in the report. */
  readonly line?: number | undefined
}

type Change = Omit<ExportChange, 'impact'>

/** `line` is known only if it was read from the file of a report. */
type KnownExport = ReportedExport & Partial<Pick<WrittenExport, 'line'>>

/** First what is gone, then what is another, then what is new; each in the order of the reports. */
export function changesOf(written: readonly KnownExport[], exports: readonly ReportedExport[]): readonly ExportChange[] {
  const now = new Map(exports.map((each) => [exportKeyOf(each), each]))
  const known = new Set(written.map(exportKeyOf))
  const removed = written.flatMap((each): readonly Change[] => {
    const { entryPoint, name, code, line } = each
    return now.has(exportKeyOf(each)) ? [] : [{ kind: 'removed', entryPoint, name, before: code, line }]
  })
  const changed = written.flatMap((each): readonly Change[] => {
    const { entryPoint, name, code, line } = each
    const after = now.get(exportKeyOf(each))?.code
    return after === undefined || after === code ? [] : [{ kind: 'changed', entryPoint, name, before: code, after, line }]
  })
  const added = exports.flatMap((each): readonly Change[] => {
    const { entryPoint, name, code } = each
    return known.has(exportKeyOf(each)) ? [] : [{ kind: 'added', entryPoint, name, after: code }]
  })
  const impactOf = impactBetween(written, exports)
  return [...removed, ...changed, ...added].map((change) => ({ ...change, impact: impactOf(change) }))
}

/** As pages show them. */
export function apiChangesOf(before: readonly KnownExport[], after: readonly ReportedExport[]): readonly ApiChange[] {
  return changesOf(before, after).map(({ kind, entryPoint, name, impact, before: old, after: now }) => ({
    kind,
    ...(entryPoint !== notExported && { entryPoint }),
    name,
    impact,
    ...(old !== undefined && now !== undefined && { lines: lineChangesOf(old, now) }),
  }))
}

/** Most of a long declaration stays: the lines that begin and end both are left out before they are compared. */
function withoutEnds(old: readonly string[], now: readonly string[]): readonly [readonly string[], readonly string[]] {
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)]
}

/** The lines that are gone and those that are new, in the order of the code: by a longest common subsequence. */
export function lineChangesOf(before: string, after: string): readonly ApiLineChange[] {
  const [old, now] = withoutEnds(before.split('\n'), after.split('\n'))
  // lengths[i][j]: of the longest common subsequence of what follows `i` and `j`.
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const changes: ApiLineChange[] = []
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++
      j++
    } else if (j >= now.length || (i < old.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      changes.push({ sign: '-', line: old[i++] ?? '' })
    } else changes.push({ sign: '+', line: now[j++] ?? '' })
  }
  return changes
}
