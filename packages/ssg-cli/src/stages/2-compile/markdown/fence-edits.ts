// Code stands in the Markdown of a page as its readers see it: includes resolved, without notes for docgen, and nothing of what is not shown.
import { fenceMarkerFor, fenceOpenerOf, slotMark, typeQueriesOf, type Slot } from '@docgen/model'
import type { Code } from 'mdast'
import { fenceInfoOf } from '../../../syntax/markdown/fence-meta.ts'
import type { Edit } from '../../../common/edits.ts'
import { elementOf, type ElementProps } from './element-of.ts'

interface FencedText {
  readonly text: string
  readonly elementProps: ElementProps
  readonly slots: readonly Slot[]
}

export function fenceEdits(fence: Code, { text, elementProps, slots }: FencedText): readonly Edit[] {
  const start = fence.position?.start.offset
  const end = fence.position?.end.offset
  if (start === undefined || end === undefined) return []
  const element = elementOf(fence, elementProps)
  if (!element) return [{ start, end: text[end] === '\n' ? end + 1 : end, text: '' }]
  const code = withOpenQueries(String(element.props['code'] ?? fence.value), element.props['samplePlace'], slots)
  const endOfLine = text.indexOf('\n', start)
  const opener = fenceOpenerOf(text.slice(start, endOfLine < 0 ? end : endOfLine))
  if (!opener || !text.startsWith(opener.marker, start)) return []
  const { marker } = opener
  const { language, meta } = fenceInfoOf(fence)
  const info = `${fence.lang === null || fence.lang === undefined ? '' : language}${meta.title === undefined ? '' : ` title=${JSON.stringify(meta.title)}`}`
  if (code === fence.value && endOfLine >= 0) return [{ start: start + marker.length, end: Math.min(endOfLine, end), text: info }]
  const ticks = fenceMarkerFor(code, marker)
  const prefix = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
  const lines = [`${ticks}${info}`, ...code.split('\n'), ticks]
  return [{ start, end, text: lines.join(`\n${prefix}`) }]
}

/** What TypeScript tells of a name is known once samples are checked: each comment `// ^?` of a sample is followed by its slot and its line. */
function withOpenQueries(code: string, place: unknown, slots: readonly Slot[]): string {
  const open = new Set(typeQueriesOf(code).flatMap(({ line, written }) => (written === '' ? [line] : [])))
  if (open.size === 0 || typeof place !== 'object' || place === null || !('line' in place) || !('column' in place)) return code
  const slot = slots.findIndex(({ kind, line, column }) => kind === 'sample' && line === place.line && column === place.column)
  if (slot < 0) return code
  const lines = code
    .split('\n')
    .map((line, index) => (open.has(index + 1) ? `${line}${slotMark}${slot}:${index + 1}${slotMark}` : line))
  return lines.join('\n')
}
