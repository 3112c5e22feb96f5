// In: the lines of a flowchart. Out: its graph. Each line is read to its end: what is not understood is a finding.
import type { Graph, LineStyle, Marker, Shape } from '../model.ts'
import type { Place } from '../problem.ts'
import { GraphBuilder } from './graph-builder.ts'
import {
  directionLine,
  directionOf,
  isInteraction,
  isStyling,
  leaveOutInteraction,
  placeAfter,
  shortened,
  type Notes,
} from './reader.ts'
import type { Statement } from './statements.ts'

const kind = 'flowchart'

export function readFlowchart(statements: readonly Statement[], notes: Notes): Graph {
  const graph = new GraphBuilder()
  const [header, ...rest] = joinQuoted(statements).flatMap(splitAtSemicolons)
  const word = header === undefined ? undefined : /^(?:graph|flowchart|flowchart-elk)(?:\s+(\S+))?$/.exec(header.text)?.[1]
  const direction = word === undefined ? 'down' : directionOf(word)
  if (direction) graph.direction = direction
  else if (header) notes.refuse(header, `"${word}" is no direction of a flowchart. Write TB, BT, LR or RL.`)
  let last = header
  const reading = { graph, notes, edgeNames: new Set<string>() }
  for (const statement of rest) {
    last = statement
    readLine(statement, reading)
  }
  while (graph.closeGroup()) if (last) notes.unbalanced(last, 'A "subgraph" has no "end"')
  return graph.build()
}

/** What stands between two quotes may go over several lines. */
function joinQuoted(statements: readonly Statement[]): readonly Statement[] {
  const joined: Statement[] = []
  for (const statement of statements) {
    const last = joined.at(-1)
    const isOpen = last !== undefined && (last.text.match(/"/g) ?? []).length % 2 === 1
    if (isOpen) joined[joined.length - 1] = { ...last, text: `${last.text}\n${statement.text}` }
    else joined.push(statement)
  }
  return joined
}

/** Semicolons end lines, except in quotes and brackets. */
function splitAtSemicolons(statement: Statement): readonly Statement[] {
  if (!statement.text.includes(';')) return [statement]
  const parts: Statement[] = []
  let start = 0
  let depth = 0
  let isQuoted = false
  const take = (end: number): void => {
    const written = statement.text.slice(start, end)
    const text = written.trim()
    if (text !== '') parts.push({ text, ...placeAfter(statement, start + written.indexOf(text)) })
    start = end + 1
  }
  for (const [index, character] of [...statement.text].entries()) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if ('[({'.includes(character)) depth++
    else if ('])}'.includes(character)) depth--
    else if (character === ';' && depth <= 0 && !/[#&]\w+$/.test(statement.text.slice(start, index))) take(index)
  }
  take(statement.text.length)
  return parts
}

interface Reading {
  readonly graph: GraphBuilder
  readonly notes: Notes
  readonly edgeNames: Set<string>
}

function readLine(statement: Statement, reading: Reading): void {
  const { graph, notes } = reading
  const { text } = statement
  if (isStyling(text)) return
  if (isInteraction(text)) return leaveOutInteraction(statement, notes)
  const direction = directionLine(text)
  if (direction) return graph.turn(direction)
  if (text === 'end') {
    if (!graph.closeGroup()) notes.unbalanced(statement, 'This "end" closes no "subgraph"')
    return
  }
  const subgraph = /^subgraph(?:\s+(.*))?$/.exec(text)
  if (subgraph) return openSubgraph(subgraph[1] ?? '', statement, graph, notes)
  new ChainReader(statement, reading).read()
}

/** `subgraph id[Label]`, `subgraph Label`, `subgraph "Label"`. */
function openSubgraph(written: string, statement: Statement, graph: GraphBuilder, notes: Notes): void {
  const [, id, label] = /^([\p{L}\p{N}_.-]+)\s*\[(.*)\]$/u.exec(written) ?? []
  const title = label ?? written
  const name = (id ?? title.replace(/^"|"$/g, '')) || `subgraph ${statement.line}`
  if (graph.isOpen(name))
    return notes.refuse(statement, `The subgraph "${shortened(name)}" is inside itself. Give one of them another name.`)
  graph.openGroup({ id: name, label: notes.label(title, statement) })
}

/** The longest first: `((` begins with `(`. */
const shapes: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ['(((', ')))', 'double-circle'],
  ['((', '))', 'circle'],
  ['([', '])', 'stadium'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['[/', '/]', 'lean-right'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'lean-left'],
  ['[\\', '/]', 'inverted-trapezoid'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'rectangle'],
  ['(', ')', 'rounded'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
]

/** Names of `@{ shape: … }`, and their short names. */
const namedShapes: Readonly<Record<string, Shape>> = {
  rect: 'rectangle',
  rectangle: 'rectangle',
  proc: 'rectangle',
  process: 'rectangle',
  rounded: 'rounded',
  event: 'rounded',
  stadium: 'stadium',
  pill: 'stadium',
  terminal: 'stadium',
  subproc: 'subroutine',
  subprocess: 'subroutine',
  subroutine: 'subroutine',
  'fr-rect': 'subroutine',
  cyl: 'cylinder',
  cylinder: 'cylinder',
  database: 'cylinder',
  db: 'cylinder',
  circle: 'circle',
  circ: 'circle',
  'dbl-circ': 'double-circle',
  'double-circle': 'double-circle',
  diam: 'diamond',
  diamond: 'diamond',
  decision: 'diamond',
  question: 'diamond',
  hex: 'hexagon',
  hexagon: 'hexagon',
  prepare: 'hexagon',
  odd: 'flag',
  'lean-r': 'lean-right',
  'lean-right': 'lean-right',
  'in-out': 'lean-right',
  'lean-l': 'lean-left',
  'lean-left': 'lean-left',
  'out-in': 'lean-left',
  'trap-b': 'trapezoid',
  trapezoid: 'trapezoid',
  'trap-t': 'inverted-trapezoid',
  'inv-trapezoid': 'inverted-trapezoid',
  text: 'text',
  start: 'start',
  'sm-circ': 'start',
  'small-circle': 'start',
  stop: 'end',
  'fr-circ': 'end',
  'framed-circle': 'end',
  fork: 'bar',
  join: 'bar',
}

/** Of a line, which may have a name: `A e1@--> B`, `e1@{ animate: true }`. */
const edgeName = /^([\p{L}\p{N}_-]+)@(?=[-=.<xo~])/u

interface Link {
  readonly start: Marker
  readonly end: Marker
  readonly line: LineStyle
  readonly label: readonly string[]
}

const nodeId = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_]|[.:/](?=[\p{L}\p{N}_])|-(?=[\p{L}\p{N}_]))*/u
/** `--`, `==` or `-.-` of any length, with what stands at both ends. */
const wholeLink = /^([<xo])?(?:(--+)([->xo])|(==+)([=>xo])|(-\.+-)([>xo])?|(~~~+))/
const labelledLink =
  /^([<xo])?(?:--\s*([^-\s].*?)\s*--+([->xo])|==\s*([^=\s].*?)\s*==+([=>xo])|-\.\s*([^.\s].*?)\s*\.+-([>xo])?)(?=\s|$|[\p{L}\p{N}_])/u

/** `A[One] & B --> C -- text --> D` */
class ChainReader {
  private offset = 0
  private readonly statement: Statement
  private readonly graph: GraphBuilder
  private readonly notes: Notes

  private readonly edgeNames: Set<string>

  constructor(statement: Statement, { graph, notes, edgeNames }: Reading) {
    this.edgeNames = edgeNames
    this.statement = statement
    this.graph = graph
    this.notes = notes
  }

  private get rest(): string {
    return this.statement.text.slice(this.offset)
  }

  private get place(): Place {
    return placeAfter(this.statement, this.offset)
  }

  read(): void {
    const settings = /^([\p{L}\p{N}_-]+)@\{[^}]*\}$/u.exec(this.rest)
    // How a line moves or bends says nothing.
    if (settings?.[1] !== undefined && this.edgeNames.has(settings[1])) return
    let from = this.readNodes()
    while (from !== undefined && this.rest !== '') {
      const link = this.readLink()
      const to = link && this.readNodes()
      if (!link || !to) return this.stop()
      for (const source of from)
        for (const target of to)
          this.graph.edge({ from: source, to: target, label: link.label, start: link.start, end: link.end, line: link.line })
      from = to
    }
    if (from === undefined) this.stop()
  }

  private stop(): void {
    if (this.offset === 0) return this.notes.unread(this.statement, kind)
    this.notes.refuse(
      this.place,
      this.rest === ''
        ? 'This line of the flowchart ends with an arrow, so the diagram is shown as code. Write the node that the arrow leads to.'
        : `"${shortened(this.rest)}" cannot be read in this line of the flowchart, so the diagram is shown as code. Correct it, or put labels into quotes.`,
    )
  }

  private skip(count: number): void {
    this.offset += count
    this.offset += /^\s*/.exec(this.rest)?.[0].length ?? 0
  }

  private readNodes(): readonly string[] | undefined {
    const ids: string[] = []
    for (;;) {
      const id = this.readNode()
      if (id === undefined) return undefined
      ids.push(id)
      if (!this.rest.startsWith('&')) return ids
      this.skip(1)
    }
  }

  private readNode(): string | undefined {
    const id = nodeId.exec(this.rest)?.[0]
    if (id === undefined) return undefined
    this.offset += id.length
    const more = this.readShape() ?? this.readAttributes(id)
    if (more === undefined) return undefined
    this.graph.node(id, more)
    const style = /^:::[\w-]+/.exec(this.rest)?.[0] ?? ''
    this.skip(style.length)
    return id
  }

  /** `undefined` where brackets are not closed; nothing where there are none. */
  private readShape(): { readonly shape?: Shape; readonly label?: readonly string[] } | undefined {
    for (const [open, close, shape] of shapes) {
      if (!this.rest.startsWith(open)) continue
      const inner = this.rest.slice(open.length)
      const quoted = /^\s*"([^"]*)"\s*/.exec(inner)
      const end = quoted ? (inner.startsWith(close, quoted[0].length) ? quoted[0].length : -1) : inner.indexOf(close)
      const written = inner.slice(0, Math.max(end, 0))
      // A bracket within a label that has no quotes is an error of Mermaid as well.
      if (end < 0 || (!quoted && /["[\](){}|]/.test(written))) continue
      const label = this.notes.label(written, this.place)
      this.offset += open.length + end + close.length
      return { shape, label }
    }
    return undefined
  }

  /** `A@{ shape: cyl, label: "Text" }`, or nothing behind the name. */
  private readAttributes(id: string): { readonly shape?: Shape; readonly label?: readonly string[] } | undefined {
    if (/^(?:[[({]|>)/.test(this.rest)) return undefined
    const written = /^@\{([^}]*)\}/.exec(this.rest)
    if (!written) return this.rest.startsWith('@') ? undefined : {}
    const more: { shape?: Shape; label?: readonly string[] } = {}
    for (const [, key = '', quoted, bare] of (written[1] ?? '').matchAll(/([\w-]+)\s*:\s*(?:"([^"]*)"|([^,"]+))/g)) {
      const value = (quoted ?? bare ?? '').trim()
      if (key === 'label') more.label = this.notes.label(value, this.place)
      else if (key === 'shape' && namedShapes[value]) more.shape = namedShapes[value]
      else
        this.notes.leaveOut(
          this.place,
          key === 'shape'
            ? `The shape "${value}" of "${id}" is not drawn, so it is a rectangle. Write one of ${shapeList}.`
            : `"${key}" of "${id}" is left out: docgen reads "shape" and "label". Remove it.`,
        )
    }
    this.offset += written[0].length
    // Mermaid shows no label at these either.
    return more.shape && ['start', 'end', 'bar'].includes(more.shape) ? { ...more, label: [] } : more
  }

  private readLink(): Link | undefined {
    const [named, name] = edgeName.exec(this.rest) ?? []
    if (named !== undefined && name !== undefined) {
      this.offset += named.length
      this.edgeNames.add(name)
    }
    const labelled = labelledLink.exec(this.rest)
    // `---` and `-->` begin with `--` too, and what stands behind them may have a second arrow.
    const whole = wholeLink.exec(this.rest)
    if (whole) {
      const [text, start, , solid, , thick, dotted, dottedEnd, invisible] = whole
      this.skip(text.length)
      const label = /^\|([^|]*)\|/.exec(this.rest)
      const lines = label ? this.notes.label(label[1] ?? '', this.place) : []
      if (label) this.skip(label[0].length)
      const line = invisible ? 'invisible' : dotted ? 'dotted' : thick ? 'thick' : 'solid'
      return { start: markerOf(start), end: markerOf(solid ?? thick ?? dottedEnd), line, label: lines }
    }
    if (!labelled) return undefined
    const [text, start, solid, solidEnd, thick, thickEnd, dotted, dottedEnd] = labelled
    const label = this.notes.label(solid ?? thick ?? dotted ?? '', this.place)
    this.skip(text.length)
    return {
      start: markerOf(start),
      end: markerOf(solidEnd ?? thickEnd ?? dottedEnd),
      line: dotted ? 'dotted' : thick ? 'thick' : 'solid',
      label,
    }
  }
}

const shapeList = ['rect', 'rounded', 'stadium', 'cyl', 'circle', 'diamond', 'hex', 'text'].map((name) => `"${name}"`).join(', ')

function markerOf(character: string | undefined): Marker {
  if (character === '<' || character === '>') return 'arrow'
  if (character === 'x') return 'cross'
  return character === 'o' ? 'circle' : 'none'
}
