// Fences in a row that name a tab each: ```ts tab="a.ts" of Fumadocs, ```ts tab of a plugin of Docusaurus.
import { labelOfText } from './labels.ts'
import type { Draft } from './draft.ts'
import type { Fence } from './lines.ts'

export interface CodeTabs {
  /** What the fence names. `undefined` for one that is in no tab. */
  readonly tabOf: (fence: Fence) => CodeTab | undefined
  /** Name of the group of tabs that a row is one of. */
  readonly groupOf: (first: Fence) => string | undefined
  /** What is in tabs now, for the report: `Code with tab="…"`. */
  readonly what: string
}

interface CodeTab {
  readonly label: string
  /** How many fences are in it, with those that follow. Without a number, all that follow with the same label. */
  readonly span?: number | undefined
}

type Tab = CodeTab & { readonly fences: readonly Fence[] }

export function writeCodeTabs(draft: Draft, rules: CodeTabs): void {
  for (const tabs of rowsIn(draft, rules)) {
    const [first] = tabs[0]?.fences ?? []
    if (!first) continue
    for (const { label, fences } of tabs) contain(draft, fences, `tab[${labelOfText(label)}]`)
    const name = rules.groupOf(first)
    const group = name === undefined ? '' : `{group=${/^[\w-]+$/.test(name) ? name : JSON.stringify(name)}}`
    contain(
      draft,
      tabs.flatMap(({ fences }) => fences),
      `tabs${group}`,
    )
    draft.note(first.infoStart, { kind: 'changed', topic: 'tabs', message: `${rules.what} is now in "::::tabs".` })
  }
}

function contain(draft: Draft, fences: readonly Fence[], head: string): void {
  const { lines } = draft.page
  const [from, to] = [lines[fences[0]?.first ?? 0], lines[fences.at(-1)?.last ?? 0]]
  if (!from || !to) return
  const start = from.start + from.indent.length
  draft.contain({ open: { start, end: start }, close: { start: to.end, end: to.end }, head, indent: from.indent })
}

/** The tabs of each row of fences without anything between them. */
function rowsIn({ page: { fences, lines } }: Draft, { tabOf }: CodeTabs): readonly (readonly Tab[])[] {
  const rows: Tab[][] = []
  let before: Fence | undefined
  for (let index = 0; index < fences.length; index++) {
    const fence = fences[index]
    const tab = fence && fence.isClosed ? tabOf(fence) : undefined
    if (fence === undefined || tab === undefined) {
      before = undefined
      continue
    }
    const row = before !== undefined && isNext(before, fence) ? rows.at(-1) : undefined
    const last = row?.at(-1)
    const own = tab.span === undefined ? [fence] : spanFrom(index, tab.span)
    if (row && last && tab.span === undefined && last.label === tab.label)
      row[row.length - 1] = { ...last, fences: [...last.fences, fence] }
    else if (row) row.push({ ...tab, fences: own })
    else rows.push([{ ...tab, fences: own }])
    before = own.at(-1)
    index += own.length - 1
  }
  return rows

  function isNext(first: Fence, second: Fence): boolean {
    return lines.slice(first.last + 1, second.first).every(({ text }) => text.trim() === '')
  }

  function spanFrom(index: number, span: number): readonly Fence[] {
    const all = fences.slice(index, index + Math.max(span, 1))
    const end = all.findIndex((fence, place) => {
      const previous = all[place - 1]
      return !fence.isClosed || (previous !== undefined && !isNext(previous, fence))
    })
    return end < 0 ? all : all.slice(0, Math.max(end, 1))
  }
}
