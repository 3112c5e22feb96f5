import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendFile } from './send-file.ts'

test('a reader who leaves in the middle of a file is no failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-send-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'film.mp4')
  writeFileSync(path, '')
  truncateSync(path, 50_000_000)
  const { size, mtime } = statSync(path)
  const sent = new Promise<void>((resolve, reject) => {
    const server = createServer((request, response) => {
      sendFile(request, response, { path, size, mtime }, 200).then(resolve, reject)
    })
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has such an address.
      const { port } = server.address() as AddressInfo
      get({ host: '127.0.0.1', port }, (response) => response.once('data', () => response.destroy()))
    })
  })
  await expect(sent).resolves.toBeUndefined()
})
