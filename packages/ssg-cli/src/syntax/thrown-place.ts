import type { SourceRange } from '@docgen/model'

/** The first line of the stack that lies in one of these files: source maps are on, so that stacks name the author's files. */
export function placeOfThrown(error: unknown, files: readonly string[]): SourceRange | undefined {
  const stack = error instanceof Error ? (error.stack ?? '').replaceAll('\\', '/') : ''
  for (const line of stack.split('\n')) {
    const file = files.find((candidate) => line.includes(`/${candidate}:`))
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? []
    if (file !== undefined && row !== undefined) return { file, line: Number(row), column: Number(column) }
  }
  return undefined
}
