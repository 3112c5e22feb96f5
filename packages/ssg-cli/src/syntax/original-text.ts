// The text that a translation was made from. `source_hash` in the frontmatter of the translation marks it.

/** Letters of the hash: enough to tell a text from what it was. */
const length = 12

/** Of the whole file, whatever its line endings. `hashOf` gives hexadecimal digits. */
export function hashOfOriginal(text: string, hashOf: (text: string) => string): string {
  return hashOf(text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n')).slice(0, length)
}

const headingWithAnchor = /^ {0,3}#{1,6}[ \t].*\{#([^}\s]+)\}[ \t#]*$/gm

/** Anchors that headings of a text have by `{#id}`. */
export function writtenAnchorsOf(text: string): readonly string[] {
  return [...text.replace(/\r\n?/g, '\n').matchAll(headingWithAnchor)].map(([, anchor = '']) => anchor)
}

const frontmatter = /^(\ufeff*---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m
const mark = /^source_hash:.*$/m

/** The text of a page with the mark in its frontmatter, which it may not have yet. */
export function withSourceHash(text: string, hash: string): string {
  const line = `source_hash: '${hash}'`
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [whole, start, head = '', end = ''] =
    text.startsWith('---') || text.startsWith('\ufeff') ? (frontmatter.exec(text) ?? []) : []
  if (whole === undefined || start === undefined) {
    const [byteOrderMark = ''] = /^\ufeff*/.exec(text) ?? []
    return `${byteOrderMark}---${eol}${line}${eol}---${eol}${eol}${text.slice(byteOrderMark.length)}`
  }
  const marked = mark.test(head) ? head.replace(/^source_hash:[^\r\n]*/m, () => line) : `${head}${line}${eol}`
  return start + marked + end + text.slice(whole.length)
}
