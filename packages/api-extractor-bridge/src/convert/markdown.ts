import { longestBackticksIn, onlyFenceOf } from '@docgen/model'

/** Plain text as Markdown that shows it as it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|]/g, '\\$&')
}

/** Code in a line, between as many backticks as it needs. */
export function toCodeSpan(code: string): string {
  const longest = longestBackticksIn(code)
  const fence = '`'.repeat(longest + 1)
  const padding = /^`|`$/.test(code) ? ' ' : ''
  return fence + padding + code + padding + fence
}

/** The code of a text that is nothing but a fence or a code span; else the text itself. */
export function codeOf(markdown: string): string {
  return onlyFenceOf(markdown)?.code ?? /^(`+) ?((?:(?!\1)[\s\S])*?) ?\1$/.exec(markdown)?.[2] ?? markdown
}
