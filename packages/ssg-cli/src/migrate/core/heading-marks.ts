// Marks at the end of headings: `## Text [#id]`.
import type { Draft, Reason } from './draft.ts'

/** `## Text [#id]` → `## Text {#id}`. Other marks, which `others` names, go. */
export function migrateHeadingMarks(draft: Draft, others: ReadonlyMap<string, Reason> = new Map()): void {
  for (const { part, text, start } of draft.page.lines) {
    const [, before = '', marks = ''] =
      (part === 'text' ? /^([ \t]*#{1,6}[ \t].*?)((?:[ \t]*\\?\[[#!\w][^\]\s]*\])+)[ \t]*$/.exec(text) : undefined) ?? []
    for (const { 0: whole, 1: mark = '', index } of marks.matchAll(/[ \t]*\\?\[([^\]]+)\]/g)) {
      const from = start + before.length + index
      const space = /^[ \t]*/.exec(whole)?.[0] ?? ''
      const reason = others.get(mark)
      if (mark.startsWith('#'))
        draft.replace({ start: from + space.length, end: from + whole.length }, `{${mark}}`, {
          kind: 'changed',
          topic: 'anchor',
          message: `The anchor "[${mark}]" is now "{${mark}}".`,
        })
      else if (reason) draft.replace({ start: from, end: from + whole.length }, '', reason)
    }
  }
}

/** `code{:js}` → `code`. */
export function removeInlineLanguages(draft: Draft): void {
  for (const { part, text, start } of draft.page.lines) {
    if (part !== 'text') continue
    for (const { index, 1: code = '', 2: mark = '' } of text.matchAll(/(`[^`]+)(\{:[\w.-]+\})(?=`)/g)) {
      const from = start + index + code.length
      const message = `The language "${mark}" of code in a line was removed.`
      draft.replace({ start: from, end: from + mark.length }, '', { kind: 'left', topic: 'code-meta', message })
    }
  }
}
