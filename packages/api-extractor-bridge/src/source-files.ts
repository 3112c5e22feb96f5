import { existsSync, statSync } from 'node:fs'
import ts from 'typescript'

/**
 * Syntax trees, shared by all programs of a thread: that of the reference and those of samples, one after the other. TypeScript writes what
 * it learns of a file's names into its tree, so that of a file which did not change is neither parsed nor bound again. Nothing else of a
 * program outlives it.
 */
export interface SourceFiles {
  /** The tree of a file as it is on the disk now. */
  readonly read: (file: string, wanted: WantedTree, parse: () => ts.SourceFile | undefined) => SourceFileRead
  /** Whether, when it is asked, no file of the program has changed since it was read for it. Does not keep the program alive. */
  readonly currencyOf: (program: ts.Program) => () => boolean
  /** Forgets the files that are gone. `program` is the latest. */
  readonly forgetRemoved: (program: ts.Program) => void
}

/** How a program wants its files parsed and bound. */
export interface Parsing {
  /** Equal ones make equal trees, but for what `isForced` says. */
  readonly key: string
  /** Whether a file without imports and exports is a module. */
  readonly isForced: boolean
}

export interface WantedTree extends Parsing {
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
  return {
    read: (file, wanted, parse) => {
      const version = versionOf(file)
      const key = keyOf(file, wanted)
      const known = kept.get(key) ?? moduleIn(kept.get(keyOf(file, { ...wanted, isForced: false })))
      if (known && known.version === version) return { source: known.source, isKept: true }
      const source = parse()
      if (source && version !== undefined) {
        kept.set(key, { file, source, version })
        versions.set(source, version)
      }
      return { source, isKept: false }
    },
    currencyOf: (program) => {
      const read = program.getSourceFiles().map((source) => [source.fileName, versions.get(source)] as const)
      return () => read.every(([file, version]) => version === undefined || version === versionOf(file))
    },
    forgetRemoved: (program) => {
      for (const [key, { file }] of kept) if (!program.getSourceFile(file) && !existsSync(file)) kept.delete(key)
    },
  }
}

function keyOf(file: string, { key, isForced, jsDocParsingMode }: WantedTree): string {
  return [isForced && !/\.d\.(?:[^/]+\.)?[cm]?ts$/.test(file), jsDocParsingMode ?? '', key, file].join(' ')
}

/** What has imports or exports need not be forced to be a module. */
function moduleIn(known: KeptFile | undefined): KeptFile | undefined {
  return known && ts.isExternalModule(known.source) ? known : undefined
}

/** TypeScript's own list of the options that parsing and binding depend on, which lacks `strict` as a default of `alwaysStrict`. */
export function parsingOf(options: ts.CompilerOptions): Parsing {
  const key = registry.getKeyForCompilationSettings({ ...options, moduleDetection: undefined })
  return { key: JSON.stringify([key, options.strict]), isForced: options.moduleDetection === ts.ModuleDetectionKind.Force }
}

const registry = ts.createDocumentRegistry()

/** Another one for every change of the file; `undefined` for one that is not there. */
export function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs].join(' ')
}
