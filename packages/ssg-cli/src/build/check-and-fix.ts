// Checks, corrects what is sure, and checks again: a link that leads to its page may still name a section that the page does not have.
import type { Diagnostic } from '@docgen/model'
import { writeFixes } from '../io/write-fixes.ts'
import type { FixableFinding } from '../syntax/find-fixes.ts'

/** More than a correction could need: two that undo each other come to an end. */
const mostRounds = 4

interface FixedReport<Report> {
  /** Of the files as they are now. */
  readonly report: Report
  /** In the order in which they were corrected; their places are those before. */
  readonly fixed: readonly FixableFinding[]
}

export async function checkAndFix<Report extends { readonly diagnostics: readonly Diagnostic[] }>(
  root: string,
  check: (round: number) => Promise<Report>,
): Promise<FixedReport<Report>> {
  const fixed: FixableFinding[] = []
  for (let round = 1; ; round++) {
    const report = await check(round)
    const done = round > mostRounds ? [] : writeFixes(root, report.diagnostics)
    if (done.length === 0) return { report, fixed }
    fixed.push(...done)
  }
}
