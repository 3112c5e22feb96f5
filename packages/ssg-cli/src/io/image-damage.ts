// In: the bytes of a file with the name of an image. Out: why browsers show nothing of it, or not all.
import { crc32 } from 'node:zlib'
import type { ImageDamage } from '@docgen/model'

/** Formats that all browsers show. Those of other names may be read by some. */
export function hasKnownFormat(file: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(file)
}

/** `isReadable` tells whether the beginning says how large the picture is. */
export function imageDamageOf(bytes: Buffer, isReadable: boolean): ImageDamage | undefined {
  if (bytes.length === 0) return 'empty'
  if (bytes.toString('latin1', 0, lfsStart.length) === lfsStart) return 'git-lfs'
  if (!isReadable) return 'no-image'
  if (startsWith(bytes, pngStart)) return damageOfPng(bytes)
  if (startsWith(bytes, jpegStart)) return isJpegWhole(bytes) ? undefined : 'cut-off'
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return isGifWhole(bytes) ? undefined : 'cut-off'
  // AVIF, and others of its family.
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return areBoxesWhole(bytes) ? undefined : 'cut-off'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp && bytes.readUInt32LE(4) + 8 > bytes.length ? 'cut-off' : undefined
}

const lfsStart = 'version https://git-lfs.github.com/spec/'
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpegStart = [0xff, 0xd8, 0xff]

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** Chunks with capital letters are those that a browser needs: https://www.w3.org/TR/png-3/#5Chunk-naming-conventions */
function damageOfPng(bytes: Buffer): ImageDamage | undefined {
  // Length, name, data, checksum of name and data.
  for (let start = pngStart.length; start + 12 <= bytes.length;) {
    const end = start + 12 + bytes.readUInt32BE(start)
    if (end > bytes.length) return 'cut-off'
    const name = bytes.toString('latin1', start + 4, start + 8)
    const isNeeded = /^[A-Z]/.test(name)
    if (isNeeded && crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'changed'
    if (name === 'IEND') return undefined
    start = end
  }
  return 'cut-off'
}

/** Cameras write more after the picture, and a small one before it: only what follows the first scan tells. */
function isJpegWhole(bytes: Buffer): boolean {
  for (let start = 2; start + 4 <= bytes.length;) {
    // Any number of them may fill the gap before a marker.
    if (bytes[start] !== 0xff) return true
    const marker = bytes[start + 1]
    if (marker === 0xff) start += 1
    else if (marker === 0xda) return bytes.includes(endOfJpeg, start)
    else start += 2 + bytes.readUInt16BE(start + 2)
  }
  return false
}

/** Within a scan, no other byte than zero, or the number of a restart, follows 0xFF. */
const endOfJpeg = Buffer.from([0xff, 0xd9])

/** Some programs leave out the last byte, which browsers do not need either: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function isGifWhole(bytes: Buffer): boolean {
  const colorsAfter = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  let hasPicture = false
  for (let start = 13 + colorsAfter(bytes[10] ?? 0); start < bytes.length;) {
    const kind = bytes[start]
    let data: number
    if (kind === 0x21) data = start + 2
    // Place and size of the picture, its own colors, and how wide its codes are.
    else if (kind === 0x2c) data = start + 10 + colorsAfter(bytes[start + 9] ?? 0) + 1
    // The end, or what no reader knows: none goes on from there.
    else return hasPicture || kind !== 0x3b
    const end = endOfSubBlocks(bytes, data)
    if (end === undefined) return false
    hasPicture ||= kind === 0x2c
    start = end
  }
  return hasPicture
}

/** Each says how long it is; an empty one is the last. */
function endOfSubBlocks(bytes: Buffer, start: number): number | undefined {
  let at = start
  for (let size = bytes[at]; size !== undefined; size = bytes[at]) {
    if (size === 0) return at + 1
    at += size + 1
  }
  return undefined
}

/** ISO 14496-12. The picture is in `mdat`, or in `idat` within `meta`. */
function areBoxesWhole(bytes: Buffer): boolean {
  let hasData = false
  for (let start = 0; start + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', start + 4, start + 8)
    let size = bytes.readUInt32BE(start)
    if (size === 1) {
      if (start + 16 > bytes.length) return false
      size = Number(bytes.readBigUInt64BE(start + 8))
    }
    // To the end of the file.
    if (size === 0) size = bytes.length - start
    if (size < 8 || start + size > bytes.length) return false
    hasData ||= name === 'mdat' || (name === 'meta' && bytes.subarray(start, start + size).includes('idat'))
    start += size
  }
  return hasData
}
