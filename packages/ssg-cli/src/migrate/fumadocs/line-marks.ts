// Marks of Shiki in code, that docgen has under another name or not at all.
import type { Draft } from '../core/draft.ts'

const others = /\[!code (?:warning|info)(?::\d+)?\]/
const word = /^\s*(?:\/\/|#|\/\*|<!--|--|;|%|\{\s*\/\*)\s*\[!code word:[^\]]*\]\s*(?:\*\/\s*\}?|-->)?\s*$/
const wordBehind = /\s*(?:\/\/|#|\/\*|<!--|\{\s*\/\*)\s*\[!code word:[^\]]*\]\s*(?:\*\/\s*\}?|-->)?\s*$/

export function migrateLineMarks(draft: Draft): void {
  const { lines } = draft.page
  for (const [index, { part, text, start, end }] of lines.entries()) {
    if (part !== 'code' || !text.includes('[!code ')) continue
    const message = '"[!code word:…]" was removed: docgen marks whole lines.'
    const left = { kind: 'left', topic: 'code-meta', message } as const
    const behind = wordBehind.exec(text)
    if (word.test(text)) draft.replace({ start, end: lines[index + 1]?.start ?? end }, '', left)
    else if (behind) draft.replace({ start: start + behind.index, end }, '', left)
    const mark = others.exec(text)
    if (!mark) continue
    const span = { start: start + mark.index, end: start + mark.index + mark[0].length }
    draft.replace(span, '[!code highlight]', {
      kind: 'left',
      topic: 'code-meta',
      message: `"${mark[0]}" is now "[!code highlight]".`,
    })
  }
}
