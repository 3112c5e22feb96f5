// In: all findings of a site that is being worked on, whenever they change. Out: what a terminal or a log is told: each once, and when it goes.
import type { Diagnostic } from '@docgen/model'
import { renderCounts, renderFindings, renderFixed, renderStacks, type Colours } from './report.ts'

interface FindingsLogStyle {
  readonly colours: Colours
  /** Whether none is folded or left out. */
  readonly all: boolean
  /** Whether what the author's code threw is shown with its stack. */
  readonly withStacks: boolean
}

/** The text for what is new, empty where nothing is. Until the site has been checked as a whole, nothing is said of what goes. */
export function createFindingsLog(style: FindingsLogStyle): (findings: readonly Diagnostic[], isWhole: boolean) => string {
  const { colours, all } = style
  let known: readonly Diagnostic[] = []
  /** Since the last summary, or because there was none. */
  let isNew = true
  return (findings, isWhole) => {
    const added = without(findings, known)
    const gone = without(known, findings)
    const fixed = isWhole ? gone : []
    isNew ||= added.length + fixed.length > 0
    const text = [
      added.length === 0 ? '' : `${renderFindings(added, colours, all)}${style.withStacks ? renderStacks(added) : ''}`,
      renderFixed(fixed, colours),
      isWhole && isNew ? summaryOf(findings, colours) : '',
    ]
    // What is gone may only not have been found again yet.
    known = isWhole ? findings : [...findings, ...gone]
    isNew &&= !isWhole
    return text.filter(Boolean).join('\n')
  }
}

function summaryOf(findings: readonly Diagnostic[], { green, yellow }: Colours): string {
  return findings.length === 0
    ? green('Checked all pages: no problems found.\n')
    : yellow(`Checked all pages: ${renderCounts(findings)}.\n`)
}

/** A finding that an edit above it has moved is the same one; of several that are alike, as many are taken out. */
function without(findings: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1)
  return findings.filter((finding) => {
    const count = counts.get(keyOf(finding)) ?? 0
    counts.set(keyOf(finding), count - 1)
    return count <= 0
  })
}

function keyOf({ file, code, severity, message }: Diagnostic): string {
  return JSON.stringify([file, code, severity, message])
}
