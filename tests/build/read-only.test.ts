// An output folder that may not be written to.
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createTempFolder } from '../support/test-site.ts'

const script = fileURLToPath(new URL('../support/write-read-only.mjs', import.meta.url))

test.skipIf(process.platform === 'win32')('a read-only output is left whole, and written once that is allowed', () => {
  const root = createTempFolder()
  if (process.geteuid?.() === 0) chownSync(root, 65534, 65534)
  const dist = join(root, 'dist')
  const write = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [script, root, ...args], { encoding: 'utf8' }).trim()
  expect(write('old')).toBe('written')
  chmodSync(dist, 0o555)
  for (const way of ['exchange', 'no-exchange']) {
    expect(write('new', way)).toBe(`EACCES ${dist}`)
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('old')
    expect(readdirSync(root).sort()).toEqual(['dist', 'work'])
  }
  chmodSync(dist, 0o755)
  expect(write('new')).toBe('written')
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new')
})
