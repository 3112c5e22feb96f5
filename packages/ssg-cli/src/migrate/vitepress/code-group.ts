// `::: code-group`, whose code has tabs. Other content is shown whichever tab is open, where it stands among the code.
import { keepContainer, unwrapContainer, type FoundContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import { snippetOf } from './includes.ts'

/** Tabs of docgen have nothing else in them: what stands before, behind or between the code of a group ends the tabs there. */
export function writeCodeGroup(draft: Draft, found: FoundContainer, groups: readonly FoundContainer[]): void {
  const inner = groups.filter(({ first, last }) => first > found.first && last <= found.last)
  const { runs, hasOthers } = contentOf(draft, found, inner)
  if (!hasOthers && runs.length > 0) return keepContainer(draft, found, { name: 'tabs', title: '' })
  unwrapContainer(draft, found, 'changed')
  const { lines } = draft.page
  for (const { from, to } of runs) {
    const [first, last] = [lines[from], lines[to]]
    if (!first || !last) continue
    const start = first.start + first.indent.length
    draft.contain({ open: { start, end: start }, close: { start: last.end, end: last.end }, head: 'tabs', indent: first.indent })
  }
  if (runs.length > 1)
    draft.note(found.openLine.start, {
      kind: 'by-hand',
      topic: 'tabs',
      message: `There is text between the code of this group. It has ${runs.length} rows of tabs now: move the text to make them one.`,
    })
}

interface GroupContent {
  /** Indexes of the first and the last line of code that nothing else stands between. A line that names a file is code too. */
  readonly runs: readonly { readonly from: number; readonly to: number }[]
  readonly hasOthers: boolean
}

function contentOf(draft: Draft, { first, last, closeLine }: FoundContainer, inner: readonly FoundContainer[]): GroupContent {
  const { lines, fences } = draft.page
  const runs: { from: number; to: number }[] = []
  let hasOthers = false
  let isOpen = false
  for (let index = first + 1; index < (closeLine ? last : last + 1); index++) {
    const line = lines[index]
    const isInner = inner.some((group) => index >= group.first && index <= group.last)
    const isCode =
      line && !isInner && (fences.some((fence) => index >= fence.first && index <= fence.last) || snippetOf(line) !== undefined)
    const run = isOpen ? runs.at(-1) : undefined
    if (isCode && run) run.to = index
    else if (isCode) runs.push({ from: index, to: index })
    if (isCode) isOpen = true
    else if (line && line.text.trim() !== '') {
      hasOthers = true
      isOpen = false
    }
  }
  return { runs, hasOthers }
}
