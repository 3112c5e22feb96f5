// One page of MkDocs: frontmatter, blocks, fences, and the extensions of Material.
import type { OwnRules } from '../core/blog.ts'
import type { Draft } from '../core/draft.ts'
import { withEmoji, replaceEmojiNames } from '../core/emoji.ts'
import { metaChange, migrateFence, type MetaRule } from '../core/fences.ts'
import { changed, migrateFrontmatter, yamlText, type KeyRules } from '../core/frontmatter.ts'
import { keepAnchors } from '../core/heading-ids.ts'
import { htmlLinesOf } from '../core/html-blocks.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { proseOf } from '../core/prose.ts'
import { flagIn } from '../core/values.ts'
import { migrateBlocks } from './blocks.ts'
import type { LinkOfPage } from './docs-files.ts'
import { rewriteAttributes } from './fence-attributes.ts'
import { rewriteInlineSyntax, type Mark } from './inline-syntax.ts'
import { inlineSnippets, rewriteNumbers, showFiles, type SnippetSource } from './snippets.ts'
import { withLinks } from './with-links.ts'

interface PageInput extends SnippetSource {
  readonly keepsAnchors: boolean
  /** What becomes of a link to a file. */
  readonly link: LinkOfPage
  /** What the extensions of the site read besides. */
  readonly marks: ReadonlySet<Mark>
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

export function migrateMkDocsPage(
  draft: Draft,
  { include, shownFile = () => undefined, keepsAnchors, link, marks, rules }: PageInput,
): Readonly<Record<string, unknown>> {
  const data = migrateFrontmatter(draft, (...given) => rules?.(...given) ?? keyRules(...given))
  migrateBlocks(draft, (title) => {
    const linked = withLinks(title, link)
    return marks.has('emoji') ? withEmoji(linked) : linked
  })
  for (const fence of draft.page.fences) {
    if (!rewriteAttributes(draft, fence)) migrateFence(draft, fence, metaRule)
  }
  separateFences(draft)
  rewriteNumbers(draft)
  const inFences = showFiles(draft, { include, shownFile })
  inlineSnippets(draft, { include, link, inFences })
  rewriteInlineSyntax(draft, marks, link)
  encodeSpaces(draft, link)
  rewriteLinks(draft, link)
  if (marks.has('emoji')) replaceEmojiNames(draft)
  if (keepsAnchors) keepAnchors(draft, pythonSlug, (slug, count) => `${slug}_${count}`)
  return data
}

const keyRules: KeyRules = (key, value) => {
  if (key === 'title' && Array.isArray(value)) return changed(key, [`title: ${JSON.stringify(`[${value.join(', ')}]`)}`])
  if (['title', 'description', 'draft'].includes(key)) return 'keep'
  if (key === 'tags' && Array.isArray(value) && value.every((tag) => typeof tag === 'string')) return 'keep'
  if (key === 'hide') {
    const parts = Array.isArray(value) ? value : [value]
    const rest = parts.filter((part) => part !== 'toc' && part !== 'navigation')
    const lines = [
      ...(parts.includes('navigation') ? ['hide_sidebar: true'] : []),
      ...(parts.includes('toc') ? ['hide_table_of_contents: true'] : []),
    ]
    return {
      lines,
      kind: rest.length > 0 ? 'left' : 'changed',
      message: `"hide: ${yamlText(parts)}" of the frontmatter is now "${lines.join()}".`,
    }
  }
  if (key === 'search' && flagIn(value, 'exclude') === true)
    return { lines: ['search: false'], kind: 'changed', message: '"search: false" now keeps the page out of the search.' }
  return {
    lines: [],
    kind: 'left',
    message: `The frontmatter "${key}: ${JSON.stringify(value)}" was removed: docgen has no such key.`,
  }
}

const metaRule: MetaRule = (word) => {
  const [, name = word, value = ''] = /^([\w-]+)=["']?(.*?)["']?$/.exec(word) ?? []
  if (name === 'hl_lines') return metaChange(word, `{${rangesOf(value)}}`)
  if (name === 'linenums') return metaChange(word, 'showLineNumbers')
  return undefined
}

function rangesOf(lines: string): string {
  return lines.trim().split(/\s+/).join(',')
}

/** Python-Markdown reads fences within HTML too. CommonMark does once an empty line has ended the HTML. */
function separateFences(draft: Draft): void {
  const html = htmlLinesOf(draft, /^$/)
  for (const { first } of draft.page.fences) if (html.has(first - 1)) draft.insert(draft.page.lines[first]?.start ?? 0, '\n')
}

/** Python-Markdown takes spaces in an address. To CommonMark this is no link, and the reader would see its text. */
function encodeSpaces(draft: Draft, link: LinkOfPage): void {
  for (const { 0: text, 1: before = '', 2: path = '', index } of proseOf(draft).matchAll(spacedLink)) {
    const next = link(path.replaceAll(' ', '%20'), false)
    const start = index + before.length
    const message = `The link "${path}" is now "${next}": an address contains no spaces.`
    draft.replace({ start, end: index + text.length }, next, { kind: 'changed', topic: 'link', message })
  }
}

const spacedLink = /(\]\([ \t]*)((?:[^()\s<>"']+ )+[^()\s<>"']+)(?=[ \t]*(?:\)|["']))/g

/** https://python-markdown.github.io/extensions/toc/: the default slugs of Python-Markdown. */
export function pythonSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\u0000-\u007f]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}
