// Puts the files of a build in the place of those of the last one: made beside it, with what did not change linked over, then swapped in.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileTarget, OutputFile, WrittenFile } from '../../model/output.ts'
import { eachAtOnce, filesAtOnce, pagesAtOnce } from '../at-once.ts'
import { isMeasured } from './measure-output.ts'
import {
  bytesInManifest,
  isAsWritten,
  pathsOf,
  readManifest,
  sizesInManifest,
  writeManifest,
  type Manifest,
  type WriteInput,
  type WrittenOutput,
} from './output-manifest.ts'
import { isSmallChange, updateInPlace } from './update-output.ts'
import { pathIn } from './write-file.ts'
import { writeOrCopy } from './write-or-copy.ts'

/** Throws when the output folder holds something that docgen did not put there: it would be lost. */
export async function writeOutput(input: WriteInput): Promise<WrittenOutput | undefined> {
  const { outDir, files, manifestFile } = input
  finishSwap(outDir)
  const before = manifestFile === undefined ? {} : readManifest(manifestFile)
  if (manifestFile === undefined || Object.keys(before).length === 0) refuseForeignFolder(outDir)
  const isKept = (file: OutputFile): boolean =>
    before[file.path]?.key === file.key &&
    isAsWritten(pathIn(outDir, file.path), before[file.path]) &&
    (!input.isMeasured || !isMeasured(file.path) || before[file.path]?.gzip !== undefined)

  const fresh = files.filter((file) => !isKept(file))
  const paths = new Set(files.map(({ path }) => path))
  if (fresh.length === 0 && files.length === Object.keys(before).length) {
    if (!input.isWanted(sizesInManifest(before))) return undefined
    return { files: files.length, bytes: bytesInManifest(before), written: 0 }
  }

  const gone = pathsOf(before).filter((path) => !paths.has(path))
  if (isSmallChange(fresh, gone, before)) return updateInPlace({ ...input, before, fresh, gone })

  const nextDir = `${outDir}.new-${process.pid}`
  rmSync(nextDir, { recursive: true, force: true })
  try {
    const folders = createFolderMaker()
    const manifest: Manifest = {}
    const freshPaths = new Set(fresh.map(({ path }) => path))
    for (const { path } of files) {
      if (freshPaths.has(path)) continue
      takeOver(pathIn(outDir, path), pathIn(nextDir, path), folders)
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
  const make = async (file: OutputFile): Promise<void> => {
    if (await makeFile(file, input)) written++
  }
  const isPage = ({ contents }: OutputFile): boolean => contents.kind === 'page'
  const pages = eachAtOnce(files.filter(isPage), pagesAtOnce, make)
  const others = later().then(() =>
    eachAtOnce(
      files.filter((file) => !isPage(file)),
      filesAtOnce,
      make,
    ),
  )
  // Both are awaited, also when one fails: what is still being written cannot be cleared away.
  const results = await Promise.allSettled([pages, others])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return written
}

/** Once the pages are on their way to the workers. */
function later(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** Whether its bytes are others than those of the last build. */
async function makeFile(file: OutputFile, input: FreshInput): Promise<boolean> {
  const { outDir, nextDir, folders, before, manifest } = input
  const written = await writeContents(file, { folder: nextDir, path: file.path }, input)
  const last = before[file.path]
  const isSame = last?.sum === written.sum && isAsWritten(pathIn(outDir, file.path), last)
  manifest[file.path] = { key: file.key, ...written, ...(isSame && { mtimeMs: last.mtimeMs }) }
  if (!isSame) return true
  // Readers that have it need not load it again.
  const target = pathIn(nextDir, file.path)
  rmSync(target)
  takeOver(pathIn(outDir, file.path), target, folders)
  return false
}

async function writeContents(file: OutputFile, target: FileTarget, input: FreshInput): Promise<WrittenFile> {
  const { contents } = file
  if (contents.kind === 'page') return contents.writeTo(target, input.isMeasured)
  if (contents.kind === 'text' && input.writeText) return input.writeText(target, await contents.text(), input.isMeasured)
  return writeOrCopy(file, target, input)
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
