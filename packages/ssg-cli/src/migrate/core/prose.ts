import type { Draft } from './draft.ts'

/** The text of a page, as long as it is, with blanks for frontmatter, code, HTML comments and what is settled. */
export function proseOf(draft: Draft): string {
  return proseWith(draft, blank)
}

/** The same, with a sign that is no white space at both ends of code in a line. */
export function proseAroundCode(draft: Draft): string {
  return proseWith(draft, (code) => codeEnd + blank(code.slice(1, -1)) + codeEnd)
}

/** The same, with the code in lines. */
export function proseWithCode(draft: Draft): string {
  return proseWith(draft, (code) => code)
}

/** Of the private use area: no text has it, and no pattern asks for it but those that mean code. */
export const codeEnd = '\uE000'

function proseWith({ text, page, settled }: Draft, code: (span: string) => string): string {
  const parts = page.lines.map(({ end, text: own, part }) => {
    const next = text.indexOf('\n', end)
    // A comment is blanked as a whole, below.
    return (part === 'text' || part === 'comment' ? own : blank(own)) + text.slice(end, next < 0 ? text.length : next + 1)
  })
  const whole = settled.reduce(
    (prose, { start, end }) => prose.slice(0, start) + blank(prose.slice(start, end)) + prose.slice(end),
    parts.join(''),
  )
  return whole.replace(/<!--[\s\S]*?-->/g, blank).replace(/(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, code)
}

/** The same, with blanks for the code of a component of Vue, too. */
export function markupOf(draft: Draft): string {
  return proseOf(draft).replace(/^<(script|style|template)\b[^>]*>[\s\S]*?^<\/\1>/gm, blank)
}

/** The text of a page with blanks for tags and code. */
export function shownTextOf(draft: Draft): string {
  return markupOf(draft)
    .replace(/<[^<>]*>/g, blank)
    .replace(/\{\{[^{}]*\}\}/g, blank)
}

/** As long, on as many lines. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
