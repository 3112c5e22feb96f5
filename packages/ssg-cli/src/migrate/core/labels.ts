// Labels of directives: `:::tab[…]`. Brackets in one have to come in pairs, or behind a backslash.

/** Brackets, and what is escaped. */
const signs = /\\[^]|[[\]]/g

/** Text that is no Markdown: its brackets make no links. */
export function labelOfText(text: string): string {
  return text.replace(/[[\]]/g, '\\$&').trim()
}

/** Markdown, whose links and code stay what they are. */
export function labelOfMarkdown(markdown: string): string {
  const alone = new Set(bracketsAlone(markdown))
  return markdown.replace(signs, (sign, index: number) => (alone.has(index) ? `\\${sign}` : sign)).trim()
}

/** Where brackets stand that have no partner. */
function bracketsAlone(text: string): readonly number[] {
  const opened: number[] = []
  const closing: number[] = []
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (sign === '[') opened.push(index)
    else if (sign === ']' && opened.pop() === undefined) closing.push(index)
  }
  return [...opened, ...closing]
}
