// The one writer of a migrated page: it collects edits of the text, and says of each what it did. What no edit touches keeps its bytes.
import { applyEdits, type Edit } from '../../common/edits.ts'
import { lineNumberAt, pageLinesOf, withEvenIndents, type PageLines } from './lines.ts'
import type { Note, NoteKind } from './note.ts'
import type { ComponentUse } from './component-use.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** Said of each edit that takes away more than white space. */
export interface Reason {
  readonly kind: NoteKind
  readonly topic: string
  readonly message: string
}

/** What becomes `:::name` … `:::`, with as many colons as what it encloses needs. */
interface Container {
  /** What its two marks take the place of; an empty span where nothing stands yet. */
  readonly open: Span
  readonly close: Span
  /** What follows the colons: `tip[Title]`. */
  readonly head: string
  /** White space in front of both marks. It is lost as that of the line of the first mark is, unless it `isFinal`. */
  readonly indent: string
  readonly isFinal?: boolean
  /** Colons of marks that are docgen's already: they are left alone unless what they enclose needs more. */
  readonly writtenColons?: number | undefined
}

export class Draft {
  readonly page: PageLines
  private readonly edits: Edit[] = []
  private readonly finished: Span[] = []
  private readonly containers: Container[] = []
  private readonly shifts = new Map<number, number>()
  private readonly prefixes = new Map<number, string>()
  private readonly joinedLines = new Set<number>()
  private readonly said: Note[] = []
  private readonly used: ComponentUse[] = []

  readonly text: string

  constructor(
    readonly file: string,
    text: string,
  ) {
    this.text = file.endsWith('.mdx') ? withEvenIndents(text) : text
    this.page = pageLinesOf(this.text)
  }

  /** Puts `text` in the place of a span, for a reason that goes into the report. */
  replace(span: Span, text: string, reason: Reason): void {
    this.edits.push({ ...span, text })
    this.note(span.start, reason)
  }

  /** The same, with nothing left there to read for what comes later. */
  settle(span: Span, text: string, reason: Reason): void {
    this.replace(span, text, reason)
    this.finished.push(span)
  }

  get settled(): readonly Span[] {
    return this.finished
  }

  insert(at: number, text: string): void {
    this.edits.push({ start: at, end: at, text })
  }

  contain(container: Container, reason?: Reason): void {
    this.containers.push(container)
    if (reason) this.note(container.open.start, reason)
  }

  /** Takes `columns` of white space from the front of lines (indexes, both included). What is called for a line twice adds up. */
  dedent(first: number, last: number, columns: number): void {
    for (let index = first; index <= last; index++) this.shifts.set(index, (this.shifts.get(index) ?? 0) + columns)
  }

  /** The same, in the place of what was said of these lines before. */
  shift(first: number, last: number, columns: number): void {
    for (let index = first; index <= last; index++) this.shifts.set(index, columns)
  }

  /**
   * Writes `text` in front of a line (index) and of what is written into it. What is called for a line twice adds up, the outer one first. A
   * line that `isJoined` begins behind what an edit puts before it: then only what is written into it gets the text.
   */
  prefix(index: number, text: string, isJoined = false): void {
    this.prefixes.set(index, (this.prefixes.get(index) ?? '') + text)
    if (isJoined) this.joinedLines.add(index)
  }

  shiftOf(line: number): number {
    return this.shifts.get(line) ?? 0
  }

  note(offset: number, { kind, topic, message }: Reason): void {
    this.said.push({ kind, topic, file: this.file, line: lineNumberAt(this.page, offset), message })
  }

  get notes(): readonly Note[] {
    return this.said
  }

  use(offset: number, component: Omit<ComponentUse, 'file' | 'line'>): void {
    this.used.push({ ...component, file: this.file, line: lineNumberAt(this.page, offset) })
  }

  get components(): readonly ComponentUse[] {
    return this.used
  }

  /** What is said of a page that this one includes is said of this one too. */
  adopt({ notes, components }: Draft): void {
    this.said.push(...notes)
    this.used.push(...components)
  }

  finish(): string {
    const edits = [...this.edits.map((edit) => this.shifted(edit)), ...this.containerEdits()]
    return applyEdits(this.text, joined([...this.prefixEdits(edits), ...this.shiftEdits()]))
  }

  /** Behind what is inserted where a line begins, and before what takes the place of its beginning. */
  private prefixEdits(edits: readonly Edit[]): readonly Edit[] {
    const fronts = [...this.prefixes].flatMap(([index, text]) => {
      const start = this.page.lines[index]?.start
      return start === undefined || this.joinedLines.has(index) ? [] : [{ start, end: start, text }]
    })
    const isFront = ({ start, end, text }: Edit): boolean => start === end && /^\n+$/.test(text)
    return [...edits.filter(isFront), ...fronts, ...edits.filter((edit) => !isFront(edit))]
  }

  /** What is written into lines that move to the left moves with them. */
  private shifted(edit: Edit): Edit {
    if (!edit.text.includes('\n')) return edit
    const line = lineNumberAt(this.page, edit.start) - 1
    const text = edit.text.replace(new RegExp(`\\n[ \\t]{0,${this.shiftOf(line)}}`, 'g'), '\n')
    return { ...edit, text: text.replace(/\n(?=[^\n])/g, `\n${this.prefixes.get(line) ?? ''}`) }
  }

  private shiftEdits(): readonly Edit[] {
    return [...this.shifts].flatMap(([index, columns]) => {
      if (this.joinedLines.has(index)) return []
      const { start = 0, text = '' } = this.page.lines[index] ?? {}
      const width = Math.min(columns, /^[ \t]*/.exec(text)?.[0].length ?? 0)
      return width === 0 ? [] : [{ start, end: start + width, text: '' }]
    })
  }

  private containerEdits(): readonly Edit[] {
    const sizes = colonsOf(this.containers, this.edits)
    const changed = this.containers.filter((container) => sizes.get(container) !== container.writtenColons)
    const bySize = [...changed].sort((a, b) => a.open.start - b.open.start || (sizes.get(b) ?? 3) - (sizes.get(a) ?? 3))
    const endsInside = new Set<number>()
    const marks = bySize.toReversed().map((container) => {
      const { open, close, head } = container
      const gap = endsInside.has(close.start) ? '' : this.gapBefore(close)
      endsInside.add(close.start)
      const indent = this.indentOf(container)
      const colons = ':'.repeat(sizes.get(container) ?? 3)
      return {
        open: { ...open, text: this.onOwnLine(open, `${colons}${head}`, indent) },
        close: { ...close, text: gap + this.onOwnLine(close, colons, indent) },
      }
    })
    // Of two that end at one place, the inner one closes first.
    return [...marks.map(({ open }) => open).toReversed(), ...marks.map(({ close }) => close)]
  }

  private indentOf({ open, indent, isFinal = false }: Container): string {
    return isFinal ? indent : indent.slice(this.shifts.get(lineNumberAt(this.page, open.start) - 1) ?? 0)
  }

  /** A table goes on until an empty line. */
  private gapBefore({ start }: Span): string {
    const index = lineNumberAt(this.page, start) - 1
    const before = this.text.slice(this.page.lines[index]?.start ?? 0, start)
    const { text = '', part } = this.page.lines[before.trim() === '' ? index - 1 : index] ?? {}
    return part === 'text' && /^[ \t]*\||\|[ \t]*$/.test(text) ? '\n' : ''
  }

  /** A mark stands on a line of its own, whatever stood beside it. */
  private onOwnLine({ start, end }: Span, mark: string, indent: string): string {
    const lineStart = this.text.lastIndexOf('\n', start - 1) + 1
    const lineEnd = this.text.indexOf('\n', end)
    const before = this.text.slice(lineStart, start)
    const after = this.text.slice(end, lineEnd < 0 ? this.text.length : lineEnd)
    const front = /^[\s>]*$/.test(before) ? (before === '' ? indent : '') : `\n${indent}`
    const text = `${front}${mark}${after.trim() === '' ? '' : `\n${indent}`}`
    return text.replaceAll('\n', `\n${this.prefixes.get(lineNumberAt(this.page, start) - 1) ?? ''}`)
  }
}

/** Edits are applied one behind the other: what is inserted where another edit begins becomes a part of that. */
function joined(edits: readonly Edit[]): readonly Edit[] {
  const wide = new Map<number, Edit>()
  for (const edit of edits) {
    const other = wide.get(edit.start)
    if (edit.end > edit.start && (!other || other.end < edit.end)) wide.set(edit.start, edit)
  }
  const isInserted = ({ start, end }: Edit): boolean => start === end && wide.has(start)
  const inserted = edits.filter(isInserted)
  return edits.flatMap((edit): Edit[] => {
    if (isInserted(edit)) return []
    const before = wide.get(edit.start) === edit ? inserted.filter(({ start }) => start === edit.start) : []
    return [{ ...edit, text: [...before, edit].map(({ text }) => text).join('') }]
  })
}

/** What encloses others has more colons than they. What takes the place of text in it may have some too, such as that of a partial. */
function colonsOf(containers: readonly Container[], edits: readonly Edit[]): ReadonlyMap<Container, number> {
  const written = edits.flatMap(({ start, end, text }) => {
    const colons = Math.max(0, ...[...text.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, { length } = '']) => length))
    return colons === 0 || start === end ? [] : [{ colons, open: { start, end: start }, close: { start: end, end } }]
  })
  const sizes = new Map<Container, number>()
  // The smaller first, so that those within are known.
  for (const container of [...containers].sort((a, b) => lengthOf(a) - lengthOf(b))) {
    const inner = [...sizes].flatMap(([other, size]) => (encloses(container, other) ? [size] : []))
    const ofText = written.flatMap((each) => (encloses(container, each) ? [each.colons] : []))
    sizes.set(container, Math.max(3, container.writtenColons ?? 3, ...[...inner, ...ofText].map((size) => size + 1)))
  }
  return sizes
}

function lengthOf({ open, close }: Container): number {
  return close.end - open.start
}

function encloses(outer: Container, inner: Pick<Container, 'open' | 'close'>): boolean {
  return outer.open.end <= inner.open.start && inner.close.end <= outer.close.start
}
