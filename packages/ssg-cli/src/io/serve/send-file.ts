// Sends a file of the disk as static hosts do: whole, a part of it, or word that the browser has it already.
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { byteRangeOf } from './byte-range.ts'
import { contentTypeOf } from './content-type.ts'
import { codeOf } from '../open-file.ts'

export interface SentFile {
  /** Absolute path. */
  readonly path: string
  readonly size: number
  readonly mtime: Date
}

/** Parts are sent of what was found alone, not of a page that stands in for what was not. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SentFile,
  status: 200 | 400 | 404,
): Promise<void> {
  const etag = etagOf(file, Date.now())
  response.setHeader('etag', etag)
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  // The real name may end otherwise than the address, as in `/guide` for `guide.html`.
  response.setHeader('content-type', contentTypeOf(file.path))
  if (status === 200) response.setHeader('accept-ranges', 'bytes')
  const range = status === 200 ? byteRangeOf(wantedRangeOf(request, etag), file.size) : 'whole'
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.size}`, 'content-length': 0 }).end()
    return
  }
  if (range === 'whole') response.writeHead(status, { 'content-length': file.size })
  else {
    const { start, end } = range
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': end - start + 1 })
  }
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file.path, range === 'whole' ? {} : range), response).catch(unlessLeft)
}

/** A reader who leaves wants no more of a file: that is no failure. */
function unlessLeft(error: unknown): void {
  if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

/** Two versions of a file that was just written may have one size and one time: until it has settled, its tag vouches for no byte of it. */
const settlesIn = 2000

function etagOf({ size, mtime }: Pick<SentFile, 'size' | 'mtime'>, now: number): string {
  const tag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`
  return now - mtime.getTime() > settlesIn ? tag : `W/${tag}`
}

/** Weak comparison. https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function isKnown(header: string | undefined, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)))
}

/** The rest of a file of which the browser has a part; the whole file where it has changed since, or where that cannot be told. */
function wantedRangeOf({ method, headers }: IncomingMessage, etag: string): string | undefined {
  const condition = headers['if-range']
  if (method !== 'GET') return undefined
  return condition === undefined || (condition === etag && !etag.startsWith('W/')) ? headers.range : undefined
}
