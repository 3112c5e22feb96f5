import type { Diagnostic } from '@docgen/model'
import type { Extraction } from '../extraction.ts'
import { needsAllPackages } from '../diagnostics/finding.ts'
import { withEdit } from './with-edit.ts'

/**
 * The extraction of all packages as it would be after an edit of one, which `before` and `after` are extractions of alone. What the edit brings
 * of other packages (links to them, what they inherit of it) is missing until all are extracted again.
 */
export function editedExtraction(whole: Extraction, before: Extraction, after: Extraction): Extraction {
  const edited = <Value>(valueOf: (extraction: Extraction) => Value): Value =>
    // Parts of extractions, so what is made of their differences is one too.
    withEdit(valueOf(whole), valueOf(before), valueOf(after)) as Value
  return {
    entries: edited(({ entries }) => entries),
    unexported: edited(({ unexported }) => unexported),
    groupTexts: edited(({ groupTexts }) => groupTexts),
    summaries: edited(({ summaries }) => summaries),
    diagnostics: editedFindings(whole.diagnostics, before.diagnostics, after.diagnostics),
    files: [...new Set([...whole.files, ...after.files])].sort(),
    awaited: [...new Set([...whole.awaited, ...after.awaited])],
  }
}

/** Findings that are gone, that have moved, and that are new. */
function editedFindings(
  whole: readonly Diagnostic[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const [known, old, now] = [byText(whole), byText(before), byText(after)]
  const gone = [...old].flatMap(([key, finding]) => (now.has(key) ? [] : [{ key, finding }]))
  const fresh = [...now].flatMap(([key, finding]) => (old.has(key) ? [] : [finding]))
  const kept = [...known].flatMap(([key, finding]) => (old.has(key) && !now.has(key) ? [] : [finding]))
  const added = fresh.filter((finding) => {
    const moved = gone.find((each) => isSame(each.finding, finding))
    return moved ? known.has(moved.key) : !needsAllPackages(finding)
  })
  return [...kept, ...added]
}

function byText(list: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic> {
  return new Map(list.map((finding) => [JSON.stringify(finding), finding]))
}

/** But for its place in the file. */
function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return a.code === b.code && a.file === b.file && a.message === b.message && a.hint === b.hint
}
