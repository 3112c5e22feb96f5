// The thread in which TypeDoc reads packages: it starts with the options of Node, and ends when a build needs nothing more of it.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
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

const threadsOfProcess = (): number => readdirSync('/proc/self/task').length

// Each thread that is started here loads TypeScript and TypeDoc.
test('a thread that was released ends, also while the one that asked it is busy, and another one answers later', async () => {
  const root = writePackage()
  const reference = apiReference({ packages: [{ folder: '.' }] })
  const emit = vi.spyOn(Worker.prototype, 'emit')
  // Threads of another test file may still be ending: only those count that came online here.
  const workersOf = (name: string): readonly unknown[] =>
    emit.mock.calls.flatMap(([event], index) => (event === name ? [emit.mock.contexts[index]] : []))
  const ends = (): number => {
    const own = new Set(workersOf('online'))
    return workersOf('exit').filter((worker) => own.has(worker)).length
  }
  const load = async () => (await reference.load({ root, cacheDir: undefined })).model.packages.map(({ name }) => name)
  expect(await load()).toEqual(['one'])
  expect(ends()).toBe(0)
  reference.release?.()
  await vi.waitFor(() => expect(ends()).toBe(1), 20_000)

  const isLinux = process.platform === 'linux'
  const before = isLinux ? threadsOfProcess() : 0
  const again = load()
  if (isLinux) {
    await vi.waitFor(() => expect(threadsOfProcess()).toBeGreaterThan(before), 20_000)
    const during = threadsOfProcess()
    reference.release?.()
    const busy = new Int32Array(new SharedArrayBuffer(4))
    for (let waits = 0; threadsOfProcess() >= during && waits < 200; waits++) Atomics.wait(busy, 0, 0, 100)
    expect(threadsOfProcess()).toBeLessThan(during)
  }
  expect(await again).toEqual(['one'])
  reference.release?.()
  await vi.waitFor(() => expect(ends()).toBe(2), 20_000)
}, 60_000)

test('Node may be given options of V8', () => {
  const options = ['--max-old-space-size=2048', docgenBin, 'check', '--strict']
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: writePackage(), encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}, 60_000)
