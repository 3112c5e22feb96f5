import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ImageDamage } from '@docgen/model'
import { imageDamageOf } from './image-damage.ts'

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunkOf('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunkOf('tEXt', Buffer.from('Title\0A pixel')),
  chunkOf('IDAT', deflateSync(Buffer.from([0, 255]))),
  chunkOf('IEND', Buffer.alloc(0)),
])

/** A JPEG whose first segment holds a small picture, as cameras write them; its end is that of the scan. */
const jpegOf = (...end: readonly number[]): Buffer =>
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xff, 0xda, 0, 2, 1, 0xff, 0, 2, ...end])
const jpegEnd = [0xff, 0xd9]

const webpOf = (length: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(length)
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBPVP8 abcd')])
}

/** One pixel, with two colors and a comment before it. */
const gif = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  Buffer.from([0x21, 0xfe, 6, ...Buffer.from('pixel!'), 0]),
  Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
])

function boxOf(name: string, data: string, size = 8 + data.length): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(size)
  return Buffer.concat([length, Buffer.from(name + data)])
}

const avif = Buffer.concat([boxOf('ftyp', 'avif'), boxOf('meta', ''), boxOf('mdat', 'abcd')])

function changed(bytes: Buffer, name: string): Buffer {
  const copy = Buffer.from(bytes)
  const at = copy.indexOf(name) + name.length
  copy[at] = 255 - (copy[at] ?? 0)
  return copy
}

test.each<[string, Buffer, ImageDamage | undefined]>([
  ['a PNG', png, undefined],
  ['a PNG with more behind it', Buffer.concat([png, Buffer.from('more')]), undefined],
  ['a PNG without its last bytes', png.subarray(0, -1), 'cut-off'],
  ['a PNG without its last chunk', png.subarray(0, -12), 'cut-off'],
  ['half a PNG', png.subarray(0, png.length / 2), 'cut-off'],
  ['a PNG with another pixel', changed(png, 'IDAT'), 'changed'],
  // Browsers need no titles.
  ['a PNG with another title', changed(png, 'tEXt'), undefined],
  ['a JPEG', jpegOf(...jpegEnd), undefined],
  ['a JPEG with more behind it', jpegOf(...jpegEnd, 1, 2, 3), undefined],
  ['a JPEG without its end', jpegOf(), 'cut-off'],
  ['a JPEG without its scan', jpegOf().subarray(0, 10), 'cut-off'],
  ['a WebP', webpOf(12), undefined],
  ['a WebP without its end', webpOf(13), 'cut-off'],
  ['a GIF', gif, undefined],
  ['a GIF without its last byte', gif.subarray(0, -1), undefined],
  ['a GIF with more behind it', Buffer.concat([gif, Buffer.from('more')]), undefined],
  ['a GIF without the end of its picture', gif.subarray(0, -2), 'cut-off'],
  ['a GIF that ends in a comment', gif.subarray(0, 24), 'cut-off'],
  ['a GIF without a picture', Buffer.concat([gif.subarray(0, 29), Buffer.from([0x3b])]), 'cut-off'],
  ['an AVIF', avif, undefined],
  ['an AVIF whose data is said to end with the file', Buffer.concat([avif.subarray(0, 20), boxOf('mdat', 'abcd', 0)]), undefined],
  ['an AVIF with its data among what is said of it', Buffer.concat([avif.subarray(0, 12), boxOf('meta', '....idat')]), undefined],
  ['an AVIF without its end', avif.subarray(0, -1), 'cut-off'],
  ['an AVIF without its data', avif.subarray(0, 20), 'cut-off'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a pointer of Git LFS', Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:1'), 'git-lfs'],
])('%s', (_, bytes, expected) => expect(imageDamageOf(bytes, true)).toBe(expected))

test('what tells no size is no image', () => expect(imageDamageOf(Buffer.from('<!doctype html>'), false)).toBe('no-image'))
