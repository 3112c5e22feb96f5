// Blocks of Python-Markdown, which are told by what is indented below them: `!!! note "Title"`, `??? note`, `=== "Tab"`, `::: name`.
import { kindOf } from '../core/containers.ts'
import type { Draft } from '../core/draft.ts'
import { labelOfMarkdown } from '../core/labels.ts'
import type { Line } from '../core/lines.ts'
import { commentOf } from '../core/mdx/comment.ts'

// A title ends with the last quote of its line, whatever stands between.
const admonition = /^[ \t]*(!!!|\?\?\?\+?)(?:[ \t]+([\w-]+)((?:[ \t]+[\w-]+)*)|(?<=\?\+?)(?=[ \t]+"))(?:[ \t]+"(.*)")?[ \t]*$/
const tab = /^[ \t]*===([!+]*)[ \t]+(?:"(.*)"|'(.*)')[ \t]*$/
/** https://mkdocstrings.github.io/usage/ */
const generated = /^[ \t]*:::[ \t]*[\w.:/<>-]+[ \t]*$/

/** `withSigns` reads the marks and links in titles. */
export function migrateBlocks(draft: Draft, withSigns: (title: string) => string): void {
  const { lines } = draft.page
  const seen = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (line.part !== 'text' || seen.has(index)) continue
    if (admonition.test(line.text)) writeAdmonition(draft, index, withSigns)
    else if (generated.test(line.text)) hideGenerated(draft, index)
    else if (tab.test(line.text)) for (const each of writeTabs(draft, index, withSigns)) seen.add(each)
  }
}

/** What a plugin made of code of another language: as a directive, it would contain the rest of the page. */
function hideGenerated(draft: Draft, index: number): void {
  const { lines } = draft.page
  const { start = 0, indent = '' } = lines[index] ?? {}
  const span = { start: start + indent.length, end: lines[bodyEnd(lines, index)]?.end ?? start }
  draft.replace(span, commentOf(draft.text.slice(span.start, span.end)), {
    kind: 'by-hand',
    topic: 'generated',
    message: 'A block of mkdocstrings is now an HTML comment: docgen makes references of TypeScript packages alone.',
  })
}

function writeAdmonition(draft: Draft, index: number, withSigns: (title: string) => string): void {
  const { lines } = draft.page
  const line = lines[index]
  const [, mark = '', type = '', modifiers = '', title = ''] = admonition.exec(line?.text ?? '') ?? []
  if (!line) return
  const kind = mark === '!!!' ? (kindOf(type) ?? 'note') : 'details'
  // Without a type, a fold has a title.
  const label = title === '' ? (mark === '!!!' ? (kindOf(type) === type ? '' : wordOf(type)) : wordOf(type)) : title
  const last = bodyEnd(lines, index)
  draft.dedent(index + 1, last, 4)
  const end = lines[last]?.end ?? line.end
  const lost = modifiers.trim() === '' ? '' : ` without "${modifiers.trim()}"`
  draft.contain(
    {
      open: { start: line.start + line.indent.length, end: line.end },
      close: { start: end, end },
      head: `${kind}${label === '' ? '' : `[${withSigns(titleText(label))}]`}`,
      indent: line.indent,
    },
    {
      kind: lost === '' && mark !== '???+' ? 'changed' : 'left',
      topic: 'admonition',
      message: `"${mark} ${type}" is now ":::${kind}"${mark === '???+' ? ', and closed at first' : ''}${lost}.`,
    },
  )
}

/** Tabs that follow each other make a group; returns the lines that open them. */
function writeTabs(draft: Draft, first: number, withSigns: (title: string) => string): readonly number[] {
  const { lines } = draft.page
  const { indent = '', start = 0 } = lines[first] ?? {}
  const opened: number[] = []
  let last = first
  for (let index: number | undefined = first; index !== undefined;) {
    opened.push(index)
    last = bodyEnd(lines, index)
    writeTab(draft, { index, last }, withSigns)
    index = nextTab(lines, last, indent)
  }
  const end = lines[last]?.end ?? 0
  const at = { start: start + indent.length, end: start + indent.length }
  draft.contain({ open: at, close: { start: end, end }, head: 'tabs', indent })
  return opened
}

interface Range {
  readonly index: number
  readonly last: number
}

function writeTab(draft: Draft, { index, last }: Range, withSigns: (title: string) => string): void {
  const { lines } = draft.page
  const line = lines[index]
  const [, , double, single] = tab.exec(line?.text ?? '') ?? []
  if (!line) return
  const end = lines[last]?.end ?? line.end
  draft.dedent(index + 1, last, 4)
  draft.contain(
    {
      open: { start: line.start + line.indent.length, end: line.end },
      close: { start: end, end },
      head: `tab[${withSigns(titleText(double ?? single ?? 'Tab'))}]`,
      indent: line.indent,
    },
    { kind: 'changed', topic: 'tabs', message: 'A tab is now ":::tab".' },
  )
}

/** The next line that is not blank, if it opens another tab of the same group. */
function nextTab(lines: readonly Line[], last: number, indent: string): number | undefined {
  const index = lines.findIndex((line, at) => at > last && line.text.trim() !== '')
  const line = lines[index]
  const flags = line?.part === 'text' && line.indent === indent ? tab.exec(line.text)?.[1] : undefined
  return flags === undefined || flags.includes('!') ? undefined : index
}

/** Index of the last line that belongs to the block, which is its own line if nothing does. */
function bodyEnd(lines: readonly Line[], index: number): number {
  const width = (lines[index]?.indent.length ?? 0) + 4
  let last = index
  for (let at = index + 1; at < lines.length; at++) {
    const { text = '' } = lines[at] ?? {}
    if (text.trim() === '') continue
    if (widthOf(text) < width) break
    last = at
  }
  return last
}

function widthOf(text: string): number {
  return /^ */.exec(text.replaceAll('\t', '    '))?.[0].length ?? 0
}

function wordOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ')
}

/** Icons and attributes of links have no place in a title. */
function titleText(title: string): string {
  const text = title
    .replace(/:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}]*\})?|(?<=\))\{[^}]*\}/g, '')
    .replaceAll('\\"', '"')
  return labelOfMarkdown(text)
}
