// In: all findings of a run. Out: what a person reads first: equal findings folded into one, and some of each code where the list is long.
import { compareText, type Diagnostic } from '@docgen/model'

/** A finding, and the others that say exactly the same about another place. */
export interface FoldedFinding {
  readonly finding: Diagnostic
  readonly others: readonly Diagnostic[]
}

export interface CodeGroup {
  readonly code: Diagnostic['code']
  readonly errors: number
  readonly warnings: number
  readonly files: number
  readonly shown: readonly FoldedFinding[]
  /** How many findings of this code are in none of `shown`. */
  readonly hidden: number
}

/** In the order of the first finding of each. */
export function foldEqual(diagnostics: readonly Diagnostic[]): readonly FoldedFinding[] {
  const groups = groupBy(diagnostics, ({ code, severity, message, hint }) => JSON.stringify([code, severity, message, hint]))
  return groups.map(([finding, ...others]) => ({ finding, others }))
}

/**
 * One group for each code: those with errors first, then those with most findings. Each shows one finding at least; what is left of
 * `lines` is dealt out in turns, so that a frequent code does not push out the others.
 */
export function groupByCode(
  diagnostics: readonly Diagnostic[],
  lines: number,
  linesOf: (folded: FoldedFinding) => number,
): readonly CodeGroup[] {
  const groups = groupBy(diagnostics, ({ code }) => code).map((all) => ({ all, folded: foldEqual(all) }))
  const taken = groups.map(() => 0)
  let left = lines
  const longest = Math.max(0, ...groups.map(({ folded }) => folded.length))
  for (let round = 0; round < longest && (round === 0 || left > 0); round++) {
    groups.forEach(({ folded }, index) => {
      const next = folded[round]
      if (next === undefined || taken[index] !== round) return
      const cost = linesOf(next)
      if (round > 0 && cost > left) return
      left -= cost
      taken[index] = round + 1
    })
  }
  return groups.map(({ all, folded }, index) => groupOf(all, folded.slice(0, taken[index]))).sort(byWeight)
}

function groupOf(all: NonEmpty<Diagnostic>, shown: readonly FoldedFinding[]): CodeGroup {
  const errors = all.filter(({ severity }) => severity === 'error').length
  return {
    code: all[0].code,
    errors,
    warnings: all.length - errors,
    files: new Set(all.map(({ file }) => file)).size,
    shown,
    hidden: all.length - shown.reduce((total, { others }) => total + 1 + others.length, 0),
  }
}

function byWeight(a: CodeGroup, b: CodeGroup): number {
  return (
    Number(b.errors > 0) - Number(a.errors > 0) || b.errors + b.warnings - a.errors - a.warnings || compareText(a.code, b.code)
  )
}

type NonEmpty<Item> = readonly [Item, ...Item[]]

/** `Map.groupBy` is not in Node 20. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly NonEmpty<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
