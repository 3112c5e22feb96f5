import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outputPathOf, type OutputPath } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { copyFile, pathIn, writeFile } from './write-file.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-write-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a file of the output lies in its folder', async () => {
  await writeFile({ folder: join(root, 'dist'), path: outputPathOf('a/b.txt') }, 'x', false)
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['dist', join('dist', 'a'), join('dist', 'a', 'b.txt')])
})

// Paths that some other code claims were checked.
const forged = ['../x', 'a/../../x', `${sep}etc${sep}x`, '..', '.', ''] as readonly string[] as readonly OutputPath[]

test.each(forged)('%j is not opened, whoever says that it may be', async (path) => {
  const folder = join(root, 'out')
  expect(() => pathIn(folder, path)).toThrow('leads out of the output folder')
  await expect(writeFile({ folder, path }, 'x', false)).rejects.toThrow('leads out of the output folder')
  expect(readdirSync(root)).not.toContain('x')
})

test('a folder whose name begins alike is another one', () => {
  // Claims to be checked.
  expect(() => pathIn(join(root, 'dist'), '../dist-old/x' as string as OutputPath)).toThrow('leads out of the output folder')
})

test.each([
  ['a small file', 1000],
  ['a file that is copied in pieces', 2 ** 25 + 1],
])('%s is copied with its sum', async (_, size) => {
  const bytes = Buffer.alloc(size, 'docgen')
  const from = join(root, 'from.bin')
  writeFileSync(from, bytes)
  const written = await copyFile({ folder: join(root, 'copies'), path: outputPathOf('deep/to.bin') }, from, false)
  expect(written).toMatchObject({ size, sum: hashOf(bytes) })
  expect(readFileSync(join(root, 'copies/deep/to.bin')).equals(bytes)).toBe(true)
})

test('a file that cannot be written is named', async () => {
  mkdirSync(join(root, 'taken', 'a.txt'), { recursive: true })
  const target = { folder: join(root, 'taken'), path: outputPathOf('a.txt') }
  await expect(writeFile(target, 'x', false)).rejects.toMatchObject({ code: 'EISDIR', path: join(root, 'taken', 'a.txt') })
})
