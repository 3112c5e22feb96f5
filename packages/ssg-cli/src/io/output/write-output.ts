// Puts the files of a build in the place of those of the last one: the next site is made whole beside it, then they change places at once.
// Never removes or changes what docgen did not write.
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { FileTarget, OutputFile, OutputSizes, WrittenFile } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { eachAtOnce, filesAtOnce, pagesAtOnce } from '../at-once.ts'
import { commit } from './commit.ts'
import { exchangeFolders } from './exchange-folders.ts'
import { readFolderStates, saveFolderStates } from './folder-states.ts'
import { namesOfForeign } from './foreign-entries.ts'
import { isMeasured } from './measure-output.ts'
import {
  isAsWritten,
  neededFiles,
  sizesInManifest,
  totalsOf,
  type Manifest,
  type ManifestEntry,
  type WriteInput,
  type WrittenOutput,
} from './output-manifest.ts'
import { linkFiles, linkOrCopy, makeFolders, removeEmptyFolders, unlinkIfThere, type LinkFiles } from './output-tree.ts'
import { foldersOf, ownershipFile, ownershipOf } from './ownership.ts'
import { finishRenames } from './rename-files.ts'
import { beginChange, settle, settleWith, stagingIn, wasExchanged, type Staging } from './staging.ts'
import { pathIn } from './write-file.ts'
import { writeOrCopy } from './write-or-copy.ts'
import { writeWhole } from '../stored.ts'

/**
 * Throws `ForeignFolder`, `OutputInTheWay` and the reason of the signal before the output folder is changed. `undefined` when the site is not wanted.
 */
export async function writeOutput(input: WriteInput): Promise<WrittenOutput | undefined> {
  const { files, stored, workDir } = input
  const dir = outputFolder(input.outDir)
  const before = stored.last
  const staging = openStaging(workDir, dir, before)
  if (isBuilt(input, dir, before)) {
    return (await input.isWanted(sizesOf(input, before))) ? { ...totalsOf(before), written: 0, left: [] } : undefined
  }
  // Nothing of a site that no manifest tells of may go into the next one.
  if (!existsSync(staging.site) || before.size === 0) settle({ staging, dir, manifest: before, isFormerOutput: false })
  beginChange(staging)
  const manifest = new Map<string, ManifestEntry>()
  const isOwn = ({ wholeOf }: OutputFile): boolean => wholeOf === undefined
  const known = new Set<string>(files.map(({ path }) => path))
  // The note is made from the last one.
  const gone = [...before].filter(([path]) => !known.has(path) && path !== ownershipFile)
  const fresh = { ...input, dir, staging, before, manifest, takeGone: createTakeGone(gone, dir) }
  removeStaged(
    staging,
    gone.map(([path]) => path),
  )
  const pagesWritten = await writeChanged(files.filter(isOwn), fresh)
  // Only now it is known which pages were cut.
  const needed = neededFiles(files, manifest)
  const paths = new Set<string>(needed.map(({ path }) => path))
  removeStaged(
    staging,
    [...known].filter((path) => !paths.has(path) && before.has(path)),
  )
  const wholes = needed.filter((file) => !isOwn(file))
  const written = pagesWritten + (wholes.length > 0 ? await writeChanged(wholes, fresh) : 0)
  if (!(await input.isWanted(sizesOf(input, manifest)))) return undefined
  input.signal?.throwIfAborted()
  const exchange = input.exchange ?? exchangeFolders
  const statesFile = join(workDir, 'folders')
  const states = readFolderStates(statesFile, before)
  const folders = foldersOf(manifest.keys())
  const ofFolders = { folders, foldersIn: states.foldersIn(dir) }
  const { foreign, isExchanged } = commit({ dir, workDir, staging, before, manifest, exchange, ...ofFolders })
  stored.save(manifest)
  await settleWith(input.linkFiles ?? linkHere, {
    staging,
    dir,
    manifest,
    folders,
    isFormerOutput: isExchanged,
    former: before,
    foldersIn: states.foldersIn(staging.site),
  })
  const exchanged = isExchanged ? states : undefined
  saveFolderStates(statesFile, { dir, manifest, folders, foreign: foreign.map(({ path }) => path), exchanged })
  return { ...totalsOf(manifest), written, left: newlyLeft(workDir, namesOfForeign(foreign, folders)) }
}

function sizesOf({ isMeasured: measured }: WriteInput, manifest: Manifest): OutputSizes {
  return measured ? sizesInManifest(manifest) : new Map()
}

/** Finishes what a killed build began, so that the output folder holds one whole site. Throws where it is not docgen's. */
export function openStaging(workDir: string, dir: string, manifest: Manifest): Staging {
  ownershipOf(dir)
  const staging = stagingIn(workDir, dir)
  finishRenames(workDir, dir)
  if (existsSync(staging.unfinished)) settle({ staging, dir, manifest, isFormerOutput: wasExchanged(staging, dir) })
  return staging
}

/** A linked output folder is written through: the link stays. */
export function outputFolder(outDir: string): string {
  const stat = lstatSync(outDir, { throwIfNoEntry: false })
  if (!stat?.isSymbolicLink()) return outDir
  const target = resolve(dirname(outDir), readlinkSync(outDir))
  mkdirSync(target, { recursive: true })
  return realpathSync(target)
}

function isBuilt({ files: all, isMeasured: measured }: WriteInput, dir: string, before: Manifest): boolean {
  const files = neededFiles(all, before)
  return (
    before.size === files.length + 1 &&
    files.every((file) => before.get(file.path)?.key === file.key) &&
    isAsWritten(join(dir, ownershipFile), before.get(ownershipFile)) &&
    files.every((file) => isUpToDate(file, before.get(file.path), measured, dir))
  )
}

function isUpToDate(file: OutputFile, entry: ManifestEntry | undefined, measured: boolean, folder: string): boolean {
  return (
    entry?.key === file.key &&
    (!measured || !isMeasured(file.path) || entry.gzip !== undefined) &&
    isAsWritten(`${folder}/${file.path}`, entry)
  )
}

function removeStaged({ site }: Staging, paths: readonly string[]): void {
  for (const path of paths) unlinkIfThere(join(site, path))
  // Once for each: to be told that a folder is not empty costs as much as to remove a file.
  for (const folder of new Set(paths.map((path) => dirname(path)))) removeEmptyFolders(site, folder)
}

interface FreshInput extends WriteInput {
  /** Absolute path of the output folder itself, where `outDir` is a link. */
  readonly dir: string
  readonly staging: Staging
  readonly before: Manifest
  readonly manifest: Map<string, ManifestEntry>
  readonly takeGone: TakeGone
}

type GoneFile = readonly [path: string, entry: ManifestEntry]

/** A file with these bytes that the site no longer has: it may have another name now. Each is given once. */
type TakeGone = (sum: string) => GoneFile | undefined

function createTakeGone(gone: readonly GoneFile[], dir: string): TakeGone {
  const bySum = new Map(gone.map((file) => [file[1].sum, file]))
  return (sum) => {
    const file = bySum.get(sum)
    bySum.delete(sum)
    return file && isAsWritten(`${dir}/${file[0]}`, file[1]) ? file : undefined
  }
}

/** Keeps those of the last build, and makes the others. Returns how many have other bytes than before. */
async function writeChanged(files: readonly OutputFile[], input: FreshInput): Promise<number> {
  const { before, manifest, staging } = input
  const fresh = files.filter((file) => {
    const entry = before.get(file.path)
    if (!entry || !isUpToDate(file, entry, input.isMeasured, staging.site)) return true
    manifest.set(file.path, entry)
    return false
  })
  makeFolders(staging.site, foldersOf(fresh.map(({ path }) => path)))
  return writeFresh(fresh, input)
}

async function writeFresh(files: readonly OutputFile[], input: FreshInput): Promise<number> {
  let written = 0
  const make = async (file: OutputFile): Promise<void> => {
    input.signal?.throwIfAborted()
    if (await makeFile(file, input)) written++
  }
  const isPage = ({ contents }: OutputFile): boolean => contents.kind === 'page'
  const pages = eachAtOnce(files.filter(isPage), pagesAtOnce, make)
  const others = later().then(async () => {
    const made = eachAtOnce(
      files.filter((file) => !isPage(file)),
      filesAtOnce,
      make,
    )
    input.meanwhile?.()
    await made
  })
  // Both are awaited, also when one fails: what is still being written cannot be cleared away.
  const results = await Promise.allSettled([pages, others])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return written
}

const linkHere: LinkFiles = async (from, to, paths) => linkFiles(from, to, paths)

/** Once the pages are on their way to the workers. */
function later(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** Whether its bytes are others than those of the last build. */
async function makeFile(file: OutputFile, input: FreshInput): Promise<boolean> {
  const { dir, staging, before, manifest } = input
  const { path, key } = file
  const text = file.contents.kind === 'text' ? await file.contents.text() : undefined
  if (text !== undefined && linkGone(file, hashOf(text), input)) return true
  const made: OutputFile = text === undefined ? file : { ...file, contents: { kind: 'text', text: () => text } }
  const written = await writeContents(made, { folder: staging.site, path }, input)
  const last = before.get(path)
  const isSame = last?.sum === written.sum && isAsWritten(`${dir}/${path}`, last)
  manifest.set(path, { key, ...written, ...(isSame && { mtimeMs: last.mtimeMs }) })
  if (!isSame) return true
  // Readers that have it need not load it again.
  const target = pathIn(staging.site, path)
  rmSync(target)
  linkOrCopy(join(dir, path), target)
  return false
}

/**
 * Makes a file that is gone have this name, if it has the same bytes. Returns whether it had. An edit changes the names of all files of postings, but
 * not the bytes of each.
 */
function linkGone({ path, key }: OutputFile, sum: string, { dir, staging, manifest, takeGone }: FreshInput): boolean {
  const gone = isMeasured(path) ? undefined : takeGone(sum)
  if (!gone) return false
  const [goneFrom, entry] = gone
  const target = pathIn(staging.site, path)
  unlinkIfThere(target)
  linkOrCopy(join(dir, goneFrom), target)
  manifest.set(path, { ...entry, key })
  return true
}

async function writeContents(
  file: OutputFile,
  target: FileTarget,
  { root, isMeasured: measured, writeText }: Pick<WriteInput, 'root' | 'isMeasured' | 'writeText'>,
): Promise<WrittenFile> {
  const { contents } = file
  if (contents.kind === 'page') return contents.writeTo(target, measured)
  if (contents.kind === 'text' && writeText) return writeText(target, await contents.text(), measured)
  return writeOrCopy(file, target, { root, isMeasured: measured })
}

/** Those that no build has named yet. */
function newlyLeft(workDir: string, names: readonly string[]): readonly string[] {
  const file = join(workDir, 'left')
  const named = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const fresh = names.filter((name) => !named.has(name))
  if (fresh.length > 0) writeWhole(file, names.join('\n'))
  return fresh
}
