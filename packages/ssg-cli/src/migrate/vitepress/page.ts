// One page of VitePress: frontmatter, containers, code groups, includes, components of Vue.
import { containersOf, kindOf, renameContainer, unwrapContainer, type FoundContainer } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import { closeEmptyTags } from '../core/empty-tags.ts'
import { migrateFences, metaChange, titleMeta, type MetaChange, type MetaRule } from '../core/fences.ts'
import { attributesOf, rewriteForeignTags, type FoundElement, type TagTexts } from '../core/foreign-tags.ts'
import { migrateFrontmatter } from '../core/frontmatter.ts'
import { keepAnchors } from '../core/heading-ids.ts'
import { lineNumberAt, type Fence, type Line } from '../core/lines.ts'
import { rewriteLinks } from '../core/markdown-links.ts'
import type { Names } from '../core/mdx/literal.ts'
import { literalOfText } from '../core/mdx/literal-of-text.ts'
import { proseOf } from '../core/prose.ts'
import { shownValue } from '../core/shown-value.ts'
import { textIn } from '../core/values.ts'
import { writeBoundAttributes } from './bound-attributes.ts'
import { writeCodeGroup } from './code-group.ts'
import { emptyHome, homeText, isEmptyHome } from './home.ts'
import { inlineIncludes, snippetOf, writeSnippets, type Include, type Snippet } from './includes.ts'
import { replaceEmojiNames } from '../core/emoji.ts'
import { removeLinkAttributes, writeLoneIds } from './inline-marks.ts'
import { interpolationsIn } from './interpolations.ts'
import { panesOf, writePaneTabs, tabHead } from './pane-tabs.ts'
import { setAsideCode } from './page-code.ts'
import { vitepressKeys } from './page-keys.ts'
import { keysBesideTitle } from './shown-title.ts'
import { writeTeams, type ImportedValue } from './team.ts'

export interface PageInput {
  /** Of a file that the page includes, by its path as written. */
  readonly include: Include
  /** Notes that a file is shown by a fence; returns the path to name in it, or `undefined` if it cannot be reached. */
  readonly snippet: (path: string) => string | undefined
  /** Whether anchors are VitePress's own. */
  readonly keepsAnchors: boolean
  /** What ids of headings stand between: `{` and `}` unless the config says otherwise. */
  readonly delimiters?: readonly [left: string, right: string] | undefined
  /** Id of the doc that an address of the old site leads to, told from the page. */
  readonly idOf?: ((address: string) => string | undefined) | undefined
  readonly imported?: ImportedValue | undefined
  /** What scripts of the page give names to, and of the page that includes it. */
  readonly values?: Names | undefined
  /** What an address of Markdown is in the new site, where it is another one. */
  readonly link?: ((path: string) => string) | undefined
}

export function migrateVitePressPage(draft: Draft, input: PageInput): Readonly<Record<string, unknown>> {
  const data = migrateFrontmatter(draft, keysBesideTitle(draft, vitepressKeys(input.idOf ?? (() => undefined))))
  if (data['layout'] === 'home') {
    draft.insert(draft.page.bodyStart, homeText(data))
    if (isEmptyHome(data, draft.text.slice(draft.page.bodyStart))) draft.note(0, emptyHome)
  }
  const groups = migrateContainers(draft)
  for (const fence of draft.page.fences) {
    rewriteFenceLanguage(draft, fence)
    // The first word behind the marker is the language.
    if (fence.language === '' && fence.meta.includes('[') && !groups.fences.has(fence)) draft.insert(fence.infoStart, 'text')
  }
  migrateFences(draft, metaRule(groups.fences))
  rewriteWarningMarks(draft)
  writeSnippets(draft, input.snippet, groups.snippets)
  inlineIncludes(draft, input.include)
  removeTocMarkers(draft)
  const teams = writeTeams(draft, input.imported ?? (() => undefined))
  const values: Names = new Map([['$frontmatter', data], ...(input.values ?? [])])
  const modules = setAsideCode(draft, teams, values)
  rewriteForeignTags(
    draft,
    (element) =>
      element.name === 'Badge'
        ? badge(element, values)
        : /^(?:ClientOnly|client-only)$/.test(element.name)
          ? { open: '', close: '' }
          : undefined,
    { modules, names: values },
  )
  writeBoundAttributes(draft, values)
  closeEmptyTags(draft)
  replaceInterpolations(draft, values)
  rewriteLinks(draft, input.link)
  removeLinkAttributes(draft, input.delimiters)
  writeLoneIds(draft, input.delimiters)
  replaceEmojiNames(draft)
  if (input.delimiters) rewriteHeadingIds(draft, input.delimiters)
  if (input.keepsAnchors) keepAnchors(draft, vitepressSlug)
  return data
}

/** Code that is shown as a tab of a group. */
interface GroupedCode {
  readonly fences: ReadonlySet<Fence>
  /** Lines that name a file. */
  readonly snippets: ReadonlySet<Line>
}

function migrateContainers(draft: Draft): GroupedCode {
  const [fences, snippets] = [new Set<Fence>(), new Set<Line>()]
  const containers = containersOf(draft, panesOf)
  // Code is a tab of the innermost group, as where a mark is missing.
  const groups = containers.filter(({ name }) => name === 'code-group')
  for (const found of groups.toReversed()) {
    for (const fence of writeFenceTabs(draft, found, fences)) fences.add(fence)
    for (const line of writeSnippetTabs(draft, found, snippets)) snippets.add(line)
  }
  for (const found of containers) {
    if (writePaneTabs(draft, found)) continue
    if (found.name === 'code-group') writeCodeGroup(draft, found, groups)
    else if (found.name === 'raw' || found.name === 'v-pre') unwrapContainer(draft, found, 'changed')
    else {
      renameContainer(draft, found, kindOf(found.name))
    }
  }
  return { fences, snippets }
}

function writeFenceTabs(draft: Draft, found: FoundContainer, written: ReadonlySet<Fence>): readonly Fence[] {
  const { lines, fences } = draft.page
  const own = fences.filter((fence) => fence.first > found.first && fence.last <= found.last && !written.has(fence))
  for (const fence of own) {
    const [open, close] = [lines[fence.first], lines[fence.last]]
    if (open && close) writeTab(draft, { open, close }, labelOf(fence))
  }
  return own
}

function writeSnippetTabs(draft: Draft, { first, last }: FoundContainer, written: ReadonlySet<Line>): readonly Line[] {
  return draft.page.lines.slice(first + 1, last + 1).filter((line) => {
    const snippet = written.has(line) ? undefined : snippetOf(line)
    if (snippet !== undefined) writeTab(draft, { open: line, close: line }, labelOfSnippet(snippet))
    return snippet !== undefined
  })
}

function writeTab(draft: Draft, { open, close }: { readonly open: Line; readonly close: Line }, label: string): void {
  const start = open.start + open.indent.length
  const span = { start, end: start }
  draft.contain({ open: span, close: { start: close.end, end: close.end }, head: tabHead(label), indent: open.indent })
}

function labelOf({ meta, language }: Fence): string {
  return withoutIcons(/\[(.+)\]/.exec(meta)?.[1] ?? /title="([^"]*)"/.exec(meta)?.[1] ?? (language || 'Code'))
}

function labelOfSnippet({ label, path }: Snippet): string {
  return withoutIcons(label ?? path.slice(path.lastIndexOf('/') + 1))
}

function withoutIcons(label: string): string {
  return label.replace(/~[\w-]+~/g, '').trim()
}

/** `ts:line-numbers=2`, `js-vue`: parts of the language that docgen writes as words, or not at all. */
function rewriteFenceLanguage(draft: Draft, { infoStart, language }: Fence): void {
  const plain = language.replace(/:(?:no-)?line-numbers(?:=\d+)?$/, '').replace(/-vue$/, '')
  if (plain === language || plain === '') return
  const start = draft.text.indexOf(language, infoStart)
  const text = /:line-numbers/.test(language) ? `${plain} showLineNumbers` : plain
  const end = start + language.length
  const space = text !== plain && draft.text[end] === '{' ? ' ' : ''
  draft.replace({ start, end }, `${text}${space}`, {
    kind: 'changed',
    topic: 'code-meta',
    message: `The language "${language}" is now "${text}".`,
  })
}

/** Said once for all labels: the tabs say what they are. */
const labelOfTab: MetaChange = {
  text: '',
  kind: 'changed',
  topic: 'code-meta',
  message: 'The text in brackets after the language of a code block is now the label of its tab.',
}

const metaRule =
  (groups: ReadonlySet<Fence>): MetaRule =>
  (word, fence) => {
    if (/^\[.*\]$/.test(word)) {
      return groups.has(fence) ? labelOfTab : metaChange(word, titleMeta(word.slice(1, -1)))
    }
    if (word.startsWith(':line-numbers')) return metaChange(word, 'showLineNumbers')
    return /^:no-line-numbers|^=\d+$|^v-pre$/.test(word) ? metaChange(word, '', 'left') : undefined
  }

function rewriteWarningMarks(draft: Draft): void {
  for (const { part, text, start } of draft.page.lines) {
    const index = part === 'code' ? text.indexOf('[!code warning]') : -1
    if (index < 0) continue
    const span = { start: start + index, end: start + index + '[!code warning]'.length }
    draft.replace(span, '[!code highlight]', {
      kind: 'left',
      topic: 'code-meta',
      message: '"[!code warning]" is now "[!code highlight]".',
    })
  }
}

function removeTocMarkers(draft: Draft): void {
  for (const { 0: marker, index } of proseOf(draft).matchAll(/^\[\[toc\]\][ \t]*$/gim)) {
    const message = '[[toc]] was removed: docgen shows a table of contents next to each page.'
    draft.replace({ start: index, end: index + marker.length }, '', { kind: 'changed', topic: 'toc', message })
  }
}

/** `## Title %{#id}%` → `## Title {#id}` */
function rewriteHeadingIds(draft: Draft, [left, right]: readonly [string, string]): void {
  for (const { part, text, start } of draft.page.lines) {
    const index = part === 'text' && /^ {0,3}#{1,6}\s/.test(text) ? text.lastIndexOf(`${left}#`) : -1
    const id = index < 0 ? undefined : /^[\w\p{L}-]+/u.exec(text.slice(index + left.length + 1))?.[0]
    if (id === undefined || text.slice(index + left.length + 1 + id.length).trimEnd() !== right) continue
    const message = `The id of the heading is now written "{#${id}}".`
    draft.replace({ start: start + index, end: start + text.trimEnd().length }, `{#${id}}`, {
      kind: 'changed',
      topic: 'anchor',
      message,
    })
  }
}

/** What a badge encloses comes before its `text`. */
function badge({ text, content }: FoundElement, names: Names): TagTexts | undefined {
  const isWhole = content !== undefined || text.endsWith('/>')
  const values = attributesOf(text, names)
  if (!isWhole || values === undefined) return undefined
  const type = textIn(values, 'type') ?? ''
  const tone = /^(?:tip|info|warning|danger)$/.test(type) ? type : 'tip'
  const open = `<span class="docgen-badge docgen-tone-${tone}">`
  if (content !== undefined && content.trim() !== '') return { open, close: '</span>' }
  const label = textIn(values, 'text')
  return label === undefined ? undefined : { open: `${open}${label}</span>`, close: '' }
}

/** Code in a line that shows what no name stands for is about Vue itself. */
function replaceInterpolations(draft: Draft, names: Names): void {
  for (const { text, start, place } of interpolationsIn(draft)) {
    const value = literalOfText(text.slice(2, -2), names)?.value
    if (typeof value === 'string' || typeof value === 'number') {
      const line = draft.page.lines[lineNumberAt(draft.page, start) - 1]?.text ?? ''
      const shown = place === 'text' ? shownValue(value, line.replace(text, '')) : String(value)
      const message = `${text} is now its text.`
      draft.replace({ start, end: start + text.length }, shown, { kind: 'changed', topic: 'expression', message })
    } else if (place !== 'code') {
      const message = `${text} is a Vue expression, which is shown as text: write its result instead.`
      draft.note(start, { kind: 'by-hand', topic: 'expression', message })
    }
  }
}

/** https://github.com/mdit-vue/mdit-vue: the slugs of VitePress. */
export function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[\u0000-\u001f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
}
