// Puts the files of a build in the place of those of the last one: made beside it, with what did not change linked over, then swapped in.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OutputFile } from '../model/output.ts'
import { hashOf } from '../pipeline/hash.ts'
import { eachAtOnce, filesAtOnce } from './at-once.ts'
import { compressedSize, isMeasured } from './measure-output.ts'
import {
  bytesInManifest,
  bytesOf,
  isAsWritten,
  readManifest,
  sizesInManifest,
  writeManifest,
  type Manifest,
  type WriteInput,
  type WrittenOutput,
} from './output-manifest.ts'
import { isSmallChange, updateInPlace } from './update-output.ts'

/** Throws when the output folder holds something that docgen did not put there: it would be lost. */
export async function writeOutput(input: WriteInput): Promise<WrittenOutput | undefined> {
  const { outDir, files, manifestFile } = input
  finishSwap(outDir)
  const before = manifestFile === undefined ? {} : readManifest(manifestFile)
  if (manifestFile === undefined || Object.keys(before).length === 0) refuseForeignFolder(outDir)
  const isKept = (file: OutputFile): boolean =>
    before[file.path]?.key === file.key &&
    isAsWritten(join(outDir, file.path), before[file.path]) &&
    (!input.isMeasured || !isMeasured(file.path) || before[file.path]?.gzip !== undefined)

  const fresh = files.filter((file) => !isKept(file))
  const paths = new Set(files.map(({ path }) => path))
  if (fresh.length === 0 && files.length === Object.keys(before).length) {
    if (!input.isWanted(sizesInManifest(before))) return undefined
    return { files: files.length, bytes: bytesInManifest(before), written: 0 }
  }

  const gone = Object.keys(before).filter((path) => !paths.has(path))
  if (isSmallChange(fresh, gone, before)) return updateInPlace({ ...input, before, fresh, gone })

  const nextDir = `${outDir}.new-${process.pid}`
  rmSync(nextDir, { recursive: true, force: true })
  try {
    const folders = createFolderMaker()
    const manifest: Manifest = {}
    const freshPaths = new Set(fresh.map(({ path }) => path))
    for (const { path } of files) {
      if (freshPaths.has(path)) continue
      takeOver(join(outDir, path), join(nextDir, path), folders)
      const entry = before[path]
      if (entry) manifest[path] = entry
    }
    const written = await writeFresh(fresh, { ...input, nextDir, folders, before, manifest })
    if (!input.isWanted(sizesInManifest(manifest))) return undefined
    swap(nextDir, outDir)
    if (manifestFile !== undefined) writeManifest(manifestFile, manifest)
    return { files: files.length, bytes: bytesInManifest(manifest), written }
  } finally {
    rmSync(nextDir, { recursive: true, force: true })
  }
}

interface FreshInput extends WriteInput {
  readonly nextDir: string
  readonly folders: (path: string) => void
  readonly before: Manifest
  readonly manifest: Manifest
}

async function writeFresh(files: readonly OutputFile[], input: FreshInput): Promise<number> {
  let written = 0
  await eachAtOnce(files, filesAtOnce, async (file) => {
    if (await writeFile(file, input)) written++
  })
  return written
}

/** Whether its bytes are others than those of the last build. */
async function writeFile(file: OutputFile, input: FreshInput): Promise<boolean> {
  const { root, outDir, nextDir, folders, before, manifest } = input
  const target = join(nextDir, file.path)
  const bytes = await bytesOf(file, root)
  const fileSum = hashOf(bytes)
  const last = before[file.path]
  const isSame = last?.sum === fileSum && isAsWritten(join(outDir, file.path), last)
  if (isSame) takeOver(join(outDir, file.path), target, folders)
  else {
    folders(dirname(target))
    // To ask for it by promise costs this thread three times what the writing does.
    writeFileSync(target, bytes)
  }
  const { size, mtimeMs } = statSync(target)
  const gzip = input.isMeasured ? await compressedSize(file.path, bytes) : undefined
  manifest[file.path] = { key: file.key, size, mtimeMs, sum: fileSum, gzip }
  return !isSame
}

/** A link costs nothing and keeps the time of the last change; where there are no links, a copy. */
function takeOver(from: string, to: string, folders: (path: string) => void): void {
  folders(dirname(to))
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function createFolderMaker(): (path: string) => void {
  const made = new Set<string>()
  return (path) => {
    if (made.has(path)) return
    mkdirSync(path, { recursive: true })
    made.add(path)
  }
}

/**
 * The two renames are one system call each with nothing between: a build that is killed before them leaves the old site, after them the new
 * one. One that is killed exactly between leaves the old site beside its place, where `finishSwap` of the next command finds it.
 */
function swap(nextDir: string, outDir: string): void {
  const oldDir = `${outDir}.old`
  rmSync(oldDir, { recursive: true, force: true })
  mkdirSync(dirname(outDir), { recursive: true })
  if (existsSync(outDir)) renameSync(outDir, oldDir)
  renameSync(nextDir, outDir)
  rmSync(oldDir, { recursive: true, force: true })
}

/** Puts a site back that a killed build left beside its place, and clears what it was making. */
export function finishSwap(outDir: string): void {
  const oldDir = `${outDir}.old`
  if (!existsSync(outDir) && existsSync(oldDir)) renameSync(oldDir, outDir)
  rmSync(oldDir, { recursive: true, force: true })
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${escapeRegExp(basename(outDir))}\\.new-(\\d+)$`).exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A folder of an earlier build (or an empty one) may be replaced; any other is the user's. */
function refuseForeignFolder(outDir: string): void {
  if (!existsSync(outDir)) return
  const names = readdirSync(outDir)
  if (names.length === 0 || names.includes('.nojekyll')) return
  throw new ForeignFolder(outDir)
}

/** The output folder holds files of somebody else. */
export class ForeignFolder extends Error {
  constructor(readonly folder: string) {
    super(`The output folder ${folder} holds files that docgen did not make.`)
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
