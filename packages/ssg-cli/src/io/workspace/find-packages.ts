// In: the sources of a config, whose packages may be named by patterns. Out: the sources with the packages that lie there.
import { join } from 'node:path'
import { compareText, withFoundPackages, type Diagnostic, type FoundPackages, type LocalText, type Source } from '@docgen/model'
import { locateInConfig, type ConfigFile } from '../../config/locate.ts'
import { configProblem } from '../../config/problems.ts'
import { lineTableOf } from '../../common/line-table.ts'
import { patternsOfSource } from '../../config/source-paths.ts'
import { problemsOfSource } from '../../config/validate-config.ts'
import { packageDirsOf } from '../../workspace/package-dirs.ts'
import { leftOutReasonOf } from '../../workspace/package-facts.ts'
import { packageFoldersOf, recordOf, type PackageFolder } from '../../workspace/package-patterns.ts'
import { foldersMeantBy, readFolders, textOf } from './read-packages.ts'

/** The packages that the patterns of a config mean. */
interface MeantPackages {
  readonly sources: readonly Source<LocalText>[]
  /** Where further packages may come. */
  readonly packageFolders: readonly PackageFolder[]
  /** Another text where other packages are found; `undefined` for a config without patterns. */
  readonly key: string | undefined
}

/** Reports `config` for a pattern that means no package, and for what a reference has against those that were found. */
export async function findPackages(
  root: string,
  sources: readonly Source<LocalText>[],
  files: readonly ConfigFile[],
): Promise<MeantPackages | { readonly problems: readonly Diagnostic[] }> {
  if (!sources.some((source) => patternsOfSource(source).length > 0)) return { sources, packageFolders: [], key: undefined }
  const found = await Promise.all(
    sources.map(async (source) => {
      const patterns = patternsOfSource(source)
      const { packages, unreadable } = await packagesOf(root, patterns)
      return { patterns, unreadable, packages: [...packages], meant: withPackages(source, packages) }
    }),
  )
  // Without it, all that names its exports would be wrong.
  const unreadable = [...new Set(found.flatMap((each) => each.unreadable))]
  if (unreadable.length > 0) return { problems: await Promise.all(unreadable.map((folder) => unreadableManifest(root, folder))) }
  // Sources may share a list.
  const empty = new Set(
    found.flatMap(({ packages }) => packages.flatMap(([pattern, own]) => (own.length === 0 ? [pattern] : []))),
  )
  const problems = [
    ...[...empty].map((pattern) => noPackages(pattern, files)),
    ...found.flatMap(({ meant }) => problemsOfSource(meant, files)),
  ]
  if (problems.length > 0) return { problems }
  return {
    sources: found.map(({ meant }) => meant),
    packageFolders: packageFoldersOf({ patterns: found.flatMap(({ patterns }) => patterns) }),
    key: JSON.stringify(found.map(({ packages }) => packages)),
  }
}

function withPackages(source: Source<LocalText>, found: FoundPackages): Source<LocalText> {
  if (source.kind === 'api') return source.withPackages?.(found) ?? source
  if (source.kind === 'changelogs' && source.packages) return { ...source, packages: withFoundPackages(source.packages, found) }
  return source
}

/**
 * By pattern; those behind `!` mean none themselves. What npm would not publish, and what nobody can import, is left out. `unreadable` are folders
 * whose package.json tells nothing.
 */
async function packagesOf(
  root: string,
  patterns: readonly string[],
): Promise<{ readonly packages: FoundPackages; readonly unreadable: readonly string[] }> {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'))
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'))
  const folders = await Promise.all(wanted.map((pattern) => foldersMeantBy([pattern, ...excluded], root)))
  const facts = await readFolders(root, new Set(folders.flat()))
  const documented = facts
    .filter((each) => leftOutReasonOf(each) === undefined)
    .map(({ folder, manifest }) => ({ folder, name: String(recordOf(manifest)['name']) }))
    .sort((a, b) => compareText(a.folder, b.folder))
  const dirs = packageDirsOf(documented)
  const packages = documented.map(({ folder }, index) => ({ folder, dir: dirs[index] ?? folder }))
  return {
    packages: new Map(
      wanted.map(
        (pattern, index) => [pattern, packages.filter(({ folder }) => folders[index]?.includes(folder) === true)] as const,
      ),
    ),
    unreadable: facts.flatMap((each) => (leftOutReasonOf(each) === 'unreadable' ? [each.folder] : [])).sort(compareText),
  }
}

async function unreadableManifest(root: string, folder: string): Promise<Diagnostic> {
  const file = folder === '.' ? 'package.json' : `${folder}/package.json`
  const text = (await textOf(join(root, file))) ?? ''
  const { offsetOfJsonFault } = await import('../../syntax/data/jsonc-value.ts')
  return configProblem(
    { file, ...lineTableOf(text).placeOf(offsetOfJsonFault(text)) },
    'This package.json is not a JSON object, so docgen cannot tell which package it describes.',
    'Correct its syntax.',
  )
}

function noPackages(pattern: string, files: readonly ConfigFile[]): Diagnostic {
  return configProblem(
    locateInConfig(files, ['folder'], pattern),
    `The pattern "${pattern}" matches no folder with a package to document.`,
    'Correct it: it is relative to the site root. Packages that are private, or have no types and no code to import, are left out.',
  )
}
