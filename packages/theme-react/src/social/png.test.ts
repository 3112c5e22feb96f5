import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pngOf, rowLength, startOf, type Color } from './png.ts'

const palette: readonly Color[] = [
  [0, 0, 0],
  [255, 128, 1],
]

/** Chunks by name; their checksums are checked by the browser of the specs. */
function chunksOf(png: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

const rowsOf = (count: number, seed: number) =>
  Uint8Array.from({ length: count * rowLength(64) }, (_, index) => (index % rowLength(64) === 0 ? 0 : (index * seed) % 251))

test.each([
  [1, 1, 1],
  [3, 5, 7],
  [400, 230, 250],
])('the rows of %i and %i are one image', async (above, below, seed) => {
  const [first, second] = [rowsOf(above, seed), rowsOf(below, seed + 2)]
  const chunks = chunksOf(await pngOf(64, palette, startOf(first), second))
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect(chunks.get('IHDR')?.readUInt32BE(0)).toBe(64)
  expect(chunks.get('IHDR')?.readUInt32BE(4)).toBe(above + below)
  // It compares the checksum at the end with all that was inflated.
  expect(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))).toEqual(Buffer.concat([first, second]))
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([0, 0, 0, 255, 128, 1])
})
