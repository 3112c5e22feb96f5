import type { SiteConfig, SourceRange } from '@docgen/model'

/** The first line of the stack that lies in one of these files: source maps are on, so that stacks name the author's files. */
export function placeOfThrown(error: unknown, files: readonly string[]): SourceRange | undefined {
  return placeInStack(stackOf(error) ?? '', files)
}

/** The same of the code of the config: of plugins, sources and themes that are no packages. */
export function placeInConfigCode(error: unknown, { configFiles }: Pick<SiteConfig, 'configFiles'>): SourceRange | undefined {
  return placeOfThrown(
    error,
    configFiles.map(({ file }) => file),
  )
}

/** Code may throw anything, and what `file.fail()` of unified throws has an empty stack. */
export function stackOf(error: unknown): string | undefined {
  return error instanceof Error && error.stack !== '' ? error.stack : undefined
}

/** The same of the stack of an error that was thrown in another thread. */
export function placeInStack(stack: string, files: readonly string[]): SourceRange | undefined {
  for (const line of stack.replaceAll('\\', '/').split('\n')) {
    // Of `rules.ts` and `plugins/rules.ts` both match a line of the second.
    const [file] = files.filter((candidate) => line.includes(`/${candidate}:`)).toSorted((a, b) => b.length - a.length)
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(line) ?? []
    if (file !== undefined && row !== undefined) return { file, line: Number(row), column: Number(column) }
  }
  return undefined
}
