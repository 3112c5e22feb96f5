import { statSync } from 'node:fs'
import type ts from 'typescript'

/**
 * Syntax trees, kept from one program to the next of a thread. TypeScript writes what it learns of a file's names into its tree, so those
 * of files that did not change are neither parsed nor bound again. Nothing else of a program outlives it.
 */
export interface SourceFiles {
  /** The tree of a file as it is on the disk now. */
  readonly read: (file: string, mode: ts.JSDocParsingMode | undefined, parse: () => ts.SourceFile | undefined) => SourceFileRead
  /** Forgets the files that the program does not hold. */
  readonly keepOnly: (program: ts.Program) => void
}

interface SourceFileRead {
  readonly source: ts.SourceFile | undefined
  /** Whether it was there, and nothing has been read from the disk but its time. */
  readonly isKept: boolean
}

interface KeptFile {
  readonly source: ts.SourceFile
  readonly version: string
}

export function createSourceFiles(): SourceFiles {
  const kept = new Map<string, KeptFile>()
  return {
    read: (file, mode, parse) => {
      const version = versionOf(file, mode)
      const known = kept.get(file)
      if (known && known.version === version) return { source: known.source, isKept: true }
      const source = parse()
      if (source && version !== undefined) kept.set(file, { source, version })
      return { source, isKept: false }
    },
    keepOnly: (program) => {
      for (const [file, { source }] of kept) if (program.getSourceFile(file) !== source) kept.delete(file)
    },
  }
}

/** Another one for every change of the file, and for another way to parse it; `undefined` for one that is not there. */
function versionOf(file: string, mode: ts.JSDocParsingMode | undefined): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs, mode ?? ''].join(' ')
}
