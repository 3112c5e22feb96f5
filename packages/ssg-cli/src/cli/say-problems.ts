import type { Diagnostic } from '@docgen/model'
import { coloured, fixableLines, plain, renderCounts, renderFindings } from './report.ts'
import { hasColours, type CliWorld, type TextStream } from './terminal.ts'

interface ProblemsPlace {
  /** Default: the output of the command. */
  readonly stream?: TextStream
  /** How many of them `docgen check --fix` can correct. */
  readonly fixable?: number
}

/** Reports a config that cannot be used, and says what was therefore not done; returns the exit code. */
export function sayProblems(
  problems: readonly Diagnostic[],
  consequence: string,
  { stdout, env }: CliWorld,
  { stream = stdout, fixable = 0 }: ProblemsPlace = {},
): number {
  const colours = hasColours(stream, env) ? coloured : plain
  const counts = `${colours.red(renderCounts(problems))} in the config; ${consequence}.`
  const lines = [counts, ...fixableLines(fixable, problems.length, '--fix')]
  stream.write(`${renderFindings(problems, colours, true)}\n${lines.join('\n')}\n`)
  return 2
}
