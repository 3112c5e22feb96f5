// In: the lines of an entity relationship diagram. Out: its graph.
import type { Graph, Marker, Row } from '../model.ts'
import { GraphBuilder } from './graph-builder.ts'
import { linesOfLabel } from './labels.ts'
import { directionLine, isStyling, shortened, type Notes } from './reader.ts'
import type { Statement } from './statements.ts'

const kind = 'diagram of entities'
const name = String.raw`(?:"[^"]+"|[\p{L}_][\p{L}\p{N}_.-]*?)`
const styled = String.raw`(?:\s*:::\s*[\w-]+)?`
/** What stands for how many, on either side, and the words for it. */
const counts: readonly (readonly [written: string, marker: Marker])[] = [
  [String.raw`\|\||only one|1(?!\+)`, 'one'],
  [String.raw`\|o|o\||one or zero|zero or one`, 'zero-one'],
  [String.raw`\}\||\|\{|one or more|one or many|many\(1\)|1\+`, 'many'],
  [String.raw`\}o|o\{|zero or more|zero or many|many\(0\)|0\+`, 'zero-many'],
]
const count = `(${counts.map(([written]) => written).join('|')})`
const relation = new RegExp(
  String.raw`^(${name})${styled}\s*${count}\s*(--|\.\.|\.-|-\.|\sto\s|\soptionally to\s)\s*${count}\s*(${name})${styled}\s*(?::\s*(.*))?$`,
  'u',
)
const declared = new RegExp(String.raw`^(${name})\s*(?:\[\s*("[^"]*"|[^\]]*)\s*\])?${styled}\s*(\{)?\s*(\})?$`, 'u')
const attribute = /^([\p{L}_][^\s"]*)\s+(\*?[\p{L}_][^\s"]*)((?:\s*,?\s*(?:PK|FK|UK))*)\s*(?:"([^"]*)")?$/u

function markerOf(written: string): Marker {
  return counts.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(written))?.[1] ?? 'none'
}

export function readEntities(statements: readonly Statement[], notes: Notes): Graph {
  const graph = new GraphBuilder()
  let body: string | undefined
  const [header, ...rest] = statements
  for (const statement of rest) {
    const { text } = statement
    const direction = directionLine(text)
    if (body !== undefined) {
      if (text === '}') body = undefined
      else readAttribute(body, statement, graph, notes)
    } else if (direction) graph.turn(direction)
    else if (!isStyling(text)) body = readLine(statement, graph, notes)
  }
  const last = rest.at(-1) ?? header
  if (body !== undefined && last) notes.unbalanced(last, `The attributes of "${shortened(body)}" have no "}"`)
  return graph.build()
}

/** Returns the entity whose attributes follow. */
function readLine(statement: Statement, graph: GraphBuilder, notes: Notes): string | undefined {
  const related = relation.exec(statement.text)
  if (related) {
    const [, from = '', start = '', line = '', end = '', to = '', label = ''] = related
    graph.edge({
      from: entityOf(from, graph),
      to: entityOf(to, graph),
      label: notes.label(label, statement),
      start: markerOf(start),
      end: markerOf(end),
      line: line.includes('.') || line.includes('optionally') ? 'dotted' : 'solid',
    })
    return undefined
  }
  const entity = declared.exec(statement.text)
  if (!entity) {
    notes.unread(statement, kind)
    return undefined
  }
  const [, written = '', alias, open, close] = entity
  const id = entityOf(written, graph)
  if (alias !== undefined) graph.node(id, { label: notes.label(alias, statement) })
  return open !== undefined && close === undefined ? id : undefined
}

function entityOf(written: string, graph: GraphBuilder): string {
  const id = written.replace(/^"|"$/g, '')
  if (!graph.hasNode(id)) graph.node(id, { label: linesOfLabel(written), sections: [[]] })
  return id
}

function readAttribute(id: string, statement: Statement, graph: GraphBuilder, notes: Notes): void {
  const [, type, field, keys = '', comment = ''] = attribute.exec(statement.text) ?? []
  if (type === undefined || field === undefined)
    return notes.refuse(
      statement,
      `"${shortened(statement.text)}" cannot be read as an attribute, so the diagram is shown as code. Write a type, a name, keys and a comment: string email UK "The address".`,
    )
  const row: Row = { cells: [type, field.replace(/^\*/, ''), keys.replace(/^[\s,]+/, '').replace(/\s*,\s*|\s+/g, ', '), comment] }
  graph.node(id, { sections: [[...(graph.nodeOf(id)?.sections?.[0] ?? []), row]] })
}
