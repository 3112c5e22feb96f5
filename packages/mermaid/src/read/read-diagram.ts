// In: the text of a fence. Out: what the diagram says, or why it cannot be drawn.
import type { Diagram } from '../model.ts'
import type { Problem } from '../problem.ts'
import { readClassDiagram } from './class-diagram.ts'
import { readEntities } from './entities.ts'
import { readFlowchart } from './flowchart.ts'
import { Notes, shortened } from './reader.ts'
import { readSequence } from './sequence.ts'
import { readState } from './state.ts'
import { statementsOf, type Statement } from './statements.ts'

interface ReadDiagram {
  /** Absent where it cannot be drawn. */
  readonly diagram?: Diagram
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly problems: readonly Problem[]
}

type Reader = (statements: readonly Statement[], notes: Notes) => Diagram

const readers: readonly (readonly [begins: RegExp, read: Reader])[] = [
  [/^(?:graph|flowchart|flowchart-elk)(?=[\s;]|$)/, readFlowchart],
  [/^sequenceDiagram\s*;?$/, readSequence],
  [/^classDiagram(?:-v2)?\s*;?$/, readClassDiagram],
  [/^stateDiagram(?:-v2)?\s*;?$/, readState],
  [/^erDiagram\s*;?$/, readEntities],
]

const drawn = 'flowcharts ("flowchart LR"), "sequenceDiagram", "classDiagram", "stateDiagram-v2" and "erDiagram"'

/** Words that begin a diagram of Mermaid. */
const known =
  /^(?:pie|gantt|gitGraph|journey|mindmap|timeline|quadrantChart|xychart(?:-beta)?|requirementDiagram|C4\w+|sankey(?:-beta)?|block(?:-beta)?|packet(?:-beta)?|kanban|architecture(?:-beta)?|radar(?:-beta)?|treemap(?:-beta)?|zenuml|info)\b/

export function readDiagram(text: string): ReadDiagram {
  const { statements, name, description, problems } = statementsOf(text)
  const notes = new Notes()
  const [header] = statements
  const reader = header && readers.find(([begins]) => begins.test(header.text))
  if (header === undefined) {
    if (problems.length === 0)
      notes.refuse({ line: 0, column: 0 }, `The diagram is empty. Begin it with its kind: docgen draws ${drawn}.`)
  } else if (!reader) notes.refuse(header, kindProblem(header.text))
  const diagram = reader?.[1](statements, notes)
  const all = [...problems, ...notes.problems].sort((a, b) => a.line - b.line || a.column - b.column)
  if (diagram && isEmpty(diagram) && !all.some(({ isFatal }) => isFatal) && header)
    all.push({
      line: header.line,
      column: header.column,
      message: 'The diagram has nothing in it. Write what it shows, or remove it.',
      isFatal: true,
    })
  return { name, description, problems: all, ...(diagram && !all.some(({ isFatal }) => isFatal) && { diagram }) }
}

function kindProblem(header: string): string {
  const word = known.exec(header)?.[0]
  return word === undefined
    ? `"${shortened(header)}" begins no diagram, so it is shown as code. docgen draws ${drawn}.`
    : `Diagrams of the kind "${word}" are not drawn, so this one is shown as code. docgen draws ${drawn}. Show others as an SVG file: "![What it shows](./diagram.svg#inline)".`
}

function isEmpty(diagram: Diagram): boolean {
  return diagram.kind === 'graph' ? diagram.nodes.length + diagram.groups.length === 0 : diagram.actors.length === 0
}
