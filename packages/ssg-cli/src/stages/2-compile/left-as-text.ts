// In: a text and its tree, after the plugins that may read what Markdown does not. Out: what is left of it and shown as it is written:
// template languages, names of emoji, marked text. Told only where nothing else can be meant.
import type { Root } from 'mdast'
import type { Diagnostic, SourceRange } from '@docgen/model'
import { lineTableOf } from '../../common/line-table.ts'
import { emojiName as nameOfEmoji, leftTemplate, markedText } from '../../diagnostics/other-syntax.ts'
import { emoji, emojiName } from '../../syntax/markdown/emoji.ts'
import { nodesOf } from './nodes-of.ts'
import type { TransformContext } from './transform-context.ts'

interface LeftSyntax {
  readonly pattern: RegExp
  readonly report: (at: SourceRange, written: string) => Diagnostic | undefined
}

const mayHold = /\{[{%]|==|:[a-z\d_+-]+:/

export function leftAsText({ file, markdown }: Pick<TransformContext, 'file' | 'markdown'>, mdast: Root): readonly Diagnostic[] {
  if (!mayHold.test(markdown)) return []
  const { placeOf } = lineTableOf(markdown)
  return nodesOf(mdast).flatMap((node): readonly Diagnostic[] => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type !== 'text' || start === undefined || end === undefined) return []
    const source = markdown.slice(start, end)
    return leftSyntaxes.flatMap(({ pattern, report }) =>
      Array.from(source.matchAll(pattern), ({ index, 0: written }) => ({ index, written }))
        .filter(({ written }) => node.value.includes(written))
        .flatMap(({ index, written }) => report({ file, ...placeOf(start + index) }, written) ?? []),
    )
  })
}

/** A name between braces, or a tag that begins something. Workflows of GitHub have a dollar before theirs, and JavaScript an equal sign. */
const template = /(?<![=$\\{\w])\{\{[-~]?\s*[#>%!&/<]?\s*[A-Za-z_$."'][^{}\n]*\}\}(?!\})|\{%-?\s*(?!end)[a-z]\w*\b[^{}\n]*%\}/g

/** Comparisons have a word or a space next to their signs. */
const marked = /(?<![\w=!<>\\)\]])==(?=[^\s=])[^=<>\n]*[^\s=<>\\]==(?![\w=([])/g

const leftSyntaxes: readonly LeftSyntax[] = [
  { pattern: template, report: leftTemplate },
  { pattern: marked, report: markedText },
  {
    pattern: emojiName,
    report: (at, written) => {
      const sign = emoji.get(written.slice(1, -1))
      return sign === undefined ? undefined : nameOfEmoji(at, written, sign)
    },
  },
]
