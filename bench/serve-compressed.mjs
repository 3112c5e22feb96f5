// A built site on this machine, each file compressed as every static host does it, and counted.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** `sent` lists what was asked for, in order, with its bytes; whoever reads it may empty it. */
export async function serveCompressed(dist) {
  const sent = []
  const server = createServer(({ url = '/' }, response) => {
    const path = join(dist, decodeURIComponent(new URL(url, 'http://host').pathname))
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path
    if (!existsSync(file)) return response.writeHead(404).end()
    const headers = {
      'content-type': types[extname(file)] ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    }
    const body = gzipSync(readFileSync(file))
    sent.push({ path: url, bytes: body.length })
    return response.writeHead(200, headers).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    sent,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
