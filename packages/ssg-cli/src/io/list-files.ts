// The files of a folder and of those in it. Links are followed where they lead to files of the site, and never in a circle.
import { lstatSync, readdirSync, readlinkSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { compareText, type Listing, type Refusal } from '@docgen/model'
import { isRefusal, type AuthorFiles } from './author-files.ts'
import { isWithin } from './is-within.ts'
import { codeOf, noFileOf } from './open-file.ts'
import { siteFileOf } from './site-file.ts'

type IsSkipped = (name: string, path: string) => boolean

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
  return { files: walk.files.sort(compareText), refused: walk.refused }
}

interface Place {
  /** Relative to the site root, by way of links. */
  readonly path: string
  /** Absolute, without links. */
  readonly real: string
  /** Real paths of the folders that the links on the way here lie in. */
  readonly within: readonly string[]
}

function listFolder({ path: folder, real, within }: Place, walk: Walk): void {
  for (const entry of entriesOf({ path: folder, real }, walk)) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    const file = join(real, entry.name)
    // Nothing below what is skipped is read either.
    if (walk.isSkipped(entry.name, pathInSiteOf(path, file, walk))) continue
    if (isUnnameable(file)) walk.refused.set(path, { refusal: 'name' })
    else if (entry.isFile()) walk.files.push(path)
    else if (entry.isDirectory()) listFolder({ path, real: file, within }, walk)
    else if (entry.isSymbolicLink()) {
      const isThere = listLink({ path, real, within: [...within, real] }, file, walk)
      if (!isThere && !isLock(entry.name)) walk.refused.set(path, { refusal: 'nothing', target: shownTargetOf(file) })
    } else walk.refused.set(path, { refusal: 'no-file', what: noFileOf(entry) })
  }
}

/** What lies in the site has one path, also where it is reached through the folder above: `dist` for `../website/dist`. */
function pathInSiteOf(path: string, file: string, { author }: Walk): string {
  return path.startsWith('../') && isWithin(file, author.realRoot) ? siteFileOf(file, author.realRoot) : path
}

/** Where a name is not UTF-8, the name that Node makes of it leads to nothing. */
function isUnnameable(path: string): boolean {
  return path.includes('\ufffd') && lstatSync(path, { throwIfNoEntry: false }) === undefined
}

/** Some editors lock `a.md` with a link to nothing: `.#a.md`. */
function isLock(name: string): boolean {
  return name.startsWith('.')
}

function shownTargetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return '?'
  }
}

/** `link` is the absolute path of the link at `path`. Returns whether there is anything. */
function listLink({ path, within }: Place, link: string, walk: Walk): boolean {
  const followed = walk.author.follow(link, within)
  if (followed === undefined) return false
  if (isRefusal(followed)) walk.refused.set(path, followed)
  else if (followed.kind === 'file') walk.files.push(path)
  else {
    const { real, shown } = followed
    const visits = (walk.visits.get(real) ?? 0) + 1
    walk.visits.set(real, visits)
    if (visits > mostVisits) walk.refused.set(path, { refusal: 'crowd', target: shown, limit: mostVisits })
    else listFolder({ path, real, within }, walk)
  }
  return true
}

function entriesOf({ path, real }: Pick<Place, 'path' | 'real'>, { refused }: Walk): readonly Dirent[] {
  try {
    return readdirSync(real, { withFileTypes: true }).sort((a, b) => compareText(a.name, b.name))
  } catch (error) {
    const code = codeOf(error)
    // It was removed meanwhile.
    if (code !== 'ENOENT' && code !== 'ENOTDIR') refused.set(path === '' ? '.' : path, { refusal: 'failure', reason: code })
    return []
  }
}
