// A small change of the site, made in its folder: swapping the folder would link over and then remove every file that stays.
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import type { OutputFile } from '../../model/output.ts'
import type { OutputPath } from '../../model/output-path.ts'
import {
  bytesInManifest,
  isAsWritten,
  sizesInManifest,
  writeManifest,
  type Manifest,
  type WriteInput,
  type WrittenOutput,
} from './output-manifest.ts'
import { pathIn } from './write-file.ts'
import { writeOrCopy } from './write-or-copy.ts'

export interface UpdateInput extends WriteInput {
  readonly before: Manifest
  /** What may be other than before. */
  readonly fresh: readonly OutputFile[]
  /** Paths of the last build that the site no longer has. */
  readonly gone: readonly OutputPath[]
}

/**
 * Whether readers cannot tell: at most one page is other than before, and one file besides that keeps its name, such as the list of the
 * search index. What is new or gone otherwise are files whose names hold a hash, which only that list knows.
 */
export function isSmallChange(fresh: readonly OutputFile[], gone: readonly string[], before: Manifest): boolean {
  const touched = [...fresh.map(({ path }) => path), ...gone]
  const overwritten = fresh.filter(({ path }) => before[path] && !isPage(path))
  return Object.keys(before).length > 0 && touched.filter(isPage).length <= 1 && overwritten.length <= 1
}

export async function updateInPlace(input: UpdateInput): Promise<WrittenOutput | undefined> {
  const { outDir, manifestFile, before, fresh, gone } = input
  const nextDir = `${outDir}.new-${process.pid}`
  rmSync(nextDir, { recursive: true, force: true })
  try {
    mkdirSync(nextDir, { recursive: true })
    const manifest: Manifest = { ...before }
    const moves: OutputPath[] = []
    // All are made before the first is moved: one that cannot be made leaves the site as it is.
    for (const file of fresh) {
      const { path } = file
      const written = await writeOrCopy(file, { folder: nextDir, path }, input)
      const last = before[path]
      const isSame = last?.sum === written.sum && isAsWritten(pathIn(outDir, path), last)
      manifest[path] = { key: file.key, ...written, ...(isSame && { mtimeMs: last.mtimeMs }) }
      if (!isSame) moves.push(path)
    }
    if (!input.isWanted(sizesInManifest(manifest))) return undefined
    // Were the build killed now, the next one would know what lies in the folder.
    if (manifestFile !== undefined) writeManifest(manifestFile, { ...manifest, ...before })
    for (const path of inOrder(moves, before)) {
      mkdirSync(dirname(pathIn(outDir, path)), { recursive: true })
      renameSync(pathIn(nextDir, path), pathIn(outDir, path))
    }
    for (const path of gone) {
      removeFrom(outDir, path)
      delete manifest[path]
    }
    if (manifestFile !== undefined) writeManifest(manifestFile, manifest)
    return { files: Object.keys(manifest).length, bytes: bytesInManifest(manifest), written: moves.length }
  } finally {
    rmSync(nextDir, { recursive: true, force: true })
  }
}

/** New files first: what names them follows. */
function inOrder(paths: readonly OutputPath[], before: Manifest): readonly OutputPath[] {
  const isNew = (path: OutputPath): boolean => before[path] === undefined
  return [...paths.filter(isNew), ...paths.filter((path) => !isNew(path))]
}

function removeFrom(outDir: string, path: OutputPath): void {
  const file = pathIn(outDir, path)
  rmSync(file, { force: true })
  for (let folder = dirname(file); folder.startsWith(outDir + sep); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      // It holds something else.
      return
    }
  }
}

function isPage(path: string): boolean {
  return path.endsWith('.html')
}
