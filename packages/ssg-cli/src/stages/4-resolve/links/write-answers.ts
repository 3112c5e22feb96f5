// In: code, and the answers to its comments `// ^?`. Out: the code with each answer in its comment.
import { escapeText } from '@docgen/model'
import type { AnsweredQuery } from '../../../syntax/markdown/answered-queries.ts'

const caret = '^?'

/** The first line, and those that follow: comments of the same indentation. */
export function answeredLines(
  comment: string,
  lines: readonly string[],
  write = (text: string): string => text,
): readonly string[] {
  const end = comment.indexOf(caret) + caret.length
  const [before, behind] = [comment.slice(0, end - caret.length), comment.slice(end).trimStart()]
  return lines.map((line, index) => `${before}${index === 0 ? caret : '  '} ${write(line)}${behind}`)
}

/** Of highlighted code, whose lines are elements that hold their own line break: those of the comments are repeated. */
export function withAnswers(html: string, answers: readonly AnsweredQuery[]): string {
  const linesByNumber = new Map(answers.map(({ line, lines }) => [line, lines]))
  const last = Math.max(0, ...linesByNumber.keys())
  const parts = html.split('\n')
  return parts
    .flatMap((part, index) => {
      const lines = index < last ? linesByNumber.get(index + 1) : undefined
      return lines && part.includes(caret) ? answeredLines(part, lines, escapeText) : [part]
    })
    .join('\n')
}
