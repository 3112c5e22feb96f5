// One page of Rspress: frontmatter, containers, fences, MDX.
import { slug } from 'github-slugger'
import type { OwnRules } from '../core/blog.ts'
import { containersOf, keepContainer, kindOf, renameContainer, type FoundContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import { metaChange, migrateFences, titleMeta, type MetaRule } from '../core/fences.ts'
import { migrateFrontmatter } from '../core/frontmatter.ts'
import { keepAnchors, plainText } from '../core/heading-ids.ts'
import type { JsonReader } from '../core/json-import.ts'
import { labelOfMarkdown } from '../core/labels.ts'
import { pageLinesOf, titleIn } from '../core/lines.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import { migrateMdx } from '../core/mdx/migrate-mdx.ts'
import { proseOf } from '../core/prose.ts'
import { textIn } from '../core/values.ts'
import { isOwnModule, rspressComponents } from './components.ts'
import { homeText, isOwnHome, ownHomeText, type Home } from './home.ts'
import { keysBeside } from './page-keys.ts'

export interface PageInput {
  /** The Markdown of a file that the page imports. */
  readonly include: (path: string) => string | undefined
  /** What `file=` says of a file that a fence names or the page imports. */
  readonly shownFile?: ((path: string) => string | undefined) | undefined
  /** What an address is in the new site. */
  readonly link?: ((path: string) => string) | undefined
  readonly json?: JsonReader | undefined
  /** What is known of a home page that the theme shows. */
  readonly home?: Home | undefined
  /** Rules for its frontmatter that come before those of all pages. */
  readonly rules?: OwnRules | undefined
}

/** Returns what the frontmatter says. */
export function migrateRspressPage(
  draft: Draft,
  { include, shownFile = () => undefined, link = (path) => path, json, home, rules }: PageInput,
): Readonly<Record<string, unknown>> {
  const shown = titleInText(draft)
  const pageRules = keysBeside(shown)
  const data = migrateFrontmatter(draft, (...given) => rules?.(...given) ?? pageRules(...given))
  if (data['pageType'] === 'home') writeHome(draft, data, { link, home })
  migrateHeadingIds(draft)
  const containers = containersOf(draft)
  for (const found of containers) migrateContainer(draft, found)
  migrateAlerts(draft)
  migrateFences(draft, metaRule(shownFile))
  migrateCodeMarks(draft)
  rewriteLinks(draft, link)
  if (draft.file.endsWith('.mdx') || /^import\s|<[A-Z]\w*[\s/>]/m.test(proseOf(draft)))
    migrateMdx(draft, containers, {
      rules: rspressComponents(),
      include,
      shownFile,
      link,
      json,
      names: new Map([['frontmatter', data]]),
      isOwnImport: isOwnModule,
    })
  keepAnchors(draft, slug)
  return data
}

/** The first heading of level 1, as plain text. */
export function titleInText({ page }: Draft): string | undefined {
  const title = titleIn(page.lines)?.replace(/\s*\\?\{#[^}]+\}\s*$/, '')
  return title === undefined ? undefined : plainText(title)
}

function writeHome(
  draft: Draft,
  data: Readonly<Record<string, unknown>>,
  { link, home = {} }: { readonly link: (path: string) => string; readonly home?: Home | undefined },
): void {
  const { bodyStart } = draft.page
  if (data['hero'] !== undefined || data['features'] !== undefined) draft.insert(bodyStart, homeText(data, link))
  if (!isOwnHome(data, draft.text.slice(bodyStart))) return
  draft.insert(bodyStart, ownHomeText({ ...home, title: textIn(data, 'title') ?? home.title }))
  draft.note(0, {
    kind: 'by-hand',
    topic: 'home-page',
    message:
      'The theme of the old site showed this page, which has no text. It has the title of the site now, and a button: add what else it showed.',
  })
}

/** Whether a migrated page begins with its title, which docgen takes only from there. */
export function beginsWithTitle(text: string): boolean {
  const body = text.slice(pageLinesOf(text).bodyStart).replace(/<!--[\s\S]*?-->/g, '')
  return /^\s*# /.test(body)
}

/** `## Text \{#id}` → `## Text {#id}`: MDX needs the backslash. Some authors write one in front of the end, too. */
function migrateHeadingIds(draft: Draft): void {
  for (const { part, text, start } of draft.page.lines) {
    const [, before, mark = '', id = ''] =
      (part === 'text' ? /^( {0,3}#{1,6}\s.*?)(\\\{#([^}\\]+)\\?\})\s*$/.exec(text) : undefined) ?? []
    if (before === undefined) continue
    const at = start + before.length
    const message = `The id of the heading is now written "{#${id}}".`
    draft.replace({ start: at, end: at + mark.length }, `{#${id}}`, { kind: 'changed', topic: 'anchor', message })
  }
}

/** `:::tip{title="Mind the gap"}`, `::: tip {title=Gap}`: the title is all that there can be. */
function migrateContainer(draft: Draft, found: FoundContainer): void {
  const [, given] = /^\{\s*title=["']?(.+?)["']?\s*\}$/.exec(found.attributes) ?? []
  const plain = given === undefined ? found : { ...found, attributes: '' }
  const title = given === undefined ? found.title : labelOfMarkdown(given)
  const name = kindOf(found.name)
  if (name === undefined) renameContainer(draft, { ...plain, title }, undefined)
  else keepContainer(draft, plain, { name, title })
}

/** `> [!DANGER] Hot`: kinds that GitHub does not have, and text in their line. */
function migrateAlerts(draft: Draft): void {
  const kinds: Readonly<Record<string, string>> = { INFO: 'NOTE', DANGER: 'CAUTION', DETAILS: 'NOTE' }
  for (const { part, text, start } of draft.page.lines) {
    const [, before, kind = '', space = '', rest = ''] =
      (part === 'text' ? /^([ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*[ \t>]*>[ \t]*)\[!(\w+)\]([ \t]*)(.*)$/.exec(text) : undefined) ??
      []
    if (before === undefined || !/^(?:note|tip|important|warning|caution|info|danger|details)$/i.test(kind)) continue
    const next = kinds[kind.toUpperCase()] ?? kind
    const line = rest.trim() === '' ? '' : `\n${before.replace(/[^\s>]/g, ' ')}`
    if (next === kind && line === '') continue
    const at = start + before.length
    const end = at + `[!${kind}]`.length + (line === '' ? 0 : space.length)
    const message = `"[!${kind}]" is now "[!${next}]"${line === '' ? '' : ' in a separate line'}, as GitHub has it.`
    draft.replace({ start: at, end }, `[!${next}]${line}`, { kind: 'changed', topic: 'admonition', message })
  }
}

/** Lines that Shiki calls errors and warnings are only marked. */
function migrateCodeMarks(draft: Draft): void {
  for (const { part, text, start } of draft.page.lines) {
    if (part !== 'code') continue
    for (const { index, 1: mark = '' } of text.matchAll(/\[!code (warning|error)(?::\d+)?\]/g)) {
      const at = start + index + '[!code '.length
      const message = `"[!code ${mark}]" is now "[!code highlight]".`
      draft.replace({ start: at, end: at + mark.length }, 'highlight', { kind: 'left', topic: 'code-meta', message })
    }
  }
}

const metaRule =
  (shownFile: (path: string) => string | undefined): MetaRule =>
  (word) => {
    const [, name = word, value = ''] = /^([\w-]+)=\{?["'`]?(.*?)["'`]?\}?$/.exec(word) ?? []
    if (name === 'title') return /^title=["']/.test(word) ? undefined : metaChange(word, titleMeta(value))
    if (name === 'lineNumbers') return metaChange(word, value === 'false' ? '' : 'showLineNumbers')
    if (name === 'wrapCode') return metaChange(word, value === 'false' ? '' : 'wrap')
    if (name === 'fold' || name === 'height') return metaChange(word, '', 'left')
    if (name === 'preview' || name === 'playground' || name === 'pure')
      return {
        text: '',
        kind: 'left',
        topic: 'code-meta',
        message: `"${word}" after the language of the code was removed: the page shows the code, and not what it makes.`,
      }
    if (name !== 'file') return undefined
    const file = shownFile(value)
    if (file === undefined)
      return {
        text: '',
        kind: 'by-hand',
        topic: 'code',
        message: `The file "${value}" was not found, so the code fence is empty: write the path of the file in \`file\`.`,
      }
    return file === value
      ? { text: `file="${file}"`, kind: 'changed', topic: 'code', message: `The code is that of "${file}".` }
      : metaChange(word, `file="${file}"`)
  }
