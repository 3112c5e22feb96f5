// Code stands in the Markdown of a page as its readers see it: includes resolved, without notes for docgen, and nothing of what is not shown.
import { fenceMarkerFor, fenceOpenerOf } from '@docgen/model'
import type { Code } from 'mdast'
import { fenceInfoOf } from '../../../syntax/markdown/fence-meta.ts'
import type { Edit } from '../../../common/edits.ts'
import { elementOf, type ElementProps } from './element-of.ts'

export function fenceEdits(
  fence: Code,
  { text, elementProps }: { readonly text: string; readonly elementProps: ElementProps },
): readonly Edit[] {
  const start = fence.position?.start.offset
  const end = fence.position?.end.offset
  if (start === undefined || end === undefined) return []
  const element = elementOf(fence, elementProps)
  if (!element) return [{ start, end: text[end] === '\n' ? end + 1 : end, text: '' }]
  const code = String(element.props['code'] ?? fence.value)
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
