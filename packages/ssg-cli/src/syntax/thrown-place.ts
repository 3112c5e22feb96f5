import type { SourceRange } from '@docgen/model'

/** The first line of the stack that lies in one of these files: source maps are on, so that stacks name the author's files. */
export function placeOfThrown(error: unknown, files: readonly string[]): SourceRange | undefined {
  return error instanceof Error ? placeInStack(error.stack ?? '', files) : undefined
}

/** The same of the stack of an error that was thrown in another thread. */
export function placeInStack(stack: string, files: readonly string[]): SourceRange | undefined {
  for (const line of stack.replaceAll('\\', '/').split('\n')) {
    const file = files.find((candidate) => line.includes(`/${candidate}:`))
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? []
    if (file !== undefined && row !== undefined) return { file, line: Number(row), column: Number(column) }
  }
  return undefined
}
