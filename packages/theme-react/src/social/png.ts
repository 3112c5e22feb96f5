// In: rows of an image with sixteen colors. Out: a PNG. https://www.w3.org/TR/png-3/
import { once } from '@docgen/model'

export type Color = readonly [red: number, green: number, blue: number]

/** Rows of four bits for each pixel, each with a byte 0 before it: the filter "none". */
export type Rows = Uint8Array

/** Rows that many images begin with: compressed once. */
export interface Start {
  readonly compressed: Uint8Array
  readonly sum: Adler
}

/** https://www.rfc-editor.org/rfc/rfc1950: both sums of Adler-32, and of how many bytes. */
interface Adler {
  readonly a: number
  readonly b: number
  readonly length: number
}

/** Every build loads the theme, and few draw a picture: an import would take each of them 10 ms. */
// oxlint-disable-next-line no-restricted-globals -- Nothing of the process is read.
const zlib = once(() => process.getBuiltinModule('node:zlib'))

/** Flat colors: a higher level takes twice the time for a tenth fewer bytes. */
const fast = { level: 2 }

export function startOf(rows: Rows): Start {
  const { constants, deflateRawSync, deflateSync } = zlib()
  const compressed = deflateRawSync(rows, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { compressed, sum: adlerAtEndOf(deflateSync(rows, fast), rows.length) }
}

/** `rest` are the rows after those of `start`, up to the last. */
export async function pngOf(width: number, palette: readonly Color[], start: Start, rest: Rows): Promise<Uint8Array> {
  const stream = await compressed(rest)
  const { a, b } = joined(start.sum, adlerAtEndOf(stream, rest.length))
  const stride = rowLength(width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE((start.sum.length + rest.length) / stride, 4)
  // Four bits of a palette.
  header.set([4, 3, 0, 0, 0], 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(((b << 16) | a) >>> 0)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    // The two bytes before the first rows say that it is deflate, those of the second stream and its sum are left out.
    chunk('IDAT', Buffer.concat([stream.subarray(0, 2), start.compressed, stream.subarray(2, -4), sum])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** In another thread, since this is most of the work for a picture. */
function compressed(rows: Rows): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zlib().deflate(rows, fast, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}

/** Bytes of a row, with the one before it. */
export function rowLength(width: number): number {
  return 1 + width / 2
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  bytes.set(body, 4)
  bytes.writeUInt32BE(zlib().crc32(body), body.length + 4)
  return bytes
}

function adlerAtEndOf(stream: Buffer, length: number): Adler {
  return { a: stream.readUInt16BE(stream.length - 2), b: stream.readUInt16BE(stream.length - 4), length }
}

const modulus = 65521

/** The sum of two texts that stand one after the other, as zlib's `adler32_combine` has it. */
function joined(first: Adler, second: Adler): Adler {
  const length = second.length % modulus
  return {
    a: (first.a + second.a - 1 + modulus) % modulus,
    b: (first.b + second.b + length * (first.a - 1 + modulus)) % modulus,
    length: first.length + second.length,
  }
}
