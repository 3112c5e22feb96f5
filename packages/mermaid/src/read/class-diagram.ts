// In: the lines of a class diagram. Out: its graph.
import type { Edge, Graph, Marker, Row } from '../model.ts'
import { GraphBuilder } from './graph-builder.ts'
import { directionLine, isInteraction, isStyling, leaveOutInteraction, withoutComment, type Notes } from './reader.ts'
import type { Statement } from './statements.ts'

const kind = 'class diagram'
const name = '(?:`[^`]+`|[\\p{L}\\p{N}_]+(?:[-.][\\p{L}\\p{N}_]+)*)(?:~[^~\\s]+(?:~[^~\\s]*~)?~)?'
const styled = String.raw`(?:\s*:::\s*[\w-]+)?`
const declared = new RegExp(
  String.raw`^class\s+(${name})\s*(?:\["([^"]*)"\])?${styled}\s*(?:<<([^<>]+)>>)?\s*(\{(.*?)(\})?)?$`,
  'u',
)
const relation = new RegExp(
  String.raw`^(${name})\s*(?:"([^"]*)")?\s*(<\||\(\)|<|\*|(?<=\s)o)?(--|\.\.)(\|>|\(\)|>|\*|o(?=\s))?\s*(?:"([^"]*)")?\s*(${name})${styled}\s*(?::\s*(.*))?$`,
  'u',
)
const member = new RegExp(String.raw`^(${name})${styled}\s*:\s*(.+)$`, 'u')
const annotation = new RegExp(String.raw`^<<([^<>]+)>>\s*(${name})?$`, 'u')
const noteFor = new RegExp(String.raw`^note\s+(?:for\s+(${name})\s+)?"([^"]*)"$`, 'u')
const namespace = /^namespace\s+([\p{L}\p{N}_.-]+)\s*(?:\["([^"]*)"\])?\s*\{$/u

const markers: Readonly<Record<string, Marker>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '<': 'open-arrow',
  '>': 'open-arrow',
  '*': 'filled-diamond',
  o: 'diamond',
  '()': 'lollipop',
}

interface Reading {
  readonly graph: GraphBuilder
  readonly notes: Notes
  /** The class whose body is read. */
  body?: string | undefined
  count: number
}

export function readClassDiagram(statements: readonly Statement[], notes: Notes): Graph {
  const reading: Reading = { graph: new GraphBuilder(), notes, count: 0 }
  const [header, ...rest] = statements
  for (const statement of rest) readLine(statement, reading)
  const last = rest.at(-1) ?? header
  if (last && reading.body !== undefined) notes.unbalanced(last, `The body of "${reading.body}" has no "}"`)
  while (reading.graph.closeGroup()) if (last) notes.unbalanced(last, 'A "namespace" has no "}"')
  return reading.graph.build()
}

function readLine(statement: Statement, reading: Reading): void {
  const { graph, notes } = reading
  const text = withoutComment(statement.text).replace(/;$/, '')
  if (reading.body !== undefined) return readBodyLine(text, reading, reading.body)
  const direction = directionLine(text)
  if (direction) return graph.turn(direction)
  if (text === '}') {
    if (!graph.closeGroup()) notes.unbalanced(statement, 'This "}" closes nothing')
    return
  }
  const [, space, title] = namespace.exec(text) ?? []
  if (space !== undefined) return graph.openGroup({ id: `namespace ${space}`, label: notes.label(title ?? space, statement) })
  const noted = noteFor.exec(text)
  if (noted) return addNote(noted[1], notes.label(noted[2] ?? '', statement), reading)
  const [, stereotype, annotated] = annotation.exec(text) ?? []
  if (stereotype !== undefined && annotated !== undefined)
    return graph.node(classOf(annotated, graph), { stereotype: `«${stereotype.trim()}»` })
  if (/^class\s/.test(text)) {
    const written = declared.exec(text)
    if (written) return declare(written, statement, reading)
  }
  if (/^(?:style|classDef|cssClass)\s/.test(text)) return
  if (isInteraction(text)) return leaveOutInteraction(statement, notes)
  const related = relation.exec(text)
  if (related) return relate(related, statement, reading)
  const [, owner, line] = member.exec(text) ?? []
  if (owner !== undefined && line !== undefined) return addMember(classOf(owner, graph), line, graph)
  if (!isStyling(text)) notes.unread(statement, kind)
}

function declare(
  [, written = '', label, stereotype, body, inner = '', close]: RegExpExecArray,
  statement: Statement,
  reading: Reading,
): void {
  const { graph, notes } = reading
  const id = classOf(written, graph)
  if (label !== undefined) graph.node(id, { label: notes.label(label, statement) })
  if (stereotype !== undefined) graph.node(id, { stereotype: `«${stereotype.trim()}»` })
  if (body === undefined) return
  if (inner.trim() !== '') readBodyLine(inner.trim(), reading, id)
  if (close === undefined) reading.body = id
}

function readBodyLine(text: string, reading: Reading, id: string): void {
  const { graph } = reading
  if (text === '}') return void (reading.body = undefined)
  const [, stereotype] = annotation.exec(text) ?? []
  if (stereotype !== undefined) return graph.node(id, { stereotype: `«${stereotype.trim()}»` })
  const isLast = text.endsWith('}') && !text.includes('{')
  const line = (isLast ? text.slice(0, -1) : text).trim()
  if (line !== '') addMember(id, line, graph)
  if (isLast) reading.body = undefined
}

/** The id of the class, which is there from now on. */
function classOf(written: string, graph: GraphBuilder): string {
  const id = written.replace(/~.*$/s, '').replaceAll('`', '')
  const isNew = !graph.hasNode(id)
  if (isNew) graph.node(id, { sections: [[], []] })
  // Where it stands in a namespace now.
  else graph.node(id)
  const label = genericOf(written.replaceAll('`', ''))
  if (label !== id && (isNew || graph.nodeOf(id)?.label.join('') === id)) graph.node(id, { label: [label] })
  return id
}

/** `List~int~` is written for `List<int>`. */
function genericOf(text: string): string {
  const nested = /^([^~]*)~([^~]+)~([^~]+)~~(.*)$/s.exec(text)
  if (nested) return `${nested[1]}<${nested[2]}<${nested[3]}>>${nested[4]}`
  const parts = text.split('~')
  // A single tilde is a tilde.
  return parts.length % 2 === 0
    ? text
    : parts.map((part, index) => (index === 0 ? '' : index % 2 === 1 ? '<' : '>') + part).join('')
}

function addMember(id: string, written: string, graph: GraphBuilder): void {
  const [attributes = [], methods = []] = graph.nodeOf(id)?.sections ?? []
  const row = rowOf(written)
  graph.node(id, { sections: written.includes('(') ? [attributes, [...methods, row]] : [[...attributes, row], methods] })
}

/** Behind the parentheses of a method stand `$` (static) or `*` (abstract), and what it returns. */
function rowOf(written: string): Row {
  const method = /^(.*\))\s*([$*])?\s*:?\s*(.*?)\s*([$*])?$/s.exec(written)
  const [, name = '', before, type = '', after] = method ?? []
  const mark = method ? (before ?? after) : /[$*]$/.exec(written)?.[0]
  const text = method ? `${name}${type === '' ? '' : `: ${type}`}` : written.replace(/\s*[$*]$/, '')
  // A tilde before the name says that the member is seen within the package.
  const [, visibility = '', rest = ''] = /^([-+#~]?)\s*(.*)$/s.exec(text) ?? []
  return {
    cells: [`${visibility}${genericOf(rest)}`],
    ...(mark === '$' && { isStatic: true }),
    ...(mark === '*' && { isAbstract: true }),
  }
}

function relate(
  [, from = '', startLabel, start, line, end, endLabel, to = '', label = '']: RegExpExecArray,
  statement: Statement,
  { graph, notes }: Reading,
): void {
  const edge: Edge = {
    from: classOf(from, graph),
    to: classOf(to, graph),
    label: notes.label(label, statement),
    start: markers[start ?? ''] ?? 'none',
    end: markers[end ?? ''] ?? 'none',
    line: line === '..' ? 'dotted' : 'solid',
    startLabel: startLabel || undefined,
    endLabel: endLabel || undefined,
  }
  graph.edge(edge)
}

function addNote(of: string | undefined, label: readonly string[], reading: Reading): void {
  const { graph } = reading
  const id = `note ${reading.count++}`
  graph.node(id, { shape: 'note', label })
  if (of !== undefined) graph.edge({ from: id, to: classOf(of, graph), label: [], start: 'none', end: 'none', line: 'dotted' })
}
