import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { outputPathOf, type OutputFile } from '@docgen/model'
import { measureFiles } from './measure-output.ts'

// Long enough for the levels of compression to differ.
const text = Array.from({ length: 4000 }, (_, index) => `${(index * index) % 977} words `).join('')
const bytes = Buffer.from(text)
const size = gzipSync(bytes, { level: 9 }).length

test('pages, styles and scripts are measured as hosts send them; all texts are made, and nothing else without need', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docgen-measure-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'mine.css'), bytes)
  const made: string[] = []
  const note = <Value>(name: string, value: Value): Value => (made.push(name), value)
  const contents: Readonly<Record<string, OutputFile['contents']>> = {
    'page.html': {
      kind: 'page',
      html: async () => note('page', bytes),
      writeTo: () => Promise.reject(new Error('It is not to be written.')),
    },
    'text.html': { kind: 'text', text: () => note('text.html', text) },
    'text.txt': { kind: 'text', text: () => note('text.txt', text) },
    'a.js': { kind: 'bytes', bytes },
    'a.css': { kind: 'copy', file: 'mine.css' },
    'absent.png': { kind: 'copy', file: 'absent.png' },
    'drawn.html': { kind: 'drawn', bytes: async () => note('drawn.html', bytes) },
    'drawn.png': { kind: 'drawn', bytes: async () => note('drawn.png', bytes) },
  }
  const files = Object.entries(contents).map(([path, of]): OutputFile => ({ path: outputPathOf(path), key: path, contents: of }))
  expect([...(await measureFiles(files, root))].toSorted()).toEqual(
    ['a.css', 'a.js', 'drawn.html', 'page.html', 'text.html'].map((path) => [path, size]),
  )
  expect(made.toSorted()).toEqual(['drawn.html', 'page', 'text.html', 'text.txt'])
  expect(size).not.toBe(gzipSync(bytes).length)
})
