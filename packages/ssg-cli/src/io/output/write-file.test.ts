import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { outputPathOf, type OutputFile, type OutputPath } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { copyFile, pathIn, writeFile } from './write-file.ts'
import { writeOrCopy } from './write-or-copy.ts'

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

const smallBytes = Buffer.alloc(1000, 'docgen')

test.each([
  ['a small file', smallBytes, gzipSync(smallBytes, { level: 9 }).length],
  ['a file that is copied in pieces', Buffer.alloc(2 ** 25 + 1, 'docgen'), undefined],
])('%s is copied with its sum', async (_, bytes, gzip) => {
  writeFileSync(join(root, 'from.css'), bytes)
  const path = outputPathOf('deep/to.css')
  const file: OutputFile = { path, key: 'copy', contents: { kind: 'copy', file: 'from.css' } }
  const { mtimeMs: __, ...written } = await writeOrCopy(file, { folder: join(root, 'copies'), path }, { root, isMeasured: true })
  expect(written).toEqual({ size: bytes.length, sum: hashOf(bytes), gzip })
  expect(readFileSync(join(root, 'copies/deep/to.css')).equals(bytes)).toBe(true)
})

test('a text is measured by the bytes that are written', async () => {
  const target = { folder: join(root, 'measured'), path: outputPathOf('größe.html') }
  const bytes = Buffer.from('größe')
  const gzip = gzipSync(bytes, { level: 9 }).length
  expect(await writeFile(target, 'größe', true)).toMatchObject({ size: bytes.length, sum: hashOf(bytes), gzip })
  expect((await writeFile(target, 'größe', false)).gzip).toBeUndefined()
})

/** Each writing fails with an error of its own. */
function failWrites(errorOf: () => Error): void {
  vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw errorOf()
  })
  vi.spyOn(fs, 'write').mockImplementation((...given: readonly unknown[]) => {
    const done = given.at(-1)
    if (typeof done === 'function') done(errorOf())
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}

const full = (): Error => Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })

test.each<[string, () => Error, object]>([
  ['on a full disk is named', full, { code: 'ENOSPC', path: join('full', 'a.bin') }],
  [
    'is not named where the system named another',
    () => Object.assign(full(), { path: 'b.bin' }),
    { code: 'ENOSPC', path: 'b.bin' },
  ],
  ['is not named by a fault of a program', () => new Error('fault'), {}],
])('a file %s', async (_, errorOf, expected) => {
  const from = join(root, 'large.bin')
  writeFileSync(from, Buffer.alloc(2 ** 25 + 1))
  const target = { folder: join(root, 'full'), path: outputPathOf('a.bin') }
  failWrites(errorOf)
  for (const write of [() => writeFile(target, 'x', false), () => copyFile(target, from, false)]) {
    const thrown = await write().then(
      () => undefined,
      (error: Error) => error,
    )
    expect(thrown).toBeInstanceOf(Error)
    const fields = Object.entries({ ...thrown }).map(([key, value]) => [key, String(value).replace(join(root, sep), '')])
    expect(Object.fromEntries(fields)).toEqual(expected)
  }
})

test('a file that cannot be written is named', async () => {
  mkdirSync(join(root, 'taken', 'a.txt'), { recursive: true })
  const target = { folder: join(root, 'taken'), path: outputPathOf('a.txt') }
  await expect(writeFile(target, 'x', false)).rejects.toMatchObject({ code: 'EISDIR', path: join(root, 'taken', 'a.txt') })
})
