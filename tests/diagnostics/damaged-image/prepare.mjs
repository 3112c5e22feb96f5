import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

/** The pictures are made here, so that no tool of the repository repairs them. @type {import('../../support/prepare.ts').Prepare} */
export async function prepare(site) {
  const write = (name, bytes) => writeFileSync(join(site, 'docs', name), bytes)
  write('empty.png', '')
  write('pointer.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n')
  write('page.jpg', '<!doctype html><title>Not found</title>\n')
  write('whole.png', png)
  write('half.png', png.subarray(0, png.length - 20))
  return site
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** One white pixel. */
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
  chunk('IEND', Buffer.alloc(0)),
])
