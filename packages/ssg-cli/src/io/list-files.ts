// The files of a folder and of those in it. Links are followed where they lead to files of the site, and never in a circle.
import { lstatSync, readdirSync, type Dirent } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import fastGlob from 'fast-glob'
import type { Listing, Refusal } from '../model/source.ts'
import { isRefusal, type AuthorFiles } from './author-files.ts'
import { codeOf, noFileOf } from './open-file.ts'

type IsSkipped = (name: string, path: string) => boolean

/** As fast-glob asks for a folder. */
interface FolderReader {
  (folder: string, options: { readonly withFileTypes: true }): Dirent[]
  (folder: string): string[]
}

interface Walk {
  readonly author: AuthorFiles
  readonly isSkipped: IsSkipped
  readonly files: string[]
  readonly refused: Map<string, Refusal>
  /** How often links led to a folder, by its real path. */
  readonly visits: Map<string, number>
}

/**
 * A folder that several links lead to is listed under each. Without a limit, a few links to folders of links would make more pages than any
 * disk holds.
 */
const mostVisits = 100

/** Paths are relative to the site root. A folder that is not there holds nothing. */
export function listFiles(author: AuthorFiles, dir: string, isSkipped: IsSkipped): Listing {
  const walk: Walk = { author, isSkipped, files: [], refused: new Map(), visits: new Map() }
  const { root, realRoot } = author
  // The folders above may be links too.
  const place: Place = { path: dir === '.' ? '' : dir, real: realRoot, within: [] }
  if (dir === '.') listFolder(place, walk)
  else listLink(place, join(root, dir), walk)
  return { files: walk.files.sort(compare), refused: walk.refused }
}

interface Place {
  /** Relative to the site root, by way of links. */
  readonly path: string
  /** Absolute, without links. */
  readonly real: string
  /** Real paths of the folders that the links on the way here lie in. */
  readonly within: readonly string[]
}

function listFolder(place: Place, walk: Walk): void {
  const { path: folder, real, within } = place
  const found = fastGlob.sync('**', {
    cwd: real,
    dot: true,
    onlyFiles: false,
    // Where a link may lead is for `listLink` to say.
    followSymbolicLinks: false,
    objectMode: true,
    fs: { readdirSync: folderReader(place, walk) },
  })
  for (const { path: inside, dirent } of found) {
    const path = folder === '' ? inside : `${folder}/${inside}`
    const file = join(real, inside)
    if (isUnnameable(file)) walk.refused.set(path, { refusal: 'name' })
    else if (dirent.isFile()) walk.files.push(path)
    else if (dirent.isSymbolicLink()) listLink({ path, real, within: [...within, dirname(file)] }, file, walk)
    else if (!dirent.isDirectory()) walk.refused.set(path, { refusal: 'no-file', what: noFileOf(dirent) })
  }
}

/** Reads a folder without what is skipped, so that nothing below it is read either. */
function folderReader({ path: top, real }: Place, walk: Walk): FolderReader {
  function read(folder: string, options: { readonly withFileTypes: true }): Dirent[]
  function read(folder: string): string[]
  function read(folder: string, options?: { readonly withFileTypes: true }): Dirent[] | string[] {
    const inside = relative(real, folder).split(sep).join('/')
    const path = [top, inside].filter((part) => part !== '').join('/')
    const entries = entriesOf({ path, real: folder }, walk).filter(
      ({ name }) => !walk.isSkipped(name, path === '' ? name : `${path}/${name}`),
    )
    return options ? entries : entries.map(({ name }) => name)
  }
  return read
}

/** Where a name is not UTF-8, the name that Node makes of it leads to nothing. */
function isUnnameable(path: string): boolean {
  return path.includes('\ufffd') && lstatSync(path, { throwIfNoEntry: false }) === undefined
}

/** `link` is the absolute path of the link at `path`. */
function listLink({ path, within }: Place, link: string, walk: Walk): void {
  const followed = walk.author.follow(link, within)
  // A link to nothing is what some editors lock files with.
  if (followed === undefined) return
  if (isRefusal(followed)) return void walk.refused.set(path, followed)
  const { kind, real, shown } = followed
  if (kind === 'file') return void walk.files.push(path)
  const visits = (walk.visits.get(real) ?? 0) + 1
  walk.visits.set(real, visits)
  if (visits > mostVisits) walk.refused.set(path, { refusal: 'crowd', target: shown, limit: mostVisits })
  else listFolder({ path, real, within }, walk)
}

function entriesOf({ path, real }: Pick<Place, 'path' | 'real'>, { refused }: Walk): readonly Dirent[] {
  try {
    return readdirSync(real, { withFileTypes: true })
  } catch (error) {
    const code = codeOf(error)
    // It was removed meanwhile.
    if (code !== 'ENOENT' && code !== 'ENOTDIR') refused.set(path === '' ? '.' : path, { refusal: 'failure', reason: code })
    return []
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
