// In: a package on the disk and its manifest. Out: the files in which the TypeScript of each of its entry points begins.
import { join, posix } from 'node:path'
import type { BundledSources } from './bundler-entries.ts'
import {
  builtTargetsOf,
  customTargetsOf,
  findTarget,
  leadsToCode,
  starOf,
  typedFilesOf,
  typeTargetsOf,
  versionedPaths,
  type Subpaths,
} from './exported-types.ts'
import { readText } from '../read-file.ts'
import { filesBelow, findFile } from './find-files.ts'
import { readJsonFile } from './json-file.ts'
import { declarationCandidates, folderEntries, sourceEntries } from './main-entry.ts'
import type { PackageManifest } from './package-manifest.ts'
import {
  isOutputFolder,
  sourceCandidates,
  sourcesOf,
  sourcesOfPublished,
  withoutExtension,
  type OutputFolder,
} from './source-candidates.ts'
import { subpathOfSource, type ListedSources } from './typedoc-entry-points.ts'

export interface EntryPointSearch {
  /** Absolute. */
  readonly folder: string
  /** Whether npm installed it, or it is a folder of the author. */
  readonly kind: 'npm' | 'folder'
  readonly manifest: Pick<PackageManifest, 'entries' | 'exports' | 'isModule' | 'typesVersions'>
  /** Keys that the author chose, in their order: `.`, `./client`, `./locales/*`. */
  readonly chosen?: readonly string[] | undefined
  /** Version of TypeScript. */
  readonly typescript: string
  readonly outputFolders: readonly OutputFolder[]
  /** Sources of entry points that the family has listed for TypeDoc. */
  readonly listed: ListedSources
  /** What the config of a bundler says, for entry points whose sources nothing else tells. */
  readonly bundled?: BundledSources | undefined
}

export interface FoundEntryPoint {
  /** `.` for the main one, `./client` for another. */
  readonly subpath: string
  /** Relative to the package. */
  readonly file: string
}

export interface FoundEntryPoints {
  /** In the order of `exports`, the main one first, or in that of the author. */
  readonly found: readonly FoundEntryPoint[]
  /** Entry points without types that could be read. */
  readonly untyped: readonly string[]
  /** Patterns that open a whole folder: `./*`. */
  readonly open: readonly string[]
  /** Sources that the family has listed for TypeDoc, although no import reaches what is built of them. */
  readonly closed: readonly string[]
  /** Files that were looked for in vain, but for sources of them. */
  readonly candidates: readonly string[]
  /** Whether the sources of an entry point lie elsewhere than its manifest and tsconfig let expect. */
  readonly lacksSources: boolean
}

interface Candidates {
  readonly subpath: string
  readonly sources: readonly string[]
  readonly declared: readonly string[]
  /** JavaScript, whose comments may say its types. */
  readonly scripts: readonly string[]
  /** Sources where neither declarations nor scripts are there, since a build writes them to the folder that is published. */
  readonly unpublished: readonly string[]
}

/** Finds the entry points that `exports` and `typesVersions` list, or those that were chosen. */
export async function findEntryPoints(search: EntryPointSearch): Promise<FoundEntryPoints> {
  const { exports } = search.manifest
  const { subpaths: listed, unmatched } = await listSubpaths(search)
  const all = listed.map((subpath) => candidatesOf(subpath, search))
  const located = all.map(({ subpath, sources, declared, scripts, unpublished }) => {
    const built = findFile(search.folder, declared)
    const isThere = (built ?? findFile(search.folder, scripts)) !== undefined
    return {
      subpath,
      source:
        findFile(search.folder, sources) ??
        (built && findMappedSource(search.folder, built)) ??
        (isThere ? undefined : findFile(search.folder, unpublished)),
      declared: built,
    }
  })
  // What npm installed is not built again: beside types, an entry point that has none cannot be imported, though its source may be there.
  const isComplete = search.kind === 'npm' && located.some(({ declared }) => declared)
  const importable = isComplete ? located.filter(({ declared }) => declared) : located
  // A declaration of a source and of what was built of it would be two: so either all are sources, or all were built.
  const areBuilt = importable.some(({ source, declared }) => !source && declared) && importable.every(({ declared }) => declared)
  const typed = importable.flatMap(({ subpath, source, declared }) => {
    const file = areBuilt ? declared : (source ?? declared)
    return file === undefined ? [] : [{ subpath, file }]
  })
  // Scripts beside types have none of their own.
  const found = typed.length > 0 ? typed : findScripts(all, search.folder)
  const isFound = (subpath: string): boolean => found.some((entryPoint) => entryPoint.subpath === subpath)
  const beside = areBuilt || search.chosen ? { reached: [], closed: [] } : listedBeside(found, search)
  return {
    found: [...found, ...beside.reached],
    closed: beside.closed,
    untyped: [...listed.filter((subpath) => !isFound(subpath) && isNamed(subpath, search)), ...unmatched],
    open: search.chosen ? [] : [...exports.keys()].filter((key) => key.includes('*') && isWideOpen(key, search)),
    lacksSources: unmatched.length > 0 || located.some(({ source }) => source === undefined),
    candidates: [...new Set(all.flatMap(({ subpath, declared }) => (isFound(subpath) ? [] : declared)))],
  }
}

function findScripts(all: readonly Candidates[], folder: string): readonly FoundEntryPoint[] {
  const found = all.map(({ subpath, scripts }) => ({ subpath, file: findFile(folder, scripts) }))
  return found.flatMap(({ subpath, file }) => (file === undefined ? [] : [{ subpath, file }]))
}

/** Whether somebody says that there is such an entry point. The main one is looked for in any case, and many packages have others alone. */
function isNamed(subpath: string, { chosen, manifest: { exports, entries } }: EntryPointSearch): boolean {
  if (subpath !== '.' || chosen !== undefined) return true
  return exports.size > 0 ? leadsToCode(exports.get('.')) : entries.some(leadsToCode)
}

interface ListedBeside {
  readonly reached: readonly FoundEntryPoint[]
  readonly closed: readonly string[]
}

/** What the family lists for TypeDoc, and the other entry points do not have already. */
function listedBeside(found: readonly FoundEntryPoint[], search: EntryPointSearch): ListedBeside {
  const known = new Set(found.flatMap(({ file }) => [file, ...findWholeExports(search.folder, file)]))
  const subpaths = new Set(found.map(({ subpath }) => subpath))
  const located = search.listed.files
    .filter((file) => !known.has(file))
    .map((file) => ({ file, subpath: subpathOfSource(file, search) }))
  const reached = located.flatMap(({ file, subpath }) => {
    if (subpath === undefined || subpaths.has(subpath)) return []
    subpaths.add(subpath)
    return [{ subpath, file }]
  })
  const expanded = new Set(search.listed.expanded)
  const isClosed = search.manifest.exports.size > 0
  return {
    reached,
    closed: located.flatMap(({ file, subpath }) => (isClosed && subpath === undefined && !expanded.has(file) ? [file] : [])),
  }
}

/** Files of which a source exports everything by itself: `export * from './matrix.ts'`. Relative to the package. */
function findWholeExports(folder: string, file: string): readonly string[] {
  const text = readText(join(folder, file)) ?? ''
  return [...text.matchAll(/^export \* from ['"](\.[^'"\n]+)['"]/gm)].flatMap(({ 1: path = '' }) => {
    const stem = withoutExtension(posix.join(posix.dirname(file), path))
    return findFile(folder, sourcesOf(stem)) ?? []
  })
}

function candidatesOf(subpath: string, search: EntryPointSearch): Candidates {
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
    ...named.flatMap((file) => sourceCandidates(file, outputFolders, bundled)),
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

/** What a declaration map says, where the declarations are those of one source. */
function findMappedSource(folder: string, built: string): string | undefined {
  if (!/\.d\.[cm]?ts$/.test(built)) return undefined
  const map = readJsonFile(join(folder, `${built}.map`))
  const [source, ...others] = Array.isArray(map?.['sources']) ? map['sources'] : []
  if (typeof source !== 'string' || others.length > 0) return undefined
  const root = typeof map?.['sourceRoot'] === 'string' ? map['sourceRoot'] : ''
  const path = posix.join(posix.dirname(built), root, source)
  return path.startsWith('..') || !/\.[cm]?tsx?$/.test(path) ? undefined : findFile(folder, [path])
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

interface ListedSubpaths {
  readonly subpaths: readonly string[]
  /** Patterns that lead to code, of which none is there. */
  readonly unmatched: readonly string[]
}

async function listSubpaths(search: EntryPointSearch): Promise<ListedSubpaths> {
  const { manifest, chosen, typescript } = search
  const { exports } = manifest
  const expanded = await Promise.all(
    (chosen ?? keysOf(search)).map(async (key) => ({
      key,
      subpaths: key.includes('*') ? await expandPattern(key, search) : [key],
    })),
  )
  const subpaths = expanded.flatMap((each) => each.subpaths)
  const unmatched = expanded.flatMap(({ key, subpaths }) =>
    subpaths.length === 0 && (chosen !== undefined || namesScripts(exports.get(key), typescript)) ? [key] : [],
  )
  if (chosen) return { subpaths: [...new Set(subpaths)], unmatched }
  const versioned = exports.size > 0 ? [] : [...versionedPaths(manifest.typesVersions, typescript).keys()]
  const paths = versioned.filter((path) => !path.includes('*') && path !== 'index').map((path) => `./${path}`)
  // A package with other entry points alone has no main one, unless its manifest names that too.
  const hasMain =
    exports.size === 0 || exports.has('.') || manifest.entries.length > 0 || ![...exports.values()].some(leadsToCode)
  return { subpaths: [...new Set([...(hasMain ? ['.'] : []), ...subpaths, ...paths])], unmatched }
}

/** Those of entry points beside the main one. */
function keysOf(search: EntryPointSearch): readonly string[] {
  return [...search.manifest.exports].flatMap(([key, target]) => {
    const isOpen = key.includes('*') && isWideOpen(key, search)
    return key === '.' || isOpen || !leadsToCode(target) ? [] : [key]
  })
}

/** `./dist/*.js`, and not `./dist/*`, which may as well be pictures. */
function namesScripts(target: unknown, typescript: string): boolean {
  return typeTargetsOf(target, typescript).some((path) => path.includes('*') && /\.[cm]?[jt]sx?$/.test(path))
}

/** A pattern that opens the package, its sources or one of its builds, file by file: nobody chose what lies there. */
function isWideOpen(key: string, { manifest: { exports }, typescript, outputFolders }: EntryPointSearch): boolean {
  const [base = ''] = key.split('*')
  const isPlainPath = typeTargetsOf(exports.get(key), typescript).every((target) => target.split('*')[0] === base)
  if (!isPlainPath) return false
  if (base === './' || isOutputFolder(base.split('/')[1] ?? '')) return true
  return isSourceRoot(posix.normalize(`${base}*`), outputFolders) && hasNamedEntry(exports)
}

/** Otherwise patterns are all that readers can import. */
function hasNamedEntry(exports: Subpaths): boolean {
  return [...exports].some(([key, target]) => !key.includes('*') && leadsToCode(target))
}

/** More files than these nobody documents one by one. */
const mostOfPattern = 500

/** The subpaths that a pattern of `exports` stands for, sorted: as the files of the package have it, or the sources of what is not built. */
async function expandPattern(key: string, search: EntryPointSearch): Promise<readonly string[]> {
  const { exports } = search.manifest
  const target = exports.get(key) ?? findTarget(exports, key)?.target
  const patterns = typeTargetsOf(target, search.typescript).filter((pattern) => pattern.includes('*'))
  const found = await Promise.all(patterns.map((pattern) => starsOf(posix.normalize(pattern), search)))
  const subpaths = [...new Set(found.flat())].sort().map((star) => key.replace('*', star))
  // A more special key may close a part of what the pattern opens.
  return subpaths
    .filter((subpath) => exports.size === 0 || findTarget(exports, subpath)?.target === target)
    .slice(0, mostOfPattern)
}

async function starsOf(pattern: string, search: EntryPointSearch): Promise<readonly string[]> {
  const built = await starsIn(search.folder, pattern)
  if (built.length > 0) return isOpenEnded(pattern) ? built.map(scriptEnding) : built
  const stars = await starsOfSources(pattern, search)
  return isOpenEnded(pattern) ? stars.map((star) => `${star}.js`) : stars
}

/** Of what a bundler names, that alone; otherwise of all files that lie where a build would find them. */
async function starsOfSources(pattern: string, { folder, outputFolders, bundled }: EntryPointSearch): Promise<readonly string[]> {
  const candidates = sourceCandidates(pattern, outputFolders, bundled)
  const named = candidates.flatMap((source) => bundled?.files.flatMap((file) => starOf(source, file) ?? []) ?? [])
  if (named.length > 0) return named
  for (const stem of new Set(candidates.map(withoutExtension))) {
    // What of all sources is an entry point, only a build could tell.
    if (isSourceRoot(stem, outputFolders)) return []
    const found = await Promise.all(
      candidates.filter((source) => withoutExtension(source) === stem).map((source) => starsIn(folder, source)),
    )
    const stars = found.flat().filter((star) => !/\.d$|(?:^|\/)__\w+__\//.test(star))
    if (stars.length > 0) return stars
  }
  return []
}

function isSourceRoot(stem: string, outputFolders: readonly OutputFolder[]): boolean {
  return ['src', ...outputFolders.map(({ sources }) => sources)].some((folder) => posix.join(folder, '*') === stem)
}

/** What `*` stands for in the paths that match, tests left out. */
async function starsIn(folder: string, pattern: string): Promise<readonly string[]> {
  const base = posix.dirname(`${pattern.split('*')[0] ?? ''}x`)
  return (await filesBelow(folder, base)).flatMap((file) => {
    const names = [file, scriptNameOf(file)].filter((name) => name !== undefined)
    const star = names.map((name) => starOf(pattern, name)).find((found) => found !== undefined)
    return star === undefined || /(?:^|[./_-])(?:test|spec)$/.test(star) ? [] : [star]
  })
}

function isOpenEnded(pattern: string): boolean {
  return pattern.endsWith('*')
}

/** Imports name the script, not its declarations. */
function scriptEnding(star: string): string {
  return scriptNameOf(star) ?? star
}

/** `x.js` of `x.d.ts` and `x.ts`; `undefined` for what is no TypeScript. */
function scriptNameOf(file: string): string | undefined {
  const [, stem, kind = ''] = /^(.*?)(?:\.d)?\.([cm]?)tsx?$/.exec(file) ?? []
  return stem === undefined ? undefined : `${stem}.${kind}js`
}
