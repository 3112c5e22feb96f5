// Where the next site is made: a folder of docgen's own that holds the last site once more, by second names of the same files, so that a
// build touches only what changes. It lies in the cache and can be deleted at any time.
import { linkSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isOwnEntry } from './foreign-entries.ts'
import { isAsWritten, writtenOf, type Manifest } from './output-manifest.ts'
import {
  copyWithTime,
  isThere,
  linkEntry,
  linkFiles,
  listTree,
  type KnownFolders,
  type LinkFiles,
  type TreeEntry,
} from './output-tree.ts'
import { folderOf } from '../../common/paths.ts'
import { foldersOf, ownershipFile, ownsNothing, parseOwnership, readOwnership } from './ownership.ts'
import { writeWhole } from '../stored.ts'

/** Absolute paths. */
export interface Staging {
  /** The folder that becomes the site. */
  readonly site: string
  /** There while `site` is not what the last build left: its text names the folder that was being changed. */
  readonly unfinished: string
}

/** On the disk of the output folder: below the work folder, or else beside the output under a name that is nobody's. */
export function stagingIn(workDir: string, dir: string): Staging {
  mkdirSync(workDir, { recursive: true })
  const parent = dirname(dir)
  mkdirSync(parent, { recursive: true })
  const isSameDisk = statSync(workDir).dev === statSync(parent).dev
  const site = isSameDisk ? join(workDir, 'site') : join(parent, `.${basename(dir)}.docgen-${basename(workDir)}`)
  return { site, unfinished: join(workDir, unfinishedName) }
}

const unfinishedName = 'unfinished'

/** Whether no build was killed while it changed the output folder or what is kept about it. */
export function isSettled(workDir: string): boolean {
  return !isThere(join(workDir, unfinishedName))
}

/** Says that the staging folder is about to be changed. */
export function beginChange({ site, unfinished }: Staging): void {
  mkdirSync(site, { recursive: true })
  writeWhole(unfinished, inodeOf(site))
}

/** Whether the folder that was being changed is the output folder by now. */
export function wasExchanged({ unfinished }: Staging, dir: string): boolean {
  return isThere(dir) && readFileSync(unfinished, 'utf8') === inodeOf(dir)
}

interface SettleInput {
  readonly staging: Staging
  /** Absolute path of the output folder. */
  readonly dir: string
  /** What the output folder holds by the last build. */
  readonly manifest: Manifest
  /** Those of `manifest`, where they are known. */
  readonly folders?: ReadonlySet<string> | undefined
  /** Whether the staging folder is the former output folder, where others may have put something until the last moment. */
  readonly isFormerOutput: boolean
  /** What the former output folder held by the build before. */
  readonly former?: Manifest | undefined
  /** Of the former output folder. */
  readonly foldersIn?: KnownFolders | undefined
}

/** Makes the staging folder the same as the output folder, foreign entries aside. Can be done again from any point where it was left. */
export function settle(input: SettleInput): void {
  const { site } = input.staging
  linkFiles(input.dir, site, keepRight(input))
  endChange(input)
}

/** The same, with a hand of others. */
export async function settleWith(link: LinkFiles, input: SettleInput): Promise<void> {
  await link(input.dir, input.staging.site, keepRight(input))
  endChange(input)
}

/** Removes what is not as the manifest has it. Returns the paths of what is missing then. */
function keepRight({
  staging: { site },
  dir,
  manifest,
  folders = foldersOf(manifest.keys()),
  isFormerOutput,
  former = new Map(),
  foldersIn,
}: SettleInput): readonly string[] {
  mkdirSync(site, { recursive: true })
  const owned = (isFormerOutput ? parseOwnership(readOwnership(site), writtenOf(former)) : undefined) ?? ownsNothing
  const right = new Set<string>()
  // What was taken over needs no look.
  const isKept = (path: string): boolean => former.has(path) && former.get(path) === manifest.get(path)
  const { entries, known } = listTree(site, foldersIn)
  const changedInKnown: TreeEntry[] = []
  for (const path of former.keys()) if (!isKept(path) && known.has(folderOf(path))) changedInKnown.push({ path, kind: 'file' })
  for (const entry of [...entries, ...changedInKnown]) {
    const { path, kind } = entry
    const wanted = manifest.get(path)
    // The note says until the end which of the files are docgen's.
    if (path === ownershipFile || (kind === 'folder' && folders.has(path))) continue
    if (kind === 'file' && wanted && (isKept(path) || isAsWritten(`${site}/${path}`, wanted))) {
      right.add(path)
      continue
    }
    if (isFormerOutput && !wanted && !isOwnEntry(site, entry, owned, former)) carryLate(entry, site, dir)
    if (kind !== 'folder') unlinkSync(join(site, path))
  }
  const there = new Set([...known, ...entries.flatMap(({ path, kind }) => (kind === 'folder' ? [path] : []))])
  // Those within a folder have longer paths.
  const unwanted = [...there].filter((folder) => folder !== '' && !folders.has(folder)).sort((a, b) => b.length - a.length)
  for (const folder of unwanted) rmdirSync(join(site, folder))
  const isRight = (path: string): boolean => right.has(path) || (isKept(path) && known.has(folderOf(path)))
  return [...manifest.keys()].filter(
    (path) => path !== ownershipFile && !isRight(path) && isAsWritten(`${dir}/${path}`, manifest.get(path)),
  )
}

function endChange({ staging: { site, unfinished }, dir, manifest }: SettleInput): void {
  rmSync(join(site, ownershipFile), { force: true })
  // No second name: the proof of ownership must not go with a damaged cache.
  if (isAsWritten(join(dir, ownershipFile), manifest.get(ownershipFile)))
    copyWithTime(join(dir, ownershipFile), join(site, ownershipFile))
  rmSync(unfinished, { force: true })
}

/** What somebody put into the output folder, or wrote anew there, in the moment before it was exchanged. */
function carryLate(entry: TreeEntry, site: string, dir: string): void {
  const target = join(dir, entry.path)
  const there = lstatSync(target, { throwIfNoEntry: false })
  if (!there) return linkEntry(entry, site, dir)
  const late = lstatSync(join(site, entry.path))
  if (entry.kind !== 'file' || !there.isFile() || there.ino === late.ino || late.mtimeMs <= there.mtimeMs) return
  const beside = `${target}.docgen-new`
  linkSync(join(site, entry.path), beside)
  renameSync(beside, target)
}

function inodeOf(path: string): string {
  return String(statSync(path, { bigint: true }).ino)
}
