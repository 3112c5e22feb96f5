import { promisify } from 'node:util'
import { once, type OutputFile, type OutputSizes } from '@docgen/model'
import { eachAtOnce, filesAtOnce } from '../at-once.ts'
import { bytesOf } from './output-manifest.ts'

// Node compresses in another thread while the next page is rendered. Only new files are measured, so most builds do not load zlib.
const compress = once(() => promisify(process.getBuiltinModule('node:zlib').gzip))

/** What was asked for before: pages that are rendered while others wait are measured meanwhile. */
const known = new WeakMap<Uint8Array, Promise<number>>()

/** Bytes after gzip, as hosts send them; `undefined` for what no budget is about. */
export async function compressedSize(path: string, bytes: Uint8Array): Promise<number | undefined> {
  return isMeasured(path) ? sizeAfterGzip(bytes) : undefined
}

function sizeAfterGzip(bytes: Uint8Array): Promise<number> {
  const before = known.get(bytes)
  if (before) return before
  const size = compress()(bytes, { level: 9 }).then(({ length }) => length)
  known.set(bytes, size)
  return size
}

/** Pages, styles and scripts. */
export function isMeasured(path: string): boolean {
  return /\.(?:html|css|js)$/.test(path)
}

/** Makes every file without writing it. */
export async function measureFiles(files: readonly OutputFile[], root: string, signal?: AbortSignal): Promise<OutputSizes> {
  const sizes = new Map<string, number>()
  await eachAtOnce(files, filesAtOnce, async (file) => {
    signal?.throwIfAborted()
    if (file.contents.kind !== 'text' && !isMeasured(file.path)) return
    const size = await compressedSize(file.path, await bytesOf(file, root))
    if (size !== undefined) sizes.set(file.path, size)
  })
  return sizes
}
