// In: the sources of a config, whose packages may be named by patterns. Out: the sources with the packages that lie there.
import {
  compareText,
  withFoundPackages,
  type Diagnostic,
  type FoundPackages,
  type LocalText,
  type PackagePattern,
  type Source,
  type UnmatchedPattern,
} from '@docgen/model'
import type { ConfigFile } from '../../config/locate.ts'
import { patternsOfSource } from '../../config/source-paths.ts'
import { problemsOfSource } from '../../config/validate-config.ts'
import { packageDirsOf } from '../../workspace/package-dirs.ts'
import { leftOutReasonOf, type PackageFacts } from '../../workspace/package-facts.ts'
import { packageFoldersOf, recordOf, type PackageFolder } from '../../workspace/package-patterns.ts'
import { foldersMeantBy, readFolders } from './read-packages.ts'
import { unreadableManifest } from './wrong-manifests.ts'

/** The packages that the patterns of a config mean. */
interface MeantPackages {
  readonly sources: readonly Source<LocalText>[]
  /** Where further packages may come. */
  readonly packageFolders: readonly PackageFolder[]
  /** Another text where other packages are found; `undefined` for a config without patterns. */
  readonly key: string | undefined
}

/** Reports `config` for what a reference has against the packages that were found. A pattern that means none is reported once the sources are loaded. */
export async function findPackages(
  root: string,
  sources: readonly Source<LocalText>[],
  files: readonly ConfigFile[],
): Promise<MeantPackages | { readonly problems: readonly Diagnostic[] }> {
  if (!sources.some((source) => patternsOfSource(source).length > 0)) return { sources, packageFolders: [], key: undefined }
  const found = await Promise.all(
    sources.map(async (source) => {
      const patterns = patternsOfSource(source)
      const { packages, unmatched, unreadable } = await packagesOf(root, patterns)
      return { patterns, unreadable, packages: [...packages], unmatched, meant: withPackages(source, packages, unmatched) }
    }),
  )
  // Without it, all that names its exports would be wrong.
  const unreadable = [...new Set(found.flatMap((each) => each.unreadable))]
  if (unreadable.length > 0) return { problems: await Promise.all(unreadable.map((folder) => unreadableManifest(root, folder))) }
  const problems = found.flatMap(({ meant }) => problemsOfSource(meant, files))
  if (problems.length > 0) return { problems }
  return {
    sources: found.map(({ meant }) => meant),
    packageFolders: packageFoldersOf({ patterns: found.flatMap(({ patterns }) => patterns.map(({ folder }) => folder)) }),
    key: JSON.stringify(found.map(({ packages, unmatched }) => [packages, unmatched])),
  }
}

function withPackages(
  source: Source<LocalText>,
  found: FoundPackages,
  unmatched: readonly UnmatchedPattern[],
): Source<LocalText> {
  const unmatchedPatterns = unmatched.length > 0 && { unmatchedPatterns: unmatched }
  if (source.kind === 'api') return { ...(source.withPackages?.(found) ?? source), ...unmatchedPatterns }
  if (source.kind === 'changelogs' && source.packages)
    return { ...source, packages: withFoundPackages(source.packages, found), ...unmatchedPatterns }
  return source
}

interface PatternPackages {
  /** By pattern; those behind `!` mean none themselves. */
  readonly packages: FoundPackages
  readonly unmatched: readonly UnmatchedPattern[]
  /** Folders whose package.json tells nothing. */
  readonly unreadable: readonly string[]
}

/** Leaves out private packages, unless the pattern includes them, and packages that nobody can import. */
async function packagesOf(root: string, patterns: readonly PackagePattern[]): Promise<PatternPackages> {
  const excluded = patterns.flatMap(({ folder }) => (folder.startsWith('!') ? [folder] : []))
  const wanted = patterns.filter(({ folder }) => !folder.startsWith('!'))
  const folders = await Promise.all(wanted.map(({ folder }) => foldersMeantBy([folder, ...excluded], root)))
  const facts = await readFolders(root, new Set(folders.flat()))
  const meant = wanted.map((pattern, index) => {
    const own = facts.filter(({ folder }) => folders[index]?.includes(folder) === true)
    return { pattern, own, documented: own.filter((each) => isDocumented(each, pattern)) }
  })
  const documented = [...new Set(meant.flatMap((each) => each.documented))]
    .map(({ folder, manifest }) => ({ folder, name: String(recordOf(manifest)['name']) }))
    .sort((a, b) => compareText(a.folder, b.folder))
  const dirs = packageDirsOf(documented)
  const packages = documented.map(({ folder }, index) => ({ folder, dir: dirs[index] ?? folder }))
  return {
    packages: new Map(
      meant.map((each) => [
        each.pattern.folder,
        packages.filter(({ folder }) => each.documented.some((one) => one.folder === folder)),
      ]),
    ),
    unmatched: meant.flatMap(({ pattern: { folder }, own, documented }) =>
      documented.length > 0 ? [] : [{ folder, reason: unmatchedReasonOf(own) }],
    ),
    unreadable: facts.flatMap((each) => (leftOutReasonOf(each) === 'unreadable' ? [each.folder] : [])).sort(compareText),
  }
}

function isDocumented(facts: PackageFacts, { privatePackages }: PackagePattern): boolean {
  return leftOutReasonOf(facts, privatePackages) === undefined
}

function unmatchedReasonOf(own: readonly PackageFacts[]): UnmatchedPattern['reason'] {
  if (own.length === 0) return 'no-folder'
  return own.some((each) => leftOutReasonOf(each) === 'private' && leftOutReasonOf(each, true) === undefined)
    ? 'private'
    : 'no-code'
}
