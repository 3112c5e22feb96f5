// Comments that ask for a type, as Twoslash has them: `//    ^?` below a name.
import type { SamplePlace } from './samples.ts'

export interface TypeQuery {
  /** Of the comment, 1-based. */
  readonly line: number
  /** Where its caret stands, 1-based. */
  readonly column: number
  /** What the caret points at; absent below nothing. */
  readonly target?: SamplePlace | undefined
  /** What its author wrote behind it, on comment lines that go on below it too; `''` for nothing. */
  readonly written: string
}

const query = /^(\s*\/\/\s*)\^\?(.*)\r?$/
const comment = /^(\s*\/\/\s*)(\S.*)\r?$/

/** Those of a piece of code, in its order. Several may stand below one line. What they point at is the nearest line above that is none of them. */
export function typeQueriesOf(code: string): readonly TypeQuery[] {
  if (!code.includes('^?')) return []
  const lines = code.split('\n')
  const queries: TypeQuery[] = []
  let above = 0
  for (let index = 0; index < lines.length; index++) {
    const [, before, behind = ''] = query.exec(lines[index] ?? '') ?? []
    if (before === undefined) {
      above = index + 1
      continue
    }
    const [line, column] = [index + 1, before.length + 1]
    const written = [behind.trim()]
    while (written[0] !== '' && goesOn(lines[index + 1], column))
      written.push((lines[++index] ?? '').replace(/^\s*\/\/\s*/, '').trim())
    queries.push({ line, column, ...(above > 0 && { target: { line: above, column } }), written: written.join(' ') })
  }
  return queries
}

/** A comment that stands below what is written behind a caret. Others are the author's own words. */
function goesOn(line: string | undefined, column: number): boolean {
  const [, before, text = ''] = comment.exec(line ?? '') ?? []
  return before !== undefined && before.length >= column + 2 && !text.startsWith('^?')
}
