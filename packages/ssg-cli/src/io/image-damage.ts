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
