// A small change of the site, made in its folder: swapping the folder would link over and then remove every file that stays.
import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { OutputFile } from '../model/output.ts'
import { hashOf } from '../pipeline/hash.ts'
import { compressedSize } from './measure-output.ts'
import {
  bytesInManifest,
  bytesOf,
  isAsWritten,
  sizesInManifest,
  writeManifest,
  type Manifest,
  type WriteInput,
  type WrittenOutput,
} from './output-manifest.ts'

export interface UpdateInput extends WriteInput {
  readonly before: Manifest
  /** What may be other than before. */
  readonly fresh: readonly OutputFile[]
  /** Paths of the last build that the site no longer has. */
  readonly gone: readonly string[]
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
  const { outDir, root, manifestFile, before, fresh, gone } = input
  const nextDir = `${outDir}.new-${process.pid}`
  rmSync(nextDir, { recursive: true, force: true })
  try {
    mkdirSync(nextDir, { recursive: true })
    const manifest: Manifest = { ...before }
    const moves: { readonly path: string; readonly from: string }[] = []
    // All are made before the first is moved: one that cannot be made leaves the site as it is.
    for (const file of fresh) {
      const bytes = await bytesOf(file, root)
      const sum = hashOf(bytes)
      const last = before[file.path]
      const from = join(nextDir, String(moves.length))
      const isSame = last?.sum === sum && isAsWritten(join(outDir, file.path), last)
      if (!isSame) {
        writeFileSync(from, bytes)
        moves.push({ path: file.path, from })
      }
      const { size, mtimeMs } = statSync(isSame ? join(outDir, file.path) : from)
      const gzip = input.isMeasured ? await compressedSize(file.path, bytes) : undefined
      manifest[file.path] = { key: file.key, size, mtimeMs, sum, gzip }
    }
    if (!input.isWanted(sizesInManifest(manifest))) return undefined
    // Were the build killed now, the next one would know what lies in the folder.
    if (manifestFile !== undefined) writeManifest(manifestFile, { ...manifest, ...before })
    for (const { path, from } of inOrder(moves, before)) {
      mkdirSync(dirname(join(outDir, path)), { recursive: true })
      renameSync(from, join(outDir, path))
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
function inOrder<Move extends { readonly path: string }>(moves: readonly Move[], before: Manifest): readonly Move[] {
  const isNew = ({ path }: Move): boolean => before[path] === undefined
  return [...moves.filter(isNew), ...moves.filter((move) => !isNew(move))]
}

function removeFrom(outDir: string, path: string): void {
  const file = join(outDir, path)
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
