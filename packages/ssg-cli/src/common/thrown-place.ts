import type { SiteConfig, SourceRange } from '@docgen/model'
import { joinPath } from './paths.ts'
import { framesOf, normalizedPath } from './stack-frames.ts'

/** Files of a site. */
export interface SiteCode {
  /** Absolute path of the site. */
  readonly root: string
  /** Relative to the root. */
  readonly files: readonly string[]
}

/** The first line of the stack that lies in one of these files: source maps are on, so that stacks name the author's files. */
export function placeOfThrown(error: unknown, code: SiteCode): SourceRange | undefined {
  return placeInStack(stackOf(error) ?? '', code)
}

/** The same of the code of the config: of plugins, sources and themes that are no packages. */
export function placeInConfigCode(error: unknown, config: Pick<SiteConfig, 'root' | 'configFiles'>): SourceRange | undefined {
  return placeOfThrown(error, configCodeOf(config))
}

export function configCodeOf({ root, configFiles }: Pick<SiteConfig, 'root' | 'configFiles'>): SiteCode {
  return { root, files: configFiles.map(({ file }) => file) }
}

/** Code may throw anything, and what `file.fail()` of unified throws has an empty stack. */
export function stackOf(error: unknown): string | undefined {
  return error instanceof Error && error.stack !== '' ? error.stack : undefined
}

/** The same of the stack of an error that was thrown in another thread. */
export function placeInStack(stack: string, { root, files }: SiteCode): SourceRange | undefined {
  const byPath = new Map(files.map((file) => [pathFrom(root, file), file]))
  for (const { path, line, column } of framesOf(stack)) {
    const file = byPath.get(path)
    if (file !== undefined) return { file, line, column }
  }
  return undefined
}

/** A file may lie above the root: `../shared/rules.ts`. On Windows it may also lie on another drive. */
function pathFrom(root: string, file: string): string {
  const path = normalizedPath(file)
  if (/^(?:\/|[A-Z]:\/)/.test(path)) return path
  const [start = ''] = /^\/*/.exec(normalizedPath(root)) ?? []
  return `${start}${joinPath(normalizedPath(root).slice(start.length), path) ?? ''}`
}
