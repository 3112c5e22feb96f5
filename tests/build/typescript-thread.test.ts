// The thread in which TypeDoc reads packages: it starts with the options of Node, and ends when a build needs nothing more of it.
import { Worker } from 'node:worker_threads'
import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { apiReference } from '@docgen/api-extractor-bridge'
import { docgenBin } from '../support/docgen.ts'
import { writeFiles } from '../support/temp-site.ts'
import { createTempFolder } from '../support/test-site.ts'

afterEach(() => vi.restoreAllMocks())

function writePackage(): string {
  const root = createTempFolder()
  writeFiles(root, {
    'package.json': JSON.stringify({ name: 'one', version: '1.0.0', types: './index.ts' }),
    'index.ts': '/** Is one. */\nexport const one = 1\n',
  })
  return root
}

test('a thread that was released ends once its answer is stored, and another one answers later', async () => {
  const root = writePackage()
  const reference = apiReference({ packages: [{ folder: '.' }] })
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const load = async () => (await reference.load({ root, cacheDir: undefined })).model.packages.map(({ name }) => name)
  expect(await load()).toEqual(['one'])
  expect(ended).not.toHaveBeenCalled()
  reference.release?.()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), 20_000)
  expect(await load()).toEqual(['one'])
  reference.release?.()
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2), 20_000)
}, 60_000)

test('Node may be given options of V8', () => {
  const options = ['--max-old-space-size=2048', docgenBin, 'check', '--strict']
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: writePackage(), encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}, 60_000)
