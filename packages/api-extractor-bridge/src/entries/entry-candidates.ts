// In: an entry point by the path that readers import. Out: the files in which its types may begin, the best of each kind first; no disk is read.
import { posix } from 'node:path'
import { builtTargetsOf, customTargetsOf, findTarget, typedFilesOf, typeTargetsOf, versionedPaths } from './exported-types.ts'
import type { EntryPointSearch } from './entry-point-search.ts'
import { declarationCandidates, folderEntries, sourceEntries } from './main-entry.ts'
import type { PackageManifest } from './package-manifest.ts'
import { isOutputFolder, sourceCandidates, sourcesOfPublished } from './source-candidates.ts'

export interface Candidates {
  readonly subpath: string
  readonly sources: readonly string[]
  readonly declared: readonly string[]
  /** JavaScript, whose comments may say its types. */
  readonly scripts: readonly string[]
  /** Sources where neither declarations nor scripts are there, since a build writes them to the folder that is published. */
  readonly unpublished: readonly string[]
}

export function candidatesOf(subpath: string, search: EntryPointSearch): Candidates {
  return subpath === '.' ? mainCandidates(search) : subpathCandidates(subpath, search)
}

/** The main entry of a published package is looked for in its sources first, whatever its manifest says. */
function mainCandidates(search: EntryPointSearch): Candidates {
  const { kind, manifest, typescript, outputFolders, listed, bundled } = search
  const target = manifest.exports.get('.')
  const named = [...typeTargetsOf(target, typescript).flatMap(typedFilesOf), ...manifest.entries.flatMap(declarationCandidates)]
  const mapped = [
    ...mainFileOf(listed.written),
    ...customTargetsOf(target).flatMap(typedFilesOf),
    ...typesLast(named).flatMap((file) => sourceCandidates(file, outputFolders, bundled)),
    ...mainFileOf(bundled?.files ?? []),
  ]
  return {
    subpath: '.',
    unpublished: named.flatMap(sourcesOfPublished),
    scripts: scriptsOf([...typeTargetsOf(target, typescript), ...manifest.entries, 'index.js', 'src/index.js']),
    sources: [...new Set(kind === 'npm' ? [...sourceEntries, ...mapped] : mapped)],
    declared: [...new Set(kind === 'npm' ? [...named, 'index.d.ts', 'index.ts'] : [...named, ...folderEntries])],
  }
}

/** `dist/types.d.ts` is often what a build writes for `dist/module.js`, and `src/types.ts` then a part of it. */
function typesLast(named: readonly string[]): readonly string[] {
  const isOfTypes = (file: string): boolean => /(?:^|\/)(?:types|typings)\.d\.[cm]?ts$/.test(file)
  return [...named.filter((file) => !isOfTypes(file)), ...named.filter(isOfTypes)]
}

/** The one that the others lie beside or below: of `src/add/index.ts` and `src/sub/index.ts`, neither is. */
function mainFileOf(files: readonly string[]): readonly string[] {
  if (files.length === 1) return files
  const named = files.filter((file) => /(?:^|\/)(?:index|main|mod)\.\w+$/.test(file))
  const folderOf = (file: string): string => posix.join(posix.dirname(file), '/')
  const isTop = (folder: string): boolean => folder === './' || named.every((file) => folderOf(file).startsWith(folder))
  return named.filter((file) => isTop(folderOf(file))).slice(0, 1)
}

function subpathCandidates(subpath: string, search: EntryPointSearch): Candidates {
  const { manifest, typescript, outputFolders, listed, bundled } = search
  const exported = findTarget(manifest.exports, subpath)
  const filled = (path: string): string => path.replaceAll('*', exported?.star ?? '')
  const targets = typeTargetsOf(exported?.target, typescript).map(filled)
  const isClosed = manifest.exports.size > 0 && targets.length === 0
  const named = [...targets.flatMap(typedFilesOf), ...(isClosed ? [] : pathCandidates(subpath, manifest, typescript))]
  return {
    subpath,
    unpublished: named.flatMap(sourcesOfPublished),
    scripts: isClosed ? [] : scriptsOf([...targets, subpath, `${subpath}.js`]),
    sources: [
      ...listed.files.filter((file) => isSourceOf(file, subpath)),
      ...customTargetsOf(exported?.target).map(filled).flatMap(typedFilesOf),
      ...[...new Set([...targets, ...named, ...builtTargetsOf(exported?.target).map(filled)])].flatMap((file) =>
        sourceCandidates(file, outputFolders, bundled),
      ),
      ...(bundled?.files.filter((file) => isSourceOf(file, subpath)) ?? []),
      // Whatever a build calls the file that it writes (`dist/kit-client.cjs.js`), readers import `kit/client`.
      ...targets.filter(isOutput).flatMap(() => sourceCandidates(posix.join('dist', subpath), outputFolders)),
    ],
    declared: [...new Set(named)],
  }
}

function scriptsOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => posix.normalize(file)))].filter(
    (file) => /\.[cm]?jsx?$/.test(file) && !file.startsWith('..'),
  )
}

function isOutput(file: string): boolean {
  return isOutputFolder(posix.normalize(file).split('/')[0] ?? '')
}

/** `src/client.ts` and `src/client/index.ts` of `./client`. */
function isSourceOf(file: string, subpath: string): boolean {
  const stem = `/${posix.normalize(file)}`.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
  return stem.endsWith(subpath.slice(1))
}

/** As for a package without `exports`: by `typesVersions`, else by the path itself. */
function pathCandidates(
  subpath: string,
  { typesVersions }: Pick<PackageManifest, 'typesVersions'>,
  typescript: string,
): readonly string[] {
  const path = subpath.slice('./'.length)
  const versioned = findTarget(versionedPaths(typesVersions, typescript), path)
  const targets = Array.isArray(versioned?.target) ? versioned.target : []
  const mapped = targets.flatMap((target: unknown) =>
    typeof target === 'string' ? declarationCandidates(target.replaceAll('*', versioned?.star ?? '')) : [],
  )
  return [...mapped, ...declarationCandidates(path)]
}
