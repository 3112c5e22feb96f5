// Containers of colons, as Docusaurus, VitePress and Starlight have them: `:::tip Title`, `::: details Title`, `:::note[Title]{.big}`.
import { builtInDirectives } from '../../directives/index.ts'
import type { Draft, Reason, Span } from './draft.ts'
import type { Line } from './lines.ts'

export interface FoundContainer {
  readonly name: string
  readonly colons: number
  readonly title: string
  readonly attributes: string
  readonly first: number
  readonly last: number
  readonly openLine: Line
  /** Absent where the text, or the container around it, ends first. */
  readonly closeLine: Line | undefined
  readonly isNested: boolean
}

const opening = /^[ \t>]*(:{3,})[ \t]*([A-Za-z][\w-]*)(.*)$/

/** Indexes of lines in a container at which all ends that was opened in it. */
export type Breaks = (found: FoundContainer, lines: readonly Line[]) => readonly number[]

/** Outermost first. */
export function containersOf({ page: { lines } }: Draft, breaksOf: Breaks = () => []): readonly FoundContainer[] {
  return within(lines, { from: 0, to: lines.length, isNested: false }, breaksOf)
}

interface Range {
  readonly from: number
  readonly to: number
  readonly isNested: boolean
}

function within(lines: readonly Line[], { from, to, isNested }: Range, breaksOf: Breaks): readonly FoundContainer[] {
  const found: FoundContainer[] = []
  for (let index = from; index < to; index++) {
    const openLine = lines[index]
    const [, colons = '', name = '', rest = ''] = (openLine?.part === 'text' ? opening.exec(openLine.text) : undefined) ?? []
    if (!openLine || name === '') continue
    const end = closingOf(lines, index + 1, to, colons.length)
    const { title, attributes } = headOf(rest)
    const container: FoundContainer = {
      name,
      colons: colons.length,
      title,
      attributes,
      first: index,
      last: end ?? to - 1,
      openLine,
      closeLine: end === undefined ? undefined : lines[end],
      isNested,
    }
    const parts = [index + 1, ...breaksOf(container, lines), end ?? to]
    const inner = parts.slice(1).flatMap((next, part) => {
      return within(lines, { from: parts[part] ?? next, to: next, isNested: true }, breaksOf)
    })
    found.push(container, ...inner)
    index = end ?? to
  }
  return found
}

/** The first closing mark that is long enough ends a container, and with it what was opened within: all of these tools read marks this way. */
function closingOf(lines: readonly Line[], from: number, to: number, colons: number): number | undefined {
  for (let index = from; index < to; index++) {
    const { part, text } = lines[index] ?? { part: 'code', text: '' }
    const closed = part === 'text' ? /^[ \t>]*(:{3,})[ \t]*$/.exec(text)?.[1] : undefined
    if (closed !== undefined && closed.length >= colons) return index
  }
  return undefined
}

function headOf(rest: string): { readonly title: string; readonly attributes: string } {
  const [, label, behind = ''] = /^\s*\[((?:[^\]\\]|\\.|\](?!\s*(?:\{[^}]*\})?\s*$))*)\]\s*(\{[^}]*\})?\s*$/.exec(rest) ?? []
  if (label !== undefined) return { title: label.trim(), attributes: behind }
  const [, title = '', attributes = ''] = /^(.*?)(\{[^{}]*\})?\s*$/.exec(rest) ?? []
  return { title: title.trim(), attributes }
}

/** Directives that docgen has, by what other tools call them. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: 'note',
    tip: 'tip',
    info: 'info',
    warning: 'warning',
    danger: 'danger',
    caution: 'caution',
    important: 'important',
    details: 'details',
    secondary: 'note',
    success: 'tip',
    error: 'danger',
    abstract: 'info',
    summary: 'info',
    tldr: 'info',
    hint: 'tip',
    check: 'tip',
    done: 'tip',
    question: 'info',
    help: 'info',
    faq: 'info',
    attention: 'warning',
    failure: 'danger',
    fail: 'danger',
    missing: 'danger',
    bug: 'danger',
    example: 'note',
    quote: 'note',
    cite: 'note',
    todo: 'note',
    seealso: 'note',
  }),
)

export function kindOf(name: string): string | undefined {
  return kinds.get(name.toLowerCase())
}

const builtIn: ReadonlySet<string> = new Set(builtInDirectives.map(({ name }) => name))

/** Whether a directive of a site with this name would take the place of one that every site has. */
export function isBuiltIn(name: string): boolean {
  return builtIn.has(name) || kindOf(name) !== undefined
}

/**
 * Makes a container docgen's. One that needs nothing keeps its bytes, but for colons that what it encloses may ask for: its marks are written
 * in any case, which gives the same text.
 */
export function keepContainer(
  draft: Draft,
  found: FoundContainer,
  { name = found.name, title = found.title, group = '' } = {},
): void {
  const { openLine, closeLine, attributes, first } = found
  const indent = openLine.indent
  const close = closeLine ? { start: closeLine.start + closeLine.indent.length, end: closeLine.end } : endOf(draft, found)
  const head = `${name}${title === '' ? '' : `[${title}]`}${group === '' ? '' : `{group="${group}"}`}`
  const reason = reasonOf(found, name, attributes)
  const isNative = reason === undefined && title === found.title && closeLine !== undefined && name === name.toLowerCase()
  const open = { start: openLine.start + indent.length, end: openLine.end }
  draft.contain({ open, close, head, indent, writtenColons: isNative ? found.colons : undefined }, reason)
  const id = idIn(attributes)
  // What stands in front of it in its line stands in front of the anchor too.
  if (id !== undefined) draft.insert(openLine.start, `${indent}${anchorText(id)}\n${indent.trimEnd()}\n`)
  if (!closeLine)
    draft.note(openLine.start, {
      kind: found.isNested ? 'changed' : 'by-hand',
      topic: 'container',
      message: `":::${found.name}" of line ${first + 1} is never closed; it ${found.isNested ? 'ends with the container around it, as before' : 'now ends with the page'}.`,
    })
}

/** Where a container that nothing closes ends: before the closing mark around it, or with the page. */
function endOf({ text, page }: Draft, { last, isNested }: FoundContainer): Span {
  const at = (isNested ? page.lines[last]?.end : undefined) ?? text.length
  return { start: at, end: at }
}

/** A place that links lead to. */
export function anchorText(id: string): string {
  return `<a id="${id}"></a>`
}

/** Of `{#id .big}`. */
function idIn(attributes: string): string | undefined {
  return /[{\s]#([\w-]+)(?=[\s}])/.exec(attributes)?.[1]
}

function reasonOf({ name }: FoundContainer, kept: string, attributes: string): Reason | undefined {
  const id = idIn(attributes)
  if (id !== undefined && attributes === `{#${id}}`)
    return { kind: 'changed', topic: 'anchor', message: `The id "${id}" of ":::${name}" is now an anchor before it.` }
  if (attributes !== '')
    return {
      kind: 'left',
      topic: 'admonition',
      message: `The attributes ${attributes} of ":::${name}" were removed: docgen has no attributes for it.`,
    }
  return name === kept ? undefined : { kind: 'changed', topic: 'admonition', message: `":::${name}" is now ":::${kept}".` }
}

/** Elements that a plugin makes of containers, only to lay out what they contain. */
const layout: ReadonlySet<string> = new Set('article aside center div footer header main nav section'.split(' '))

/**
 * Keeps a container under the name that docgen has for it. Where docgen has none, it is a directive of the site, named as it is. One that is
 * named after an element of HTML goes, and what it contains stays.
 */
export function renameContainer(draft: Draft, found: FoundContainer, name: string | undefined): void {
  if (name === undefined && layout.has(found.name)) {
    unwrapContainer(draft, found, 'left')
    return
  }
  const own = found.name.toLowerCase()
  const directive = isBuiltIn(own) ? `${own}-container` : own
  if (name === undefined)
    draft.use(found.openLine.start, { name: found.name, directive, isInline: false, isContainer: true, attributes: {} })
  keepContainer(draft, found, { name: name ?? directive })
}

export function unwrapContainer(draft: Draft, { openLine, closeLine, name }: FoundContainer, kind: 'changed' | 'left'): void {
  const reason = { kind, topic: 'admonition', message: `":::${name}" was removed; its content stays.` } as const
  draft.replace({ start: openLine.start + openLine.indent.length, end: openLine.end }, '', reason)
  if (closeLine) draft.replace({ start: closeLine.start + closeLine.indent.length, end: closeLine.end }, '', reason)
}
