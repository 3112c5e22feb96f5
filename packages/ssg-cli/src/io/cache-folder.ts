// The cache of a site: the folder `.docgen` in its root, and what in it is docgen's.
import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portableSegment } from '@docgen/model'
import { findText } from './find-text.ts'

export const cacheFolderName = '.docgen'

/** https://bford.info/cachedir: programs that make backups leave such a folder out. */
const tagName = 'CACHEDIR.TAG'
const tag = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is the cache of docgen, which removes it by "docgen clean". It can be deleted at any time.
`

const singles = ['pages', 'client', 'config', 'output', 'pagefind', 'assets.json', 'dates', 'lock'] as const
/** One for each locale, reference or checker of samples, by its name. */
const families = ['client', 'api', 'changes', 'history', 'samples'] as const

export type CacheEntry = (typeof singles)[number] | `${(typeof families)[number]}-${string}`

/** The path of what docgen keeps under a name, below `root` as this is given. References are called what their authors like: `../api` too. */
export function cachePlace(root: string, entry: CacheEntry): string {
  return join(root, cacheFolderName, portableSegment(entry))
}

/** Makes the folder, and marks one that holds nothing of others as docgen's. Returns its absolute path. */
export function openCacheFolder(root: string): string {
  const folder = join(root, cacheFolderName)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, tagName)) && readdirSync(folder).every(isOwnName)) writeFileSync(join(folder, tagName), tag)
  return folder
}

/** Removes what docgen keeps there, and the folder where nothing else is in it. Returns paths of what it left, relative to the root. */
export function removeCache(root: string): readonly string[] {
  const folder = join(root, cacheFolderName)
  // Where nobody can make it there is none.
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
  if (!isTagged(folder)) return [`${cacheFolderName}/`]
  const left = names.filter((name) => !isOwnName(name))
  // Beside what others have put there, the tag goes on telling whose the folder is.
  const isRemoved = (name: string): boolean => isOwnName(name) && (name !== tagName || left.length === 0)
  for (const name of names) if (isRemoved(name)) rmSync(join(folder, name), { recursive: true, force: true })
  if (left.length === 0) removeEmpty(folder)
  return left.sort().map((name) => `${cacheFolderName}/${name}`)
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another docgen waits for its turn there.
  }
}

function isTagged(folder: string): boolean {
  return findText(join(folder, tagName)) === tag
}

/** Names that nobody else gives to a file in a folder of this name: those of entries, and of what is put in their place. */
function isOwnName(name: string): boolean {
  return (
    name === tagName ||
    singles.some((own) => name === own || name.startsWith(`${own}.`) || name.startsWith(`${own}-`)) ||
    families.some((family) => name.length > family.length + 1 && name.startsWith(`${family}-`))
  )
}
