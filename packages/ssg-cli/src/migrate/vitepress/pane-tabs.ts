// `::: tabs` of vitepress-plugin-tabs, which has a line `== Label` before each pane.
import { keepContainer, type Breaks, type FoundContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import type { Line } from '../core/lines.ts'

/** Lines that begin panes; none for another container. Whatever stands in a pane ends with it. */
export const panesOf: Breaks = (found, lines) => {
  if (found.name !== 'tabs') return []
  const end = endOf(found)
  const markers = lines.slice(found.first + 1, end).map(markerOf)
  // Tabs within a pane have other markers.
  const own = markers.find((marker) => marker !== undefined)
  return markers.flatMap((marker, index) => (marker === undefined || marker !== own ? [] : [found.first + 1 + index]))
}

/** Makes the panes tabs of docgen; `false` for a container without panes, which is of another plugin. */
export function writePaneTabs(draft: Draft, found: FoundContainer): boolean {
  const { lines } = draft.page
  const panes = panesOf(found, lines)
  if (panes.length === 0) return false
  for (const [order, index] of panes.entries()) {
    const line = lines[index]
    const close = lines[(panes[order + 1] ?? endOf(found)) - 1]?.end
    if (!line || close === undefined) continue
    const label = line.text.replace(/^\s*=+/, '').trim()
    draft.contain(
      {
        open: { start: line.start + line.indent.length, end: line.end },
        close: { start: close, end: close },
        head: tabHead(label),
        indent: line.indent,
      },
      { kind: 'changed', topic: 'tabs', message: `The pane "${label}" is now ":::tab".` },
    )
  }
  keepContainer(draft, found, { title: '', group: /(?:^|\s)key:([\w-]+)/.exec(found.title)?.[1] })
  return true
}

function endOf({ last, closeLine }: FoundContainer): number {
  return closeLine ? last : last + 1
}

function markerOf({ part, text }: Line): string | undefined {
  return part === 'text' ? /^\s*(={2,})\s+\S/.exec(text)?.[1] : undefined
}

/** A label may have brackets of its own. */
export function tabHead(label: string): string {
  return `tab[${label.replace(/[[\]\\]/g, '\\$&')}]`
}
