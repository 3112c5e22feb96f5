import * as v from 'valibot'
import type { Diagnostic } from '@docgen/model'
import { wrongValue } from './problems.ts'
import { sitePath } from './schema-parts.ts'

/** What is wrong with a base that stands in for that of the config: of a command or of a program, so it has no place in a file. */
export function givenBaseProblems(base: string | undefined): readonly Diagnostic[] {
  const [issue] = base === undefined ? [] : (v.safeParse(sitePath, base).issues ?? [])
  return issue ? [wrongValue({ file: '.', line: 1, column: 1 }, 'base', issue.message, JSON.stringify(base))] : []
}
