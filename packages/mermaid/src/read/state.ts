// In: the lines of a state diagram. Out: its graph.
import type { Graph } from '../model.ts'
import { GraphBuilder } from './graph-builder.ts'
import { directionLine, isInteraction, isStyling, leaveOutInteraction, shortened, withoutComment, type Notes } from './reader.ts'
import type { Statement } from './statements.ts'

const kind = 'state diagram'
const id = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_.]|-(?!-))*`
const styled = String.raw`(?:\s*:::\s*[\w-]+)?`
const transition = new RegExp(String.raw`^(\[\*\]|${id})${styled}\s*-->\s*(\[\*\]|${id})${styled}\s*(?::\s*(.*))?$`, 'u')
const described = new RegExp(String.raw`^(${id})${styled}\s*(?::\s*(.+))?$`, 'u')
const aliased = new RegExp(String.raw`^state\s+"([^"]*)"\s+as\s+(${id})${styled}\s*(\{)?$`, 'u')
const declared = new RegExp(
  String.raw`^state\s+(${id})${styled}\s*(?:<<(choice|fork|join)>>|\[\[(choice|fork|join)\]\]|(\{))?$`,
  'u',
)
const note = new RegExp(String.raw`^note\s+(?:left|right)\s+of\s+(${id})\s*(?::\s*(.*))?$`, 'u')

interface Reading {
  readonly graph: GraphBuilder
  readonly notes: Notes
  /** A note over several lines. */
  note?: { readonly of: string; readonly at: Statement; readonly lines: string[] } | undefined
  count: number
}

export function readState(statements: readonly Statement[], notes: Notes): Graph {
  const reading: Reading = { graph: new GraphBuilder(), notes, count: 0 }
  const [header, ...rest] = statements
  for (const statement of rest) readLine(statement, reading)
  const last = rest.at(-1) ?? header
  if (reading.note && last) notes.unbalanced(last, 'A "note" has no "end note"')
  while (reading.graph.closeGroup()) if (last) notes.unbalanced(last, 'A "{" has no "}"')
  return reading.graph.build()
}

function readLine(statement: Statement, reading: Reading): void {
  const { graph, notes } = reading
  const text = withoutComment(statement.text).replace(/;$/, '')
  if (reading.note) return readNoteLine(text, reading, reading.note)
  if (isStyling(text)) return
  if (isInteraction(text)) return leaveOutInteraction(statement, notes)
  const direction = directionLine(text)
  if (direction) return graph.turn(direction)
  if (text === '}') {
    if (!graph.closeGroup()) notes.unbalanced(statement, 'This "}" closes nothing')
    return
  }
  if (text === '--') {
    if (!graph.nextPart()) notes.unbalanced(statement, 'This "--" is in no state with "{" and "}"')
    return
  }
  const noted = note.exec(text)
  if (noted) return readNote(statement, noted, reading)
  if (!readStates(statement, text, reading)) notes.unread(statement, kind)
}

/** Whether the line is about states. */
function readStates(statement: Statement, text: string, reading: Reading): boolean {
  const { graph, notes } = reading
  const alias = aliased.exec(text)
  if (alias) {
    const [, label = '', name = '', brace] = alias
    declare(name, notes.label(label, statement), brace !== undefined, statement, reading)
    return true
  }
  const state = declared.exec(text)
  if (state) {
    const [, name = '', first, second, brace] = state
    const special = first ?? second
    if (special !== undefined) graph.node(name, { shape: special === 'choice' ? 'diamond' : 'bar', label: [] })
    else declare(name, undefined, brace !== undefined, statement, reading)
    return true
  }
  const moved = transition.exec(text)
  if (moved) {
    const [, from = '', to = '', label = ''] = moved
    const ends = { from: endOf(from, 'start', reading), to: endOf(to, 'end', reading) }
    graph.edge({ ...ends, label: notes.label(label, statement), start: 'none', end: 'arrow', line: 'solid' })
    return true
  }
  const [, name, label] = described.exec(text) ?? []
  if (name === undefined) return false
  stateNode(name, graph)
  // Each line adds to what is known of the state.
  const known = graph.nodeOf(name)
  if (label !== undefined && known) {
    const before = known.label.join('') === name ? [] : known.label
    graph.node(name, { label: [...before, ...notes.label(label, statement)] })
  }
  return true
}

function declare(
  name: string,
  label: readonly string[] | undefined,
  isGroup: boolean,
  statement: Statement,
  { graph, notes }: Reading,
): void {
  if (isGroup && graph.isOpen(name))
    notes.refuse(statement, `The state "${shortened(name)}" is inside itself. Give one of them another name.`)
  const known = graph.nodeOf(name)?.label
  if (isGroup) graph.openGroup({ id: name, label: label ?? known ?? [name] })
  else {
    stateNode(name, graph)
    if (label) graph.node(name, { label })
  }
}

function stateNode(name: string, graph: GraphBuilder): void {
  graph.node(name, graph.hasNode(name) ? {} : { shape: 'rounded' })
}

/** The start and the end of a group belong to that group alone. */
function endOf(written: string, shape: 'start' | 'end', { graph }: Reading): string {
  if (written !== '[*]') {
    stateNode(written, graph)
    return written
  }
  const name = `[*] ${shape} ${graph.group ?? ''}`
  graph.node(name, { shape, label: [] })
  return name
}

function readNote(at: Statement, [, of = '', label]: RegExpExecArray, reading: Reading): void {
  if (label === undefined) reading.note = { of, at, lines: [] }
  else addNote(of, reading.notes.label(label, at), reading)
}

function readNoteLine(text: string, reading: Reading, { of, at, lines }: NonNullable<Reading['note']>): void {
  if (!/^end note$/i.test(text)) return void lines.push(text)
  reading.note = undefined
  addNote(of, reading.notes.label(lines.join('<br>'), at), reading)
}

function addNote(of: string, label: readonly string[], reading: Reading): void {
  const { graph } = reading
  stateNode(of, graph)
  const name = `note ${reading.count++}`
  graph.node(name, { shape: 'note', label })
  graph.edge({ from: of, to: name, label: [], start: 'none', end: 'none', line: 'dotted' })
}
