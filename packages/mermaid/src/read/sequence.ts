// In: the lines of a sequence diagram. Out: who takes part, and what happens one after the other.
import type { Actor, Marker, Sequence, Step } from '../model.ts'
import { isInteraction, shortened, type Notes } from './reader.ts'
import type { Statement } from './statements.ts'

const kind = 'sequence diagram'
const message = /^([^:<>]+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([+-]?)\s*([^:<>+-][^:<>]*?)\s*(?::\s*(.*))?$/
const participant = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/
const note = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i
const opening = /^(loop|alt|opt|par|par_over|critical|break|rect)(?:\s+(.*))?$/
const dividing = /^(else|and|option)(?:\s+(.*))?$/

interface Reading {
  readonly notes: Notes
  readonly actors: Map<string, Actor>
  readonly steps: Step[]
  /** What is open: `box` says nothing about what happens. */
  readonly open: string[]
  /** The number of the next message, and how numbers grow. */
  number?: number | undefined
  step: number
}

export function readSequence(statements: readonly Statement[], notes: Notes): Sequence {
  const reading: Reading = { notes, actors: new Map(), steps: [], open: [], step: 1 }
  const [header, ...rest] = statements
  for (const statement of rest) readLine({ ...statement, text: statement.text.replace(/\s+/g, ' ').replace(/ ?;$/, '') }, reading)
  const last = rest.at(-1) ?? header
  for (const word of reading.open) if (last) notes.unbalanced(last, `A "${word}" has no "end"`)
  return { kind: 'sequence', actors: [...reading.actors.values()], steps: reading.steps }
}

function readLine(statement: Statement, reading: Reading): void {
  const { text } = statement
  if (readBlock(statement, reading) || readSetting(statement, reading)) return
  const declared = participant.exec(text)
  if (declared) return declare(declared, statement, reading)
  const noted = note.exec(text)
  if (noted) return addNote(noted, statement, reading)
  const [, word, actor] = /^(activate|deactivate)\s+(.+)$/.exec(text) ?? []
  if ((word === 'activate' || word === 'deactivate') && actor !== undefined)
    return void reading.steps.push({ type: word, actor: actorOf(actor, reading) })
  const sent = message.exec(text)
  // `A->>()B` is about more than two.
  if (sent && !/\(\)/.test(`${sent[1]} ${sent[4]}`)) addMessage(sent, statement, reading)
  else reading.notes.unread(statement, kind)
}

/** `loop`, `else`, `end` and the like. */
function readBlock(statement: Statement, { notes, open, steps }: Reading): boolean {
  const { text } = statement
  const opened = opening.exec(text)
  if (opened) {
    const word = opened[1] === 'par_over' ? 'par' : (opened[1] ?? '')
    open.push(word)
    // Behind `rect` stands a color.
    steps.push({ type: 'open', word, label: word === 'rect' ? [] : notes.label(opened[2] ?? '', statement) })
    return true
  }
  if (/^box(?:\s|$)/.test(text)) {
    open.push('box')
    return true
  }
  if (text === 'end') {
    const closed = open.pop()
    if (closed === undefined) notes.unbalanced(statement, 'This "end" closes nothing')
    else if (closed !== 'box') steps.push({ type: 'close' })
    return true
  }
  const divided = dividing.exec(text)
  if (!divided) return false
  if (open.length === 0) notes.unbalanced(statement, `This "${divided[1]}" is in nothing that has parts`)
  else steps.push({ type: 'divide', label: notes.label(divided[2] ?? '', statement) })
  return true
}

function readSetting(statement: Statement, reading: Reading): boolean {
  const { text } = statement
  const numbered = /^autonumber(?:\s+(off|\d+)(?:\s+(\d+))?)?$/.exec(text)
  if (numbered) {
    reading.number = numbered[1] === 'off' ? undefined : Number(numbered[1] ?? 1)
    reading.step = Number(numbered[2] ?? 1)
    return true
  }
  if (/^title:?\s/.test(text)) return true
  if (isInteraction(text) || /^(?:links|properties|details)\s/.test(text)) {
    reading.notes.leaveOut(
      statement,
      `"${shortened(text)}" is left out: nothing in a drawing can be clicked. Remove the line, and write the link below the diagram.`,
    )
    return true
  }
  const [, word] = /^(create|destroy)\s/.exec(text) ?? []
  if (word === undefined) return false
  reading.notes.refuse(
    statement,
    `"${word}" is not drawn, so the diagram is shown as code. Remove the word: participants are there from beginning to end.`,
  )
  return true
}

function declare([, word, written = '', alias]: RegExpExecArray, statement: Statement, reading: Reading): void {
  const [, id = written, type] = /^(.+?)\s*@\{[^}]*"type"\s*:\s*"(\w+)"[^}]*\}$/.exec(written) ?? []
  const label = reading.notes.label(alias ?? id, statement)
  if (type !== undefined && type !== 'participant' && type !== 'actor')
    reading.notes.leaveOut(
      statement,
      `The symbol "${type}" of "${shortened(id)}" is not drawn, so it is a box. Remove the braces, or write "actor" for a person.`,
    )
  reading.actors.set(id, { id, label, isPerson: word === 'actor' || type === 'actor' })
}

function actorOf(written: string, { actors }: Reading): string {
  const id = written.trim()
  if (!actors.has(id)) actors.set(id, { id, label: [id], isPerson: false })
  return id
}

function addNote([, side = '', actors = '', label = '']: RegExpExecArray, statement: Statement, reading: Reading): void {
  const where = /^left/i.test(side) ? 'left' : /^right/i.test(side) ? 'right' : 'over'
  const ids = actors.split(',').map((each) => actorOf(each, reading))
  reading.steps.push({ type: 'note', side: where, actors: ids, label: reading.notes.label(label, statement) })
}

function addMessage(
  [, from = '', arrow = '', activation, to = '', label = '']: RegExpExecArray,
  statement: Statement,
  reading: Reading,
): void {
  const ends = { from: actorOf(from, reading), to: actorOf(to, reading) }
  reading.steps.push({
    type: 'message',
    ...ends,
    label: reading.notes.label(label, statement),
    isDashed: arrow.includes('--'),
    start: arrow.startsWith('<<') ? 'arrow' : 'none',
    end: headOf(arrow),
    ...(reading.number !== undefined && { number: reading.number }),
  })
  if (reading.number !== undefined) reading.number += reading.step
  if (activation === '+') reading.steps.push({ type: 'activate', actor: ends.to })
  if (activation === '-') reading.steps.push({ type: 'deactivate', actor: ends.from })
}

function headOf(arrow: string): Marker {
  if (arrow.endsWith('>>')) return 'arrow'
  if (arrow.endsWith('x')) return 'cross'
  return arrow.endsWith(')') ? 'open-arrow' : 'none'
}
