// In: the text of a fence. Out: its statements with their places, without what says nothing about the drawing, and what names the diagram.
import type { Place, Problem } from '../problem.ts'

/** A line that says something. Both ends are trimmed. */
export interface Statement extends Place {
  readonly text: string
}

interface Statements {
  readonly statements: readonly Statement[]
  /** `accTitle:`, or `title:` of its frontmatter. */
  readonly name?: string | undefined
  /** `accDescr:`. */
  readonly description?: string | undefined
  readonly problems: readonly Problem[]
}

interface Reading {
  readonly lines: readonly string[]
  next: number
  readonly statements: Statement[]
  readonly problems: Problem[]
  title?: string
  name?: string
  description?: string
}

export function statementsOf(text: string): Statements {
  const reading: Reading = { lines: text.split(/\r?\n/), next: 0, statements: [], problems: [] }
  readFrontmatter(reading)
  while (reading.next < reading.lines.length) readLine(reading)
  const { statements, problems, name = reading.title, description } = reading
  return { statements, problems, name, description }
}

/** Settings of Mermaid are for its own drawings; the theme of the site draws these. */
function readFrontmatter(reading: Reading): void {
  const first = reading.lines.findIndex((line) => line.trim() !== '')
  if (reading.lines[first]?.trim() !== '---') return
  const end = reading.lines.findIndex((line, index) => index > first && line.trim() === '---')
  if (end < 0) {
    reading.problems.push({
      line: first,
      column: 0,
      message: 'The frontmatter of this diagram is not closed. Write "---" on a line below it.',
      isFatal: true,
    })
    reading.next = reading.lines.length
    return
  }
  for (const line of reading.lines.slice(first + 1, end)) {
    const title = /^title:\s*(?:"(.*)"|'(.*)'|(.*?))\s*$/.exec(line)
    if (title) reading.title = (title[1] ?? title[2] ?? title[3] ?? '').trim()
  }
  reading.next = end + 1
}

function readLine(reading: Reading): void {
  const line = reading.next++
  const written = reading.lines[line] ?? ''
  const text = written.trim()
  if (text === '') return
  if (text.startsWith('%%')) return skipDirective(reading, text)
  const accessible = /^acc(Title|Descr)\s*:\s*(.*)$/.exec(text)
  if (accessible?.[1] === 'Title') return void (reading.name = accessible[2] ?? '')
  if (accessible) return void (reading.description = accessible[2] ?? '')
  if (/^accDescr\s*\{/.test(text)) return readDescription(reading, line)
  reading.statements.push({ text, line, column: written.indexOf(text) })
}

/** `%%{init: …}%%`, which may go over several lines. Other lines that begin so are comments. */
function skipDirective(reading: Reading, text: string): void {
  let part = text.startsWith('%%{') ? text : '}%%'
  while (!part.includes('}%%') && reading.next < reading.lines.length) part = reading.lines[reading.next++] ?? ''
}

/** `accDescr { … }` */
function readDescription(reading: Reading, line: number): void {
  const parts = [(reading.lines[line] ?? '').replace(/^.*?\{/, '')]
  while (!parts.at(-1)?.includes('}') && reading.next < reading.lines.length) parts.push(reading.lines[reading.next++] ?? '')
  const text = parts.join('\n')
  if (!text.includes('}'))
    reading.problems.push({
      line,
      column: 0,
      message: 'The description of this diagram is not closed. Write "}" behind it.',
      isFatal: true,
    })
  reading.description = text
    .replace(/\}[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
