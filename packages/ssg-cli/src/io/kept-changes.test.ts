import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepApiChanges } from './kept-changes.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-changes-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const changes = { box: [{ kind: 'added', entryPoint: 'kit', name: 'Größe', impact: 'adds' }] } as const

test('what was compared is not compared again, unless it is another', async () => {
  const file = join(folder, 'changes-api')
  const make = vi.fn(() => changes)
  expect(await keepApiChanges(file, 'one', make)).toEqual({ changes })
  expect(await keepApiChanges(file, 'one', make)).toEqual({ changes })
  expect(make).toHaveBeenCalledTimes(1)
  expect(await keepApiChanges(file, 'two', () => ({}))).toEqual({ changes: {} })
  expect(await keepApiChanges(file, 'two', make)).toEqual({ changes: {} })
})

test('what is damaged is made again, and told', async () => {
  const file = join(folder, 'changes-api')
  await keepApiChanges(file, 'one', () => changes)
  const kept = readFileSync(file)
  writeFileSync(file, kept.subarray(0, 50))
  expect(await keepApiChanges(file, 'one', () => changes)).toEqual({ changes, damagedFile: file })
  expect(readFileSync(file)).toEqual(kept)
})

test('nothing is kept without a place or a key', async () => {
  const make = vi.fn(() => changes)
  for (let turn = 0; turn < 2; turn++) {
    expect(await keepApiChanges(undefined, 'one', make)).toEqual({ changes })
    expect(await keepApiChanges(join(folder, 'changes-api'), undefined, make)).toEqual({ changes })
  }
  expect(make).toHaveBeenCalledTimes(4)
})
