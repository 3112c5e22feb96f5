// `::: tabs` of vitepress-plugin-tabs, which has a line `== Label` before each pane.
import { keepContainer, type FoundContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'

/** Makes the panes tabs of docgen; `false` for a container without panes, which is of another plugin. */
export function paneTabs(draft: Draft, found: FoundContainer, all: readonly FoundContainer[]): boolean {
  const { lines } = draft.page
  const end = found.closeLine ? found.last : found.last + 1
  const within = all.filter(({ first, last }) => first > found.first && last <= found.last)
  const panes = lines.slice(found.first + 1, end).flatMap((line, offset) => {
    const index = found.first + 1 + offset
    const label = line.part === 'text' ? /^\s*==\s+(.+?)\s*$/.exec(line.text)?.[1] : undefined
    const isInner = within.some(({ first, last }) => first <= index && index <= last)
    return label === undefined || isInner ? [] : [{ line, index, label }]
  })
  if (panes.length === 0) return false
  for (const [order, { line, index, label }] of panes.entries()) {
    const close = lines[(panes[order + 1]?.index ?? end) - 1]?.end ?? line.end
    draft.contain(
      {
        open: { start: line.start + line.indent.length, end: line.end },
        close: { start: close, end: close },
        head: tabHead(label),
        indent: line.indent,
      },
      { kind: 'changed', topic: 'tabs', message: `"== ${label}" of line ${index + 1} is now ":::tab".` },
    )
  }
  keepContainer(draft, found, { title: '', group: /(?:^|\s)key:([\w-]+)/.exec(found.title)?.[1] })
  return true
}

/** A label may have brackets of its own. */
export function tabHead(label: string): string {
  return `tab[${label.replace(/[[\]\\]/g, '\\$&')}]`
}
