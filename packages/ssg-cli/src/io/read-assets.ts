// Images and downloads of the author. The only file that knows how to read the size of an image.
import { readSync } from 'node:fs'
import { imageSize } from 'image-size'
import { pathInStatic, type Asset, type Ports, type Refusal } from '@docgen/model'
import { isImageName } from '../common/image-names.ts'
import { isRefusal, type AuthorFiles, type OpenedFile } from './author-files.ts'
import { codeOf } from './open-file.ts'
import { hasKnownFormat, imageDamageOf } from './image-damage.ts'
import { readStored, writeStored } from './stored.ts'
import { isFileState, stateOfOpened, type FileState } from './file-state.ts'

type AssetReader = Ports['readAssets']
type ImageFacts = Pick<Asset, 'width' | 'height' | 'damage'>
type KnownAsset = FileState & ImageFacts

/**
 * `staticFiles` keep their path in the output, `files` get a name with their hash. What did not change is not read a second time, nor by the
 * next build where `memoryFile`, an absolute path, is given.
 */
export function createAssetReader(author: AuthorFiles, memoryFile: string | undefined): AssetReader {
  let known: ReadonlyMap<string, KnownAsset> = memoryFile === undefined ? new Map() : readMemory(memoryFile)
  return async (files, staticFiles, staticDir) => {
    const before = known
    const now = new Map<string, KnownAsset>()
    const refused = new Map<string, Refusal>()
    const read = (file: string): KnownAsset | undefined => {
      const found = author.open(file, (opened) => readAsset(file, opened, before.get(file)))
      if (isRefusal(found)) refused.set(file, found)
      else if (found) now.set(file, found)
      return isRefusal(found) ? undefined : found
    }
    const assets = [
      ...files.flatMap((file): Asset[] => {
        const found = read(file)
        return found ? [{ file, hash: found.hash.slice(0, 10), ...factsIn(found) }] : []
      }),
      ...staticFiles.flatMap((file): Asset[] => {
        const found = read(file)
        return found ? [{ file, staticPath: `/${pathInStatic(file, staticDir)}`, hash: found.hash, ...factsIn(found) }] : []
      }),
    ]
    known = now
    if (memoryFile !== undefined && !isSame(before, now)) writeMemory(memoryFile, now)
    return { assets, refused }
  }
}

function readAsset(file: string, opened: OpenedFile, before: KnownAsset | undefined): KnownAsset | Refusal {
  try {
    const state = stateOfOpened(opened, before)
    // Equal bytes are the same image.
    return { ...state, ...(before?.hash === state.hash ? factsIn(before) : factsOf(file, opened)) }
  } catch (error) {
    return { refusal: 'failure', reason: codeOf(error) }
  }
}

function factsIn({ width, height, damage }: ImageFacts): ImageFacts {
  const isSized = width !== undefined && height !== undefined
  return { ...(isSized && { width, height }), ...(damage !== undefined && { damage }) }
}

/** Nearly all images tell their dimensions within these bytes, few only at their end. */
const headSize = 1 << 19
const mostWhole = 20_000_000

/** In pixels, as a browser would lay the image out; nothing for what is no image or has no size of its own. */
function factsOf(file: string, { descriptor, stats }: OpenedFile): ImageFacts {
  if (!isImageName(file)) return {}
  const size = Number(stats.size)
  const head = sizeOf(firstBytes(descriptor, Math.min(size, headSize)))
  if (size > mostWhole || (head && !hasKnownFormat(file))) return head ?? {}
  const whole = firstBytes(descriptor, size)
  const found = head ?? sizeOf(whole)
  return { ...found, damage: hasKnownFormat(file) ? imageDamageOf(whole, found !== undefined) : undefined }
}

function firstBytes(descriptor: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size)
  let length = 0
  for (let read = -1; length < size && read !== 0; length += read)
    read = readSync(descriptor, bytes, length, size - length, length)
  return bytes.subarray(0, length)
}

function sizeOf(bytes: Uint8Array): ImageFacts | undefined {
  try {
    const { width, height, orientation } = imageSize(bytes)
    // Orientations of 5 and above lie on their side: https://exiftool.org/TagNames/EXIF.html
    return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

function isSame(before: ReadonlyMap<string, KnownAsset>, now: ReadonlyMap<string, KnownAsset>): boolean {
  if (before.size !== now.size) return false
  return [...now].every(([file, { stamp, hash }]) => before.get(file)?.stamp === stamp && before.get(file)?.hash === hash)
}

const memoryKey = 'assets 2'

/** What was read before. What is damaged is read again. */
function readMemory(file: string): ReadonlyMap<string, KnownAsset> {
  const stored = readStored(file, memoryKey)
  const entries = stored === undefined || stored === 'damaged' ? [] : stored.value
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
}

function writeMemory(file: string, known: ReadonlyMap<string, KnownAsset>): void {
  try {
    writeStored(file, memoryKey, { value: [...known], files: [] })
  } catch {
    // Without it the next build reads the files again.
  }
}

function isEntry(value: unknown): value is [string, KnownAsset] {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !isFileState(value[1])) return false
  const { width, height, damage }: Readonly<Record<string, unknown>> = { ...value[1] }
  const areLengths = [width, height].every((length) => length === undefined || typeof length === 'number')
  return areLengths && (damage === undefined || typeof damage === 'string')
}
