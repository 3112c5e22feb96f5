import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPayload, writePayload } from './stored-payload.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-payload-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const place = () => ({ file: join(root, 'kept'), key: 'key', root })
const source = () => join(root, 'a.ts')

function store(): void {
  writeFileSync(source(), 'one')
  writePayload(place(), { payload: { a: [1, 'é'] }, files: [source()] })
}

test('what was written is read, under its key only', () => {
  store()
  expect(readPayload(place())).toEqual({ payload: { a: [1, 'é'] }, files: [source()], awaited: [] })
  expect(readPayload({ ...place(), key: 'other' })).toBeUndefined()
})

test('what names the payload is known without it', () => {
  writeFileSync(source(), 'one')
  writePayload(place(), { payload: { a: 1 }, sum: 'a is 1', files: [source()] })
  expect(readPayload(place())).toMatchObject({ payload: { a: 1 }, sum: 'a is 1' })
})

test('any byte that is another, and any length, is as if nothing were there', () => {
  store()
  const whole = readFileSync(place().file)
  for (let index = 0; index < whole.length; index++) {
    const bytes = Buffer.from(whole)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    for (const harmed of [bytes, whole.subarray(0, index)]) {
      writeFileSync(place().file, harmed)
      expect(readPayload(place()), `byte ${index}`).toBe('damaged')
    }
  }
})

test('a file of the same size and time is noticed once its bytes are others', () => {
  writeFileSync(source(), 'one')
  utimesSync(source(), 1, 1)
  writePayload(place(), { payload: 1, files: [source()] })
  writeFileSync(source(), 'two')
  utimesSync(source(), 1, 1)
  expect(readPayload(place())).toBeUndefined()
})

test('a file that was only touched is as it was', () => {
  store()
  utimesSync(source(), 1, 1)
  expect(readPayload(place())).toMatchObject({ payload: { a: [1, 'é'] } })
  rmSync(source())
  expect(readPayload(place())).toBeUndefined()
})

test('what holds as long as something is not there ends with that', () => {
  const awaited = [join(root, 'node_modules/a/package.json')]
  writeFileSync(source(), 'one')
  writePayload(place(), { payload: 1, files: [source()], awaited })
  expect(readPayload(place())).toEqual({ payload: 1, files: [source()], awaited })
  mkdirSync(join(root, 'node_modules/a'), { recursive: true })
  expect(readPayload(place())).toMatchObject({ payload: 1 })
  writeFileSync(awaited[0] ?? '', '{}')
  expect(readPayload(place())).toBeUndefined()
})

test('what cannot be stored is left out', () => {
  store()
  const before = readFileSync(place().file)
  // A folder has no bytes, and a number of this kind no JSON.
  expect(() => writePayload(place(), { payload: 1, files: [root] })).not.toThrow()
  expect(() => writePayload(place(), { payload: 1n, files: [source()] })).not.toThrow()
  expect(readFileSync(place().file)).toEqual(before)
})
