// `## Install {#install}`: an anchor that a heading is given.
const named = String.raw`(?<!\\)\{#([^\s{}\\]+)\}`
// A run of spaces is tried once, from its start: from each of them, a line with many would take the square of their number.
const notation = String.raw`(?<![ \t])[ \t]*${named}`

/** At the end of the text of a heading, with the anchor as its first group. */
export const anchorAtEnd = new RegExp(`${notation}[ \\t]*$`)

/** In the source of a heading, which a line may underline: `\{#install}` is text, which a parsed heading no longer shows. */
export const escapedAnchorInSource = /(?:\\\{#[^\s{}]+|\{#[^\s{}]+\\)\}[ \t#]*(?:\n[ \t>]*[=-]+[ \t]*)?$/

/** What was surely meant as one: it has spaces, attributes as in other tools, no name, or no end. */
export const brokenAnchorAtEnd = /\{:?[ \t]*#[^{}]*(?:\}[ \t]*)?$/

/** How to write it, if it has a name. */
export function repairedAnchor(broken: string): string | undefined {
  const words = broken.replace(/[{}:#]/g, ' ').split(/\s+/)
  const name = words.filter((word) => /^(?!\.)[^=]+$/.test(word)).join('-')
  return name === '' ? undefined : `{#${name}}`
}

/** At the end of a line of Markdown that may be a heading, where `##` may close it. */
export const anchorInSource = new RegExp(`${notation}(?=[ \\t#]*$)`, 'm')

const headingWithAnchor = new RegExp(String.raw`^ {0,3}#{1,6}[ \t].*?${named}[ \t#]*$`, 'gm')

/** Those that the headings of a text have. */
export function writtenAnchorsOf(text: string): readonly string[] {
  return [...text.replace(/\r\n?/g, '\n').matchAll(headingWithAnchor)].map(([, anchor = '']) => anchor)
}
