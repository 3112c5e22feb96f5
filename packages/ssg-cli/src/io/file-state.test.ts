import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stampOf } from '@docgen/model'
import { afterAll, expect, test } from 'vitest'
import { hashOf } from '../pipeline/hash.ts'
import { fileStateOf, hasChangedSince, isAsItWas, isFileState } from './file-state.ts'
import { openFile } from './open-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'docgen-state-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** The state as of a file that has not been touched for a while. */
const settledState = (file: string) => {
  const stats = statSync(file, { bigint: true })
  return { stamp: stampOf(stats, Number(stats.ctimeMs) + 60_000), hash: fileStateOf(file)?.hash ?? '' }
}

test('hashes the bytes as keys do, also of more than one chunk', () => {
  expect(fileStateOf(write('small', 'text'))?.hash).toBe(hashOf('text'))
  const long = 'x'.repeat(600_000)
  expect(fileStateOf(write('long', long))?.hash).toBe(hashOf(long))
})

test('reads no byte of what nobody touched', () => {
  const file = write('kept', 'text')
  const { stamp } = settledState(file)
  const before = { stamp, hash: 'only kept' }
  expect(fileStateOf(file, before)).toBe(before)
  expect(isAsItWas(file, before)).toBe(true)
})

test('notices other bytes of the same size and time', () => {
  const file = write('same', 'one')
  utimesSync(file, 1_000_000_000, 1_000_000_000)
  const before = settledState(file)
  writeFileSync(file, 'two')
  utimesSync(file, 1_000_000_000, 1_000_000_000)
  expect(isAsItWas(file, before)).toBe(false)
})

test('notices a file of the same size and time that takes the place of another', () => {
  const file = write('place', 'one')
  const other = write('other', 'two')
  for (const each of [file, other]) utimesSync(each, 1_000_000_000, 1_000_000_000)
  const before = settledState(file)
  renameSync(other, file)
  expect(isAsItWas(file, before)).toBe(false)
})

test('takes a file with new times for the same when its bytes are', () => {
  const file = write('touched', 'text')
  const before = settledState(file)
  utimesSync(file, 1_000_000_000, 1_000_000_000)
  expect(isAsItWas(file, before)).toBe(true)
})

test('trusts no file that was changed just now', () => {
  const file = write('fresh', 'text')
  expect(fileStateOf(file)?.stamp).toBe('')
})

test('takes what is gone, or lies below a file by now, for changed', () => {
  const file = write('page', 'text')
  const later = BigInt(Date.now() + 60_000) * 1_000_000n
  expect([file, join(folder, 'absent'), join(file, 'below')].map((path) => hasChangedSince(path, later))).toEqual([
    false,
    true,
    true,
  ])
})

test.runIf(process.platform !== 'win32')('opens regular files alone, and waits for none', () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  mkdirSync(join(folder, 'dir'))
  symlinkSync('/dev/zero', join(folder, 'zero'))
  symlinkSync('loop', join(folder, 'loop'))
  expect(openFile(pipe)).toEqual({ noFile: 'a pipe' })
  expect(openFile(join(folder, 'dir'))).toEqual({ noFile: 'a folder' })
  expect(openFile(join(folder, 'zero'))).toEqual({ noFile: 'a device' })
  expect(openFile(join(folder, 'loop'))).toEqual({ failure: 'ELOOP' })
  expect(openFile(join(folder, 'absent'))).toBeUndefined()
  expect(openFile(join(folder, 'absent', 'below'))).toBeUndefined()
  expect(fileStateOf(pipe)).toBeUndefined()
})

test.each([
  [{ stamp: '', hash: 'a' }, true],
  [{ stamp: 1, hash: 'a' }, false],
  [{ hash: 'a' }, false],
  [null, false],
  ['a', false],
])('knows a state by its shape: %j', (value, expected) => expect(isFileState(value)).toBe(expected))
