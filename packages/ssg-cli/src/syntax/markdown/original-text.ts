// The text that a translation was made from. `source_hash` in the frontmatter of the translation marks it.
import { findFrontmatter } from './frontmatter-fence.ts'

/** Letters of the hash: enough to tell a text from what it was. */
const length = 12

/** Of the whole file, whatever its line endings. `hashOf` gives hexadecimal digits. */
export function hashOfOriginal(text: string, hashOf: (text: string) => string): string {
  return hashOf(text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n')).slice(0, length)
}

const mark = /^source_hash:.*$/m

/** The text of a page with the mark in its frontmatter, which it may not have yet. */
export function withSourceHash(text: string, hash: string): string {
  const line = `source_hash: '${hash}'`
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const found = findFrontmatter(text)
  if (found === undefined) {
    const [byteOrderMark = ''] = /^\ufeff*/.exec(text) ?? []
    return `${byteOrderMark}---${eol}${line}${eol}---${eol}${eol}${text.slice(byteOrderMark.length)}`
  }
  const { start, yaml, end } = found
  const marked = mark.test(yaml) ? yaml.replace(/^source_hash:[^\r\n]*/m, () => line) : `${yaml}${line}${eol}`
  return start + marked + end + text.slice(start.length + yaml.length + end.length)
}
