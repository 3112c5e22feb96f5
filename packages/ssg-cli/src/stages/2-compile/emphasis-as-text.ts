// In: what holds text. Out: the bold words that its author meant, and that Markdown takes for text because of a space inside the asterisks.
import type { Parents } from 'mdast'
import type { Diagnostic, SourceRange } from '@docgen/model'
import { spacedEmphasis } from '../../diagnostics/other-syntax.ts'

/** `at` gives the place of an offset in `markdown`. */
export function emphasisAsText(
  { children }: Parents,
  markdown: string,
  at: (offset: number) => SourceRange,
): readonly Diagnostic[] {
  if (!children.some((child) => child.type === 'text' && child.value.includes('**'))) return []
  const start = children[0]?.position?.start.offset ?? 0
  const end = children.at(-1)?.position?.end.offset ?? start
  const source = markdown.slice(start, end)
  // Code, links and words that are bold may be a part of it, but none of their asterisks.
  const pieces: string[] = []
  let done = start
  for (const { type, position } of children) {
    const [from, to] = [position?.start.offset, position?.end.offset]
    // What a plugin has put there has no place, or another one.
    if (type === 'text' || from === undefined || to === undefined || from < done) continue
    pieces.push(markdown.slice(done, from), markdown.slice(from, to).replace(/[^\n]/g, 'x'))
    done = to
  }
  const text = pieces.join('') + markdown.slice(done, end)
  return [spaceBeforeEnd, spaceBehindStart].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => {
      const written = source.slice(index, index + found.length)
      return spacedEmphasis(at(start + index), written, `**${written.slice(2, -2).trim()}**`)
    }),
  )
}

/** Of a power, `2 ** 3 ** 4`, both sides have a space. */
const spaceBeforeEnd = /(?<![\\*\w])\*\*(?![\s*])[^*\n]+?[ \t]+\*\*(?=$|[\s.,;:!?)])/g
const spaceBehindStart = /(?<![\\*\w])\*\*[ \t]+(?:[^*\n]*?[^\s*\\/])\*\*(?![\w*])/g
