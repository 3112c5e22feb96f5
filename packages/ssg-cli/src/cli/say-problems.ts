import type { Diagnostic } from '@docgen/model'
import { coloured, plain, renderCounts, renderFindings } from './report.ts'
import { hasColours, type CliWorld, type TextStream } from './terminal.ts'

/** Reports a config that cannot be used, and says what was therefore not done; returns the exit code. */
export function sayProblems(
  problems: readonly Diagnostic[],
  consequence: string,
  { stdout, env }: CliWorld,
  stream: TextStream = stdout,
): number {
  const colours = hasColours(stream, env) ? coloured : plain
  stream.write(
    `${renderFindings(problems, colours, true)}\n${colours.red(renderCounts(problems))} in the config; ${consequence}.\n`,
  )
  return 2
}
