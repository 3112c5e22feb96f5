import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../../pipeline/hash.ts'
import { createLastOutput } from './last-output.ts'
import type { Manifest } from './output-manifest.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-last-output-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const manifestOf = (texts: Readonly<Record<string, string>>): Manifest =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { key: path, sum: hashOf(text), size: text.length, mtimeMs: 0 }]))

test('files of all sizes are read one after the other, as long as they are what was written', () => {
  const texts = {
    'empty.txt': '',
    'small.txt': 'small',
    'large.txt': 'large '.repeat(2000),
    'umlaut.txt': 'größe',
    'larger.txt': 'larger '.repeat(2000),
    'edited.txt': 'edited',
    'folder.txt/a.txt': 'a',
  }
  mkdirSync(join(root, 'folder.txt'))
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(root, path), text)
  const manifest = manifestOf({ ...texts, 'gone.txt': 'gone', 'folder.txt': 'folder' })
  writeFileSync(join(root, 'edited.txt'), 'EDITED')
  writeFileSync(join(root, 'foreign.txt'), 'foreign')
  const read = createLastOutput(root, () => manifest)
  const { 'edited.txt': _, ...same } = texts
  expect(Object.fromEntries(Object.keys(same).map((path) => [path, read(path)]))).toEqual(same)
  expect(['edited.txt', 'gone.txt', 'foreign.txt', 'folder.txt'].map(read)).toEqual([undefined, undefined, undefined, undefined])
  expect(read('large.txt')).toBe(texts['large.txt'])
})

test('no file stays open', () => {
  const file = join(root, 'a.txt')
  writeFileSync(file, 'a')
  const read = createLastOutput(root, () => manifestOf({ 'a.txt': 'a' }))
  // The system gives the lowest number that is free.
  const nextDescriptor = (): number => {
    const open = openSync(file, 'r')
    closeSync(open)
    return open
  }
  const before = nextDescriptor()
  for (let time = 0; time < 100; time++) expect(read('a.txt')).toBe('a')
  expect(nextDescriptor() - before).toBeLessThan(100)
})
