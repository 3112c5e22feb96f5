// In: the Markdown of a README. Out: its title, which many write below a logo and badges.

interface ReadmeTitle {
  /** Of the whole heading. */
  readonly start: number
  readonly end: number
  /** Markdown or HTML. */
  readonly text: string
}

/** The heading of level 1 that comes before any words; `undefined` where words or other headings come first. */
export function readmeTitleOf(markdown: string): ReadmeTitle | undefined {
  for (const { 0: block, index } of markdown.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)) {
    const found = headingOf(block) ?? setextHeadingOf(block) ?? (isHtml(block) ? htmlHeadingOf(block) : undefined)
    if (found) return { start: index + found.start, end: index + found.end, text: found.text }
    if (!isHtml(block) && !isBadge(block)) return undefined
    if (/<h1\b/i.test(block)) return undefined
  }
  return undefined
}

/** The same text without its title; all other lines keep their numbers. */
export function withoutReadmeTitle(markdown: string): string {
  const title = readmeTitleOf(markdown)
  if (!title) return markdown
  const { start, end } = title
  return markdown.slice(0, start) + markdown.slice(start, end).replace(/[^\n]+/g, '') + markdown.slice(end)
}

function headingOf(block: string): ReadmeTitle | undefined {
  const [line, text] = /^\s{0,3}#(?:[ \t]([^\n]*)|(?=\n|$))/.exec(block) ?? []
  return line === undefined ? undefined : { start: 0, end: line.length, text: text ?? '' }
}

function setextHeadingOf(block: string): ReadmeTitle | undefined {
  const [lines, text = ''] = /^ {0,3}([^\s<>`#*+-][^\n]*)\n {0,3}=+[ \t\r]*(?=\n|$)/.exec(block) ?? []
  return lines === undefined ? undefined : { start: 0, end: lines.length, text }
}

/** One with a picture is more than the name of the package. */
function htmlHeadingOf(block: string): ReadmeTitle | undefined {
  const found = /<h1\b[^>]*>(.*?)<\/h1>/is.exec(block)
  const [heading, text = ''] = found ?? []
  if (!found || heading === undefined || /<(?:img|picture|svg)\b/i.test(text)) return undefined
  return { start: found.index, end: found.index + heading.length, text }
}

function isHtml(block: string): boolean {
  return /^\s{0,3}</.test(block)
}

/** A picture, or a picture that is a link. */
function isBadge(block: string): boolean {
  return /^\s{0,3}\[?!\[/.test(block)
}
