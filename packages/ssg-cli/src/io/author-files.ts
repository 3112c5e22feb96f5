// The only way to the files that a site is made from. In: paths relative to the site root. Out: what stands there, or why it is not read.
// Nothing outside the site root and the folders that the config allows is opened to be read, whatever links say, nothing without an end, and
// nothing that holds secrets by its name.
import { closeSync, lstatSync, readSync, realpathSync, statSync, type BigIntStats } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { authorTextOf, secretNameIn, type FileAccess, type Refusal } from '@docgen/model'
import { foldersAbove } from '../common/paths.ts'
import { isWithin } from './is-within.ts'
import { codeOf, noFileOf, openFile, placeOfOpened } from './open-file.ts'
import { readPlainFiles } from './read-plain-files.ts'
import { siteFileOf } from './site-file.ts'

export interface OpenedFile {
  readonly descriptor: number
  readonly stats: BigIntStats
}

export interface AuthorFiles {
  /** Absolute path of the site root. */
  readonly root: string
  /** The same without links. */
  readonly realRoot: string
  /** How many folders above it may be read as a whole. */
  readonly above: number
  /** Calls `use` with the open file, which is closed afterwards. `undefined` where there is no file. */
  readonly open: <Result>(file: string, use: (opened: OpenedFile) => Result) => Result | Refusal | undefined
  /** The text of a file of at most `maxSize` bytes. `undefined` where there is no file. */
  readonly readText: (file: string) => string | Refusal | undefined
  /** The same of many files, in an order in which those of a folder stand together. Those that are not there are missing. */
  readonly readTexts: (files: readonly string[]) => ReadonlyMap<string, string | Refusal>
  /** What stands at a path that may be read; `undefined` where nothing does, and for what is neither. */
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined
  /**
   * What a symbolic link, told by its absolute path, leads to. `within` are the real paths of the folders by which it is reached: that which it
   * lies in, and those that links on the way to it lie in. `undefined` for a link to nothing.
   */
  readonly follow: (link: string, within: readonly string[]) => FollowedLink | Refusal | undefined
}

interface FollowedLink {
  readonly kind: 'file' | 'folder'
  /** Absolute, without links. */
  readonly real: string
  /** The same as an author would write it. */
  readonly shown: string
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusal' in value
}

export function createAuthorFiles(root: string, { allow, maxSize }: FileAccess): AuthorFiles {
  const ownRoot = realOr(root)
  const roots = [ownRoot, ...allow.map((folder) => realOr(resolve(ownRoot, folder)))]
  const refusalOf = (real: string, isFolder = false): Refusal | undefined => {
    const around = roots.find((folder) => isWithin(real, folder))
    if (around === undefined) return { refusal: 'outside', target: pathFrom(ownRoot, real), isFolder }
    // What leads to the folder itself is nobody's choice of a name.
    const name = secretNameIn(siteFileOf(real, around))
    return name === undefined || roots.includes(real) ? undefined : { refusal: 'secret', name }
  }

  const open: AuthorFiles['open'] = (file, use) => {
    const path = join(root, file)
    const opened = openFile(path)
    if (opened === undefined) return undefined
    if (!('descriptor' in opened)) return refusalAt(path, refusalOf) ?? withoutFolder(opened)
    try {
      return refusalOfOpened(path, opened, refusalOf) ?? use(opened)
    } finally {
      closeSync(opened.descriptor)
    }
  }
  const readText: AuthorFiles['readText'] = (file) => open(file, (opened) => textOf(opened, maxSize))
  return {
    root,
    realRoot: ownRoot,
    above: foldersAbove(allow),
    open,
    readText,
    readTexts: (files) => {
      const plain = readPlainFiles(files, { root, maxSize, isAllowed: (folder) => refusalOf(folder) === undefined })
      const all = files.map((file) => [file, plain.get(file) ?? readText(file)] as const)
      return new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const])))
    },
    kindOf: (path) => {
      const found = follow(join(root, path), { within: [], root: ownRoot, refusalOf })
      return found === undefined || isRefusal(found) ? undefined : found.kind
    },
    follow: (link, within) => follow(link, { within, root: ownRoot, refusalOf }),
  }
}

type RefusalOf = (real: string, isFolder?: boolean) => Refusal | undefined

/**
 * Asked once the file is open, of that very file: a link that changes its target between the check and the opening would lead out otherwise.
 */
function refusalOfOpened(path: string, { descriptor, stats }: OpenedFile, refusalOf: RefusalOf): Refusal | undefined {
  const opened = placeOfOpened(descriptor)
  if (opened !== undefined) return refusalOf(opened)
  try {
    const real = realpathSync.native(path)
    const refusal = refusalOf(real)
    if (refusal) return refusal
    const there = statSync(real, { bigint: true })
    return there.ino === stats.ino && there.dev === stats.dev ? undefined : { refusal: 'failure', reason: 'EBUSY' }
  } catch {
    // It was removed or moved meanwhile, so nothing says where it lay.
    return { refusal: 'failure', reason: 'EBUSY' }
  }
}

function refusalAt(path: string, refusalOf: RefusalOf): Refusal | undefined {
  try {
    return refusalOf(realpathSync.native(path))
  } catch {
    return undefined
  }
}

/** A folder in the place of a file is as good as nothing: a link may lead to it all the same. */
function withoutFolder(opened: { readonly noFile: string } | { readonly failure: string }): Refusal | undefined {
  if ('failure' in opened) return { refusal: 'failure', reason: opened.failure }
  return opened.noFile === 'a folder' ? undefined : { refusal: 'no-file', what: opened.noFile }
}

function textOf({ descriptor, stats }: OpenedFile, limit: number): string | Refusal {
  const size = Number(stats.size)
  if (size > limit) return { refusal: 'too-large', size, limit }
  try {
    return textFrom(descriptor, size, limit)
  } catch (error) {
    return { refusal: 'failure', reason: codeOf(error) }
  }
}

/** Some files do not say their size, and others grow: what is read is counted. */
function textFrom(descriptor: number, size: number, limit: number): string | Refusal {
  let buffer = Buffer.allocUnsafe(size + 1)
  let length = 0
  for (;;) {
    const read = readSync(descriptor, buffer, length, buffer.length - length, null)
    length += read
    if (length > limit) return { refusal: 'too-large', size: length, limit }
    if (read === 0 || (length === size && size > 0)) return authorTextOf(buffer.toString('utf8', 0, length))
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafe(buffer.length + 65_536)])
  }
}

interface Following {
  readonly within: readonly string[]
  readonly root: string
  readonly refusalOf: RefusalOf
}

function follow(link: string, { within, root, refusalOf }: Following): FollowedLink | Refusal | undefined {
  try {
    const real = realpathSync.native(link)
    const stats = statSync(real)
    const shown = pathFrom(root, real)
    const refusal = refusalOf(real, stats.isDirectory())
    if (refusal) return refusal
    if (stats.isFile()) return { kind: 'file', real, shown }
    if (!stats.isDirectory()) return { refusal: 'no-file', what: noFileOf(stats) }
    const isCircle = within.some((folder) => isWithin(folder, real))
    return isCircle ? { refusal: 'circle', target: shown } : { kind: 'folder', real, shown }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    return code === 'ELOOP' ? { refusal: 'circle', target: pathFrom(root, link) } : { refusal: 'failure', reason: code }
  }
}

/** Whether an absolute path is a symbolic link that is not followed: it leads out of the site, or in a circle. */
export function isStray(path: string, { root, follow }: AuthorFiles): boolean {
  if (path === root || !isWithin(path, root)) return false
  try {
    if (!lstatSync(path).isSymbolicLink()) return false
  } catch {
    return false
  }
  const within: string[] = []
  for (let folder = dirname(path); isWithin(folder, root); folder = dirname(folder)) within.push(realOr(folder))
  return isRefusal(follow(path, within))
}

function realOr(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** As an author would write it: from the site root where it is near. */
function pathFrom(root: string, path: string): string {
  const way = siteFileOf(path, root)
  return way === '' ? '.' : isAbsolute(way) || way.startsWith('../../../') ? path : way
}
