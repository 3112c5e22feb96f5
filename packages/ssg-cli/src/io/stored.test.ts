import { isAscii } from 'node:buffer'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../pipeline/hash.ts'
import { readStored, temporaryOf, writeInto, writeStored, writeWhole } from './stored.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-stored-'))
  file = join(folder, 'below/kept')
})

afterEach(() => rmSync(folder, { recursive: true }))

const stored = {
  value: { a: [1, 'é\n'] },
  files: ['one', '', '\n\0'].map((text, index) => ({ path: `f${index}`, bytes: new TextEncoder().encode(text) })),
}

test('what was written is read, and nothing else is left beside it', () => {
  writeStored(file, 'key', { value: 1, files: [] })
  writeStored(file, 'key', stored)
  expect(readStored(file, 'key')).toMatchObject(stored)
  expect(readStored(file)).toMatchObject(stored)
  expect(readdirSync(join(folder, 'below'))).toEqual(['kept'])
})

test.each([
  ['few letters beyond ASCII are escaped', `${'plain text, '.repeat(50)}größe 🙂 \u2028`, true],
  ['many are written as they are', '認証とセッション', false],
  ['a text of ASCII is', 'plain', true],
])('%s', (_, text, isPlain) => {
  writeStored(file, 'key', { value: { text }, files: [] })
  expect(readStored(file, 'key')).toMatchObject({ value: { text } })
  expect(isAscii(readFileSync(file))).toBe(isPlain)
})

test('what has another key, or is not there, is not found', () => {
  expect(readStored(file, 'key')).toBeUndefined()
  writeStored(file, 'key', stored)
  expect(readStored(file, 'other')).toBeUndefined()
})

test('any bit that is another, and any length, is damage', () => {
  writeStored(file, 'key', stored)
  const whole = readFileSync(file)
  for (let bit = 0; bit < whole.length * 8; bit++) {
    const bytes = Buffer.from(whole)
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(file, bytes)
    expect(readStored(file, 'key'), `bit ${bit}`).toBe('damaged')
  }
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(file, whole.subarray(0, length))
    expect(readStored(file, 'key'), `length ${length}`).toBe('damaged')
  }
})

test.each(['null', '{}', '[]', '{"key":"key"}\n', '\n', '\n\n'])('%j is damage', (text) => {
  writeStored(file, 'key', stored)
  writeFileSync(file, text)
  expect(readStored(file, 'key')).toBe('damaged')
})

// Anybody can make the hash of a file.
test.each(['null', '3', '"format"', '{}', '[]', '{', ''])('%j under its own hash is damage', (head) => {
  const body = Buffer.from(`${head}\n`)
  writeStored(file, 'key', stored)
  writeFileSync(file, `${hashOf(body)}\n${head}\n`)
  expect(readStored(file)).toBe('damaged')
})

test('what another format of docgen stored is not found, and is no damage', () => {
  const body = Buffer.from('{"format":0,"key":"key","value":1,"files":[]}\n')
  writeStored(file, 'key', stored)
  writeFileSync(file, Buffer.concat([Buffer.from(`${hashOf(body)}\n`), body]))
  expect(readStored(file, 'key')).toBeUndefined()
  expect(readStored(file)).toBeUndefined()
})

test('a folder in the place of the file is damage, and a file in the place of its folder is nothing', () => {
  mkdirSync(file, { recursive: true })
  expect(readStored(file)).toBe('damaged')
  writeFileSync(join(folder, 'flat'), '')
  expect(readStored(join(folder, 'flat/kept'))).toBeUndefined()
})

test('what cannot be written leaves nothing beside it, and is named by the error', () => {
  mkdirSync(join(file, 'below'), { recursive: true })
  expect(() => writeStored(file, 'key', stored)).toThrow(expect.objectContaining({ code: 'EISDIR', path: file }))
  expect(readdirSync(join(folder, 'below'))).toEqual(['kept'])
})

test.runIf(process.platform === 'linux')(
  'a folder that takes no file is what the error is about, and not what is left to remove',
  () => {
    expect(() => writeWhole('/proc/docgen-kept', 'text')).toThrow(
      expect.objectContaining({ syscall: 'open', path: '/proc/docgen-kept' }),
    )
  },
)

test.runIf(process.platform === 'linux')('a file that a full disk does not take is named by the error', () => {
  mkdirSync(join(folder, 'below'))
  // The device is a disk that is always full.
  symlinkSync('/dev/full', temporaryOf(file))
  expect(() => writeWhole(file, 'text')).toThrow(expect.objectContaining({ code: 'ENOSPC', path: file }))
  expect(readdirSync(join(folder, 'below'))).toEqual([])
})

test.runIf(process.platform === 'linux')('so is an open file that it does not take', () => {
  const full = openSync('/dev/full', 'w')
  expect(() => writeInto(full, Buffer.from('text'), 0, file)).toThrow(expect.objectContaining({ code: 'ENOSPC', path: file }))
  closeSync(full)
})
