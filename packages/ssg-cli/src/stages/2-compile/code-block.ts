import type { CodeBlockProps } from '@docgen/model'
import type { FenceMeta } from '../../syntax/markdown/fence-meta.ts'
import type { Highlight } from './highlight.ts'

type Mark = 'highlighted' | 'add' | 'remove' | 'focused' | 'error'

const markByNotation: ReadonlyMap<string, Mark> = new Map([
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
  ['++', 'add'],
  ['--', 'remove'],
  ['focus', 'focused'],
  ['error', 'error'],
])

// Comments of all common languages: // …, # …, /* … */, <!-- … -->, -- …, ; …, also as JSX {/* … */}
const commentStart = String.raw`(?:\{?\/\*|\/\/|<!--|#|--|;|%)`
const commentEnd = String.raw`[ \t]*(?:(?:\*\/\}?|-->)[ \t]*)?$`
// A run of spaces is tried once, from its start: from each of them, a line with many would take the square of their number.
const inlineNotation = new RegExp(String.raw`(?<![ \t])[ \t]*${commentStart}[ \t]*\[!code[ \t]+([\w+-]+)\]${commentEnd}`)
const lineNotation = new RegExp(String.raw`^[ \t]*${commentStart}[ \t]*highlight-(next-line|start|end)${commentEnd}`)

export interface CodeBlock {
  readonly props: CodeBlockProps
  /** For each line that is shown, its index in the source. */
  readonly lines: readonly number[]
  /** Indexes of shown lines that are struck out. */
  readonly removed: readonly number[]
}

/** A fence's code with its notation comments read and taken out, highlighted line by line. */
export function codeBlockOf(source: string, language: string, meta: FenceMeta, highlight: Highlight): CodeBlock {
  const notation = readNotation(source)
  for (const line of meta.highlighted) notation.marks[line - 1]?.add('highlighted')
  return {
    props: propsOf(notation, language, meta, highlight),
    lines: notation.numbers,
    removed: notation.marks.flatMap((marks, index) => (marks.has('remove') ? [index] : [])),
  }
}

function propsOf({ lines, marks }: Notation, language: string, meta: FenceMeta, highlight: Highlight): CodeBlockProps {
  const code = lines.join('\n')
  const used = new Set(marks.flatMap((lineMarks) => [...lineMarks]))
  return {
    html: highlight(code, language)
      .map((html, index) => `<span class="${['line', ...(marks[index] ?? [])].join(' ')}">${html}\n</span>`)
      .join(''),
    code,
    language,
    title: meta.title,
    showLineNumbers: meta.showLineNumbers,
    wrap: meta.wrap,
    hasFocus: used.has('focused'),
    hasDiff: used.has('add') || used.has('remove'),
  }
}

interface Notation {
  readonly lines: readonly string[]
  readonly numbers: readonly number[]
  readonly marks: readonly Set<Mark>[]
}

function readNotation(source: string): Notation {
  const lines: string[] = []
  const numbers: number[] = []
  const marks: Set<Mark>[] = []
  let isNext = false
  let isWithin = false
  for (const [number, line] of source.split('\n').entries()) {
    const whole = lineNotation.exec(line)?.[1]
    if (whole !== undefined) {
      if (whole === 'next-line') isNext = true
      else isWithin = whole === 'start'
      continue
    }
    const lineMarks = new Set<Mark>()
    if (isNext || isWithin) lineMarks.add('highlighted')
    isNext = false
    lines.push(readLine(line, lineMarks))
    numbers.push(number)
    marks.push(lineMarks)
  }
  return { lines, numbers, marks }
}

/** Takes `// [!code …]` comments off the end of a line; one of an unknown name stays as it is. */
function readLine(line: string, marks: Set<Mark>): string {
  let rest = line
  for (let match = inlineNotation.exec(rest); match; match = inlineNotation.exec(rest)) {
    const mark = markByNotation.get(match[1] ?? '')
    if (mark === undefined) return rest
    marks.add(mark)
    rest = rest.slice(0, match.index)
  }
  return rest
}
