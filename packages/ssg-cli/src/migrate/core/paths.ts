// Paths with `/` separators, relative to a folder.
import { patternOf } from '@docgen/model'

export function folderOfFile(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** `a/b` and `../c` → `a/c`; may lead out of the folder: `../c`. */
export function joinPath(...parts: readonly string[]): string {
  const segments: string[] = []
  for (const segment of parts.join('/').split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop()
    else segments.push(segment)
  }
  return segments.join('/')
}

/** Those of the paths that a pattern stands for. One without wildcards stands for itself, wherever it leads. */
export function pathsOfPattern(pattern: string, paths: readonly string[]): readonly string[] {
  if (!/[*?{]/.test(pattern)) return [pattern]
  const expression = patternOf(pattern)
  return paths.filter((path) => expression.test(path))
}

/** From one folder to a file: `./b.md`, `../b.md`. */
export function relativePath(from: string, to: string): string {
  const [a, b] = [from.split('/').filter(Boolean), to.split('/').filter(Boolean)]
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  const path = [...a.slice(shared).map(() => '..'), ...b.slice(shared)].join('/')
  return path.startsWith('..') ? path : `./${path}`
}

/** Where a file from outside of the site lies in it: `../docs/a.md` → `docs/a.md`. */
export function withinSite(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '')
}

export function asMarkdown(path: string): string {
  return path.replace(/\.(?:mdx|markdown)$/, '.md')
}
