// In: a package on the disk and its manifest. Out: the files in which the TypeScript of each of its entry points begins.
import { join, posix } from 'node:path'
import { candidatesOf, type Candidates } from './entry-candidates.ts'
import type { EntryPointSearch } from './entry-point-search.ts'
import { haveDocComments } from './commented-files.ts'
import { leadsToCode } from './exported-types.ts'
import { readText } from '../read-file.ts'
import { findFile } from './find-files.ts'
import { readJsonFile } from './json-file.ts'
import { listSubpaths, openPatternsOf } from './listed-subpaths.ts'
import { sourcesOf, withoutExtension } from './source-candidates.ts'
import { subpathOfSource } from './typedoc-entry-points.ts'
import { areWritten } from './written-declarations.ts'

/** Of one entry point, relative to the package. */
interface Located {
  readonly subpath: string
  readonly source: string | undefined
  readonly declared: string | undefined
}

interface FoundEntryPoint {
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

/** Finds the entry points that `exports` and `typesVersions` list, or those that were chosen. */
export async function findEntryPoints(search: EntryPointSearch): Promise<FoundEntryPoints> {
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
  // A declaration of a source and of what was built of it would be two: so either all are sources, or all were built. What the author wrote is neither.
  const lacksSource = ({ subpath, source, declared }: Located): boolean =>
    !source && !(declared !== undefined && areWritten(subpath, declared, search))
  const areBuilt =
    importable.every(({ declared }) => declared) &&
    (importable.some(lacksSource) ||
      importable.every(({ source }) => !source) ||
      (search.kind === 'npm' && areCommentsBuilt(search.folder, importable)))
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
    open: search.chosen ? [] : openPatternsOf(search),
    lacksSources: unmatched.length > 0 || located.some(({ source }) => source === undefined),
    candidates: [...new Set(all.flatMap(({ subpath, declared }) => (isFound(subpath) ? [] : declared)))],
  }
}

/** Some builds write doc comments of what only they read as such: `/// Sorts the rows.` */
function areCommentsBuilt(
  folder: string,
  located: readonly { readonly source: string | undefined; readonly declared: string | undefined }[],
): boolean {
  const sources = located.flatMap(({ source }) => source ?? [])
  const declared = located.flatMap((each) => each.declared ?? [])
  return sources.length > 0 && !haveDocComments(folder, sources) && haveDocComments(folder, declared)
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
