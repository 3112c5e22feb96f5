// In: files of a package in which entry points begin. Out: these, and those that they import by a path.
import { join, posix } from 'node:path'
import { readText } from '../read-file.ts'
import { findFile } from './find-files.ts'
import { sourcesOf, withoutExtension } from './source-candidates.ts'

interface ReachedFile {
  /** Relative to the package. */
  readonly file: string
  readonly text: string
}

/** One at a time, since most who ask need only the first few. */
export function* filesReachedFrom(folder: string, entries: readonly string[]): Generator<ReachedFile> {
  const files = new Set(entries)
  for (const file of files) {
    const text = readText(join(folder, file)) ?? ''
    yield { file, text }
    for (const path of importedPathsOf(text)) {
      const stem = withoutExtension(posix.join(posix.dirname(file), path))
      const imported = stem.startsWith('..') ? undefined : findFile(folder, candidatesOf(stem, file))
      if (imported !== undefined) files.add(imported)
    }
  }
}

function importedPathsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(\.[^'"\n]*)\1/g)].map(({ 2: path = '' }) => path)
}

/** Declarations import declarations. */
function candidatesOf(stem: string, importer: string): readonly string[] {
  const sources = sourcesOf(stem)
  if (!/\.d\.[cm]?ts$/.test(importer)) return sources
  return sources.filter((file) => !file.endsWith('.tsx')).map((file) => file.replace(/\.([cm]?ts)$/, '.d.$1'))
}
