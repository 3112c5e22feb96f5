// A built site on this machine, each file compressed as every static host does it, and counted.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A slow 3G line: milliseconds from a request to its answer, and what all answers share. */
export const slow3g = { latency: 400, bytesPerSecond: 50_000 }

/**
 * `sent` lists what was asked for, in order, with its bytes; whoever reads it may empty it. `slowDown` sends all that follows over a line,
 * also what workers ask for, which the throttling of a page leaves alone.
 */
export async function serveCompressed(dist) {
  const sent = []
  let line
  const server = createServer(({ url = '/' }, response) => {
    const path = join(dist, decodeURIComponent(new URL(url, 'http://host').pathname))
    const asked = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    const isFound = existsSync(asked)
    const file = isFound ? asked : join(dist, '404.html')
    if (!existsSync(file)) return response.writeHead(404).end()
    const headers = {
      'content-type': types[extname(file)] ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    }
    const body = gzipSync(readFileSync(file))
    sent.push({ path: url, bytes: body.length, at: performance.now() })
    if (line === undefined) return response.writeHead(isFound ? 200 : 404, headers).end(body)
    return sendOver(line, response, headers, body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    sent,
    slowDown: ({ latency, bytesPerSecond }) => (line = { latency, bytesPerSecond, freeAt: 0 }),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Bytes that one answer gets before it is the turn of another. */
const turn = 1000

async function sendOver(line, response, headers, body) {
  await sleep(line.latency)
  response.writeHead(200, { ...headers, 'content-length': body.length })
  for (let at = 0; at < body.length; at += turn) {
    const part = body.subarray(at, at + turn)
    line.freeAt = Math.max(line.freeAt, performance.now()) + (part.length / line.bytesPerSecond) * 1000
    await sleep(line.freeAt - performance.now())
    response.write(part)
  }
  response.end()
}
