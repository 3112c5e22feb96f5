import { existsSync } from 'node:fs'
import ts from 'typescript'
import type { HeldFiles } from './extraction.ts'
import { versionOf } from './read-file.ts'

/**
 * Syntax trees, shared by the programs of a thread, one after the other. TypeScript writes what it learns of a file's names into its tree,
 * so that of a file which did not change is neither parsed nor bound again. Nothing else of a program outlives it.
 */
interface SourceFiles {
  /** The tree of a file as it is on the disk now. */
  readonly read: (file: string, wanted: WantedTree, parse: () => ts.SourceFile | undefined) => SourceFileRead
  /** Whether, when it is asked, no file of the program has changed since it was read for it. Does not keep the program alive. */
  readonly currencyOf: (program: ts.Program) => () => boolean
  /** Absolute paths of the files that are others than when they were last read, or gone. */
  readonly changed: () => readonly string[]
  /** The same trees as they were last read, whatever has become of their files. */
  readonly asRead: () => ProgramFiles
  /** Trees of the files as they are now, and of some as they were held, whatever has become of them since. */
  readonly withHeld: (held: HeldFiles) => ProgramFiles
  /** Forgets the files that are gone. `program` is the latest. */
  readonly forgetRemoved: (program: ts.Program) => void
}

/** What a program is made of. */
export type ProgramFiles = Pick<SourceFiles, 'read' | 'forgetRemoved'> & {
  /** The text of a file (absolute path), unless it is to be read from the disk. */
  readonly textOf?: (file: string) => string | undefined
}

/** How a program wants a file parsed and bound. */
interface WantedTree {
  /** Equal ones make equal trees. */
  readonly key: string
  readonly jsDocParsingMode: ts.JSDocParsingMode | undefined
}

interface SourceFileRead {
  readonly source: ts.SourceFile | undefined
  /** Whether it was there, and nothing has been read from the disk but its time. */
  readonly isKept: boolean
}

interface KeptFile {
  readonly file: string
  readonly source: ts.SourceFile
  readonly version: string
}

export function createSourceFiles(): SourceFiles {
  const kept = new Map<string, KeptFile>()
  const versions = new WeakMap<ts.SourceFile, string>()
  const readAs = (version: string | undefined, ...[file, wanted, parse]: Parameters<SourceFiles['read']>): SourceFileRead => {
    const key = keyOf(file, wanted)
    const known = kept.get(key)
    if (known && known.version === version) return { source: known.source, isKept: true }
    const source = parse()
    if (source && version !== undefined) {
      kept.set(key, { file, source, version })
      versions.set(source, version)
    }
    return { source, isKept: false }
  }
  const read: SourceFiles['read'] = (...file) => readAs(versionOf(file[0]), ...file)
  return {
    read,
    changed: () => [...new Set([...kept.values()].flatMap(({ file, version }) => (versionOf(file) === version ? [] : [file])))],
    asRead: () => ({
      read: (file, wanted, parse) => {
        const known = kept.get(keyOf(file, wanted))
        return known ? { source: known.source, isKept: true } : read(file, wanted, parse)
      },
      forgetRemoved: () => {},
    }),
    withHeld: (held) => ({
      read: (...file) => readAs(held.get(file[0])?.version ?? versionOf(file[0]), ...file),
      forgetRemoved: () => {},
      textOf: (file) => held.get(file)?.text,
    }),
    currencyOf: (program) => {
      const read = program.getSourceFiles().map((source) => [source.fileName, versions.get(source)] as const)
      return () => read.every(([file, version]) => version === undefined || version === versionOf(file))
    },
    forgetRemoved: (program) => {
      for (const [key, { file }] of kept) if (!program.getSourceFile(file) && !existsSync(file)) kept.delete(key)
    },
  }
}

function keyOf(file: string, { key, jsDocParsingMode }: WantedTree): string {
  return [jsDocParsingMode ?? '', key, file].join(' ')
}

/** Of options, the key of a `WantedTree`: TypeScript's own list of those that parsing and binding depend on. */
export function parsingKeyOf(options: ts.CompilerOptions): string {
  return JSON.stringify(ts.createDocumentRegistry().getKeyForCompilationSettings(options))
}
