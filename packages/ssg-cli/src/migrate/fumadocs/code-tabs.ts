// Fences in a row that name a tab each: ```ts tab="a.ts".
import { labelOfText } from '../core/labels.ts'
import type { Draft } from '../core/draft.ts'
import type { Fence } from '../core/lines.ts'

const tabWord = /(?:^|\s)tab=(?:"([^"]*)"|'([^']*)')/
const groupWord = /(?:^|\s)tab-group=(?:"([^"]*)"|'([^']*)')/

export function writeCodeTabs(draft: Draft): void {
  for (const group of groupsIn(draft)) {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) continue
    const byTab = group.reduce<Fence[][]>((tabs, fence) => {
      const before = tabs.at(-1)
      if (before?.[0] && labelOf(before[0]) === labelOf(fence)) before.push(fence)
      else tabs.push([fence])
      return tabs
    }, [])
    for (const fences of byTab) contain(draft, fences, `tab[${labelOfText(plainLabel(fences[0]))}]`)
    const [, double, single] = groupWord.exec(first.meta) ?? []
    const name = double ?? single
    contain(draft, group, name === undefined ? 'tabs' : `tabs{group=${/^[\w-]+$/.test(name) ? name : JSON.stringify(name)}}`)
    draft.note(first.infoStart, { kind: 'changed', topic: 'tabs', message: 'Code with tab="…" is now in "::::tabs".' })
  }
}

function contain(draft: Draft, fences: readonly Fence[], head: string): void {
  const { lines } = draft.page
  const [from, to] = [lines[fences[0]?.first ?? 0], lines[fences.at(-1)?.last ?? 0]]
  if (!from || !to) return
  const start = from.start + from.indent.length
  draft.contain({ open: { start, end: start }, close: { start: to.end, end: to.end }, head, indent: from.indent })
}

function labelOf({ meta }: Fence): string | undefined {
  const [, double, single] = tabWord.exec(meta) ?? []
  return double ?? single
}

/** A label may have icons in front, as tags. */
function plainLabel(fence: Fence | undefined): string {
  const text = (fence && labelOf(fence))?.replace(/<[^<>]*>/g, '').trim() ?? ''
  return text === '' ? 'Tab' : text
}

function groupsIn({ page: { fences, lines } }: Draft): readonly (readonly Fence[])[] {
  const groups: Fence[][] = []
  let isOpen = false
  for (const [index, fence] of fences.entries()) {
    if (labelOf(fence) === undefined || !fence.isClosed) {
      isOpen = false
      continue
    }
    const before = fences[index - 1]
    const between = before && lines.slice(before.last + 1, fence.first)
    const isNext = isOpen && between?.every(({ text }) => text.trim() === '') === true
    const group = isNext ? groups.at(-1) : undefined
    if (group) group.push(fence)
    else groups.push([fence])
    isOpen = true
  }
  return groups
}
