import GithubSlugger from 'github-slugger'
import type { Draft } from './draft.ts'

/** Headings whose anchor would be another one get the old one. `slugOf` and `repeated`, for headings of one text, are the old site's. */
export function keepAnchors(
  draft: Draft,
  slugOf: (text: string) => string,
  repeated = (slug: string, count: number) => `${slug}-${count}`,
): void {
  const slugger = new GithubSlugger()
  const counts = new Map<string, number>()
  for (const { part, text, end } of draft.page.lines) {
    const [, marks = '', given = ''] =
      (part === 'text' ? /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/.exec(text) : undefined) ?? []
    if (given === '' || /\{[^}]*\}$/.test(given) || marks === '#') continue
    const plain = plainText(given)
    const slug = slugOf(plain)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    const [old, own] = [count === 0 ? slug : repeated(slug, count), slugger.slug(plain)]
    if (slug === '') continue
    if (old !== own && /^[\w\p{L}-]+$/u.test(old)) {
      draft.insert(end, ` {#${old}}`)
      draft.note(end, { kind: 'changed', topic: 'anchor', message: `The heading got its old anchor "#${old}".` })
    }
  }
}

function plainText(markdown: string): string {
  return markdown
    .replace(/<[^>]+>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__|\*|~~)(.*?)\1/g, '$2')
    .replace(/\\([^\w\s])/g, '$1')
    .trim()
}
