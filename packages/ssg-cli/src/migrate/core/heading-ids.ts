import GithubSlugger from 'github-slugger'
import { decodeHref } from '../../common/paths.ts'
import type { Draft } from './draft.ts'

/** Headings whose anchor would be another one get the old one. `slugOf` and `repeated`, for headings of one text, are the old site's. */
export function keepAnchors(
  draft: Draft,
  slugOf: (text: string) => string,
  repeated = (slug: string, count: number) => `${slug}-${count}`,
): void {
  const slugger = new GithubSlugger()
  const counts = new Map<string, number>()
  for (const { plain, named, end } of headingsOf(draft)) {
    const slug = slugOf(plain)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    const [old, own] = [count === 0 ? slug : repeated(slug, count), slugger.slug(named)]
    if (slug === '') continue
    if (old !== own) giveAnchor(draft, end, old)
  }
}

/**
 * Where code of the old site makes the anchors, the links of its pages tell what they are: of a heading, what differs from its text in case and
 * signs alone. `targetOf` is the page that an address leads to from another.
 */
export function keepLinkedAnchors(drafts: readonly Draft[], targetOf: (address: string, from: Draft) => Draft | undefined): void {
  const linked = new Map<Draft, Map<string, string>>()
  for (const draft of drafts) {
    for (const { part, text } of draft.page.lines) {
      if (part !== 'text' || !text.includes('#')) continue
      for (const [, address = '', anchor = ''] of text.matchAll(/(?:\]\(\s*|\shref=")([^)\s"#?]*)#([^)\s"]+)/g)) {
        const target = targetOf(address, draft)
        const name = decodeHref(anchor) ?? anchor
        if (target) linked.set(target, (linked.get(target) ?? new Map<string, string>()).set(lettersOf(name), name))
      }
    }
  }
  for (const [draft, anchors] of linked) {
    const slugger = new GithubSlugger()
    for (const { plain, named, end } of headingsOf(draft)) {
      const own = slugger.slug(named)
      const anchor = anchors.get(lettersOf(plain))
      // Of headings with one text, the first has it.
      anchors.delete(lettersOf(plain))
      if (anchor !== undefined && anchor !== own) giveAnchor(draft, end, anchor)
    }
  }
}

function giveAnchor(draft: Draft, end: number, anchor: string): void {
  if (!/^[\w\p{L}-]+$/u.test(anchor)) return
  draft.insert(end, ` {#${anchor}}`)
  draft.note(end, { kind: 'changed', topic: 'anchor', message: `The heading got its old anchor "#${anchor}".` })
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

interface FoundHeading {
  readonly plain: string
  /** What docgen makes the anchor of: without badges. */
  readonly named: string
  readonly end: number
}

/** Headings without an id of their own; not those of level 1. */
function headingsOf({ page }: Draft): readonly FoundHeading[] {
  return page.lines.flatMap(({ part, text, end }) => {
    const [, marks = '', given = ''] =
      (part === 'text' ? /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/.exec(text) : undefined) ?? []
    if (given === '' || /\{[^}]*\}%?$/.test(given) || marks === '#') return []
    const plain = plainText(given)
    const named = plainText(given.replace(/<Badge\b[^>]*(?<!\/)>.*?<\/Badge>/g, '').replace(/\s+/g, ' '))
    // The white space in front of tags without text is a part of the text, as GitHub has it.
    const space = /\s(?:<(?!\/?Badge\b)[^<>]*>)+$/.test(given) ? ' ' : ''
    return [{ plain, named: named === '' ? plain : named + space, end }]
  })
}

/** The text of a line of Markdown, without its tags. */
export function plainText(markdown: string): string {
  return (
    markdown
      // Tags in code are text.
      .replace(/(`[^`]*`)|<[^>]+>/g, '$1')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/(\*\*|__|\*|~~)(.*?)\1/g, '$2')
      .replace(/\\([^\w\s])/g, '$1')
      .trim()
  )
}
