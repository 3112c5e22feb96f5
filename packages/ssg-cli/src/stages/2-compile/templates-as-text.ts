// In: a text and its tree, after the plugins that may fill in templates. Out: what is left of a template language and shown as it is written.
import type { Root } from 'mdast'
import type { Diagnostic, SourceRange } from '@docgen/model'
import { lineTableOf } from '../../common/line-table.ts'
import { leftTemplate } from '../../diagnostics/markdown.ts'
import { nodesOf } from './nodes-of.ts'

export function templatesAsText(file: string, markdown: string, mdast: Root): readonly Diagnostic[] {
  if (!/\{[{%]/.test(markdown)) return []
  const { placeOf } = lineTableOf(markdown)
  return nodesOf(mdast).flatMap((node): readonly Diagnostic[] => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type !== 'text' || start === undefined || end === undefined) return []
    return Array.from(markdown.slice(start, end).matchAll(template), ({ index, 0: written }) => ({ index, written }))
      .filter(({ written }) => node.value.includes(written))
      .map(({ index, written }) => {
        const at: SourceRange = { file, ...placeOf(start + index) }
        return leftTemplate(at, written)
      })
  })
}

/** A name between braces, or a tag that begins something. Workflows of GitHub have a dollar before theirs, and JavaScript a sign of equality. */
const template = /(?<![=$\\{\w])\{\{[-~]?\s*[#>%!&/<]?\s*[A-Za-z_$."'][^{}\n]*\}\}(?!\})|\{%-?\s*(?!end)[a-z]\w*\b[^{}\n]*%\}/g
