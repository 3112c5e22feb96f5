import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exchangeFolders } from './exchange-folders.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-exchange-'))
  for (const name of ['a', 'b', 'bin']) mkdirSync(join(root, name))
  for (const name of ['a', 'b']) writeFileSync(join(root, name, `of-${name}`), '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const exchange = () => [exchangeFolders(join(root, 'a'), join(root, 'b')), ...readdirSync(join(root, 'a'))]

const outputOf = (program: string, ...args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() ?? ''

/** Absolute paths of the programs that can make the call; empty where there is none. */
const programs: readonly (readonly [name: string, file: string])[] = [
  ['perl', outputOf('perl', '-e', 'print $^X')],
  ['mv', outputOf('mv', '--help').includes('--exchange') ? outputOf('sh', '-c', 'command -v mv') : ''],
  ['python3', outputOf('python3', '-c', 'import sys; print(sys.executable)')],
]

// Other systems have no such call, and some Linux has none of the programs, or one before coreutils 9.5.
test.each(programs.filter(([, file]) => process.platform === 'linux' && file !== ''))('%s alone is enough', (name, file) => {
  symlinkSync(file, join(root, 'bin', name))
  vi.stubEnv('PATH', join(root, 'bin'))
  expect(exchange()).toEqual([true, 'of-b'])
})

test('without one of the programs, both folders stay as they are', () => {
  vi.stubEnv('PATH', join(root, 'bin'))
  expect(exchange()).toEqual([false, 'of-a'])
})

test.each([
  ['system', 'platform', 'darwin'],
  ['processor', 'arch', 'mips'],
] as const)('on another %s, both folders stay as they are', (_, key, value) => {
  const own = Object.getOwnPropertyDescriptor(process, key)
  Object.defineProperty(process, key, { ...own, value })
  try {
    expect(exchange()).toEqual([false, 'of-a'])
  } finally {
    Object.defineProperty(process, key, { ...own })
  }
})
