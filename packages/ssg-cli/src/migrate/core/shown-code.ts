// Files whose code fences show. Those of the old site go along; others of the repository stay, and the page names them where they are.
import { folderOfFile, relativePath } from './paths.ts'
import type { Migration, MigrationInput } from './site.ts'

export interface ShownCode {
  /** What `file=` says of a file of the project on the page that is at `to` in the new site; `undefined` where there is none. */
  readonly fileOf: (path: string, to: string) => string | undefined
  /** Files that the new site needs for what was asked so far. */
  readonly copies: () => Migration['copies']
}

export function createShownCode({ files, fromOut }: Pick<MigrationInput, 'files' | 'fromOut'>): ShownCode {
  const shown = new Set<string>()
  return {
    fileOf: (path, to) => {
      if (files.read(path) === undefined) return undefined
      if (path.startsWith('../')) return relativePath(folderOfFile(to), fromOut(path))
      shown.add(path)
      return path
    },
    copies: () => [...shown].map((path) => ({ from: path, to: path })),
  }
}
