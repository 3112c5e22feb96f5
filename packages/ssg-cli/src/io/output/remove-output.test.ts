import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { ForeignFolder, OutputInTheWay } from '../refusals.ts'
import { outputPlacesOf } from './last-build.ts'
import { openManifest } from './output-manifest.ts'
import { ownershipFile, ownershipOf } from './ownership.ts'
import { removeOutput } from './remove-output.ts'
import { writeOutput } from './write-output.ts'
import { putFiles } from '../put-files-fixture.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'docgen-remove-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const places = () => outputPlacesOf(root, 'dist')

const build = (outDir = join(root, 'dist')) =>
  writeOutput({
    outDir,
    root,
    files: ['index.html', 'a/index.html', 'a/b/index.html'].map((path) => ({
      path: outputPathOf(path),
      key: path,
      contents: { kind: 'text', text: () => path },
    })),
    isWanted: () => true,
    isMeasured: false,
    stored: openManifest(places().manifestFile),
    workDir: places().workDir,
  })

function put(path: string, text: string): void {
  putFiles(root, { [path]: text })
}

const inDist = () => readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).toSorted()

test('a folder with nothing but the site goes, with its twin', async () => {
  await build()
  expect(existsSync(join(places().workDir, 'site'))).toBe(true)
  expect(removeOutput(places())).toEqual([])
  expect(existsSync(join(root, 'dist'))).toBe(false)
  expect(existsSync(join(places().workDir, 'site'))).toBe(false)
})

test("what docgen did not write stays and is reported, and the folder remains docgen's", async () => {
  await build()
  put('dist/CNAME', 'example.org')
  put('dist/a/mine.txt', 'mine')
  put('dist/own/deep/mine.txt', 'mine')
  // Edited by hand, of the same size.
  put('dist/a/b/index.html', 'a/b/INDEX.html')
  rmSync(join(root, 'dist/index.html'))
  symlinkSync('../elsewhere', join(root, 'dist/index.html'))
  expect(removeOutput(places())).toEqual(['CNAME', 'a/', 'index.html', 'own/'])
  expect(inDist()).toEqual([
    ownershipFile,
    'CNAME',
    'a',
    'a/b',
    'a/b/index.html',
    'a/mine.txt',
    'index.html',
    'own',
    'own/deep',
    'own/deep/mine.txt',
  ])
  expect(readFileSync(join(root, 'dist/a/b/index.html'), 'utf8')).toBe('a/b/INDEX.html')
  expect(ownershipOf(join(root, 'dist')).hasPath('a/index.html')).toBe(false)
  // Until somebody takes it away, what was edited is in the way of the next site.
  await expect(build()).rejects.toThrow(OutputInTheWay)
  for (const path of ['index.html', 'a/b/index.html']) rmSync(join(root, 'dist', path))
  await build()
  expect(readFileSync(join(root, 'dist/CNAME'), 'utf8')).toBe('example.org')
})

test('a linked folder is emptied, and its link stays', async () => {
  mkdirSync(join(root, 'real'))
  symlinkSync('real', join(root, 'dist'))
  await build()
  expect(removeOutput(places())).toEqual([])
  expect(readdirSync(join(root, 'real'))).toEqual([])
  expect(existsSync(join(root, 'dist'))).toBe(true)
})

test('a folder that is empty goes too, and the twin need not be there', async () => {
  await build()
  rmSync(join(places().workDir, 'site'), { recursive: true })
  for (const name of readdirSync(join(root, 'dist'))) rmSync(join(root, 'dist', name), { recursive: true })
  expect(removeOutput(places())).toEqual([])
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test("nothing is removed from a folder that is not docgen's", () => {
  put('dist/index.html', 'mine')
  expect(() => removeOutput(places())).toThrow(ForeignFolder)
  expect(inDist()).toEqual(['index.html'])
})
