import { cpSync, existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outputPathOf } from '@docgen/model'
import { adoptRestored } from './adopt-restored.ts'
import { outputPlacesOf } from './last-build.ts'
import { isAsWritten, openManifest } from './output-manifest.ts'
import { ownershipFile } from './ownership.ts'
import { writeOutput } from './write-output.ts'

const paths = ['index.html', 'a/index.html', 'b.txt']

let root = ''
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'docgen-restored-'))
  await writeOutput({
    outDir: join(root, 'dist'),
    root,
    files: paths.map((path) => ({ path: outputPathOf(path), key: path, contents: { kind: 'text', text: () => path } })),
    isWanted: () => true,
    isMeasured: false,
    stored: openManifest(places().manifestFile),
    workDir: places().workDir,
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const places = () => outputPlacesOf(root, 'dist')

/** As a copy, in which every file has another time. */
function restore(): void {
  cpSync(join(root, 'dist'), join(root, 'copy'), { recursive: true })
  rmSync(join(root, 'dist'), { recursive: true })
  cpSync(join(root, 'copy'), join(root, 'dist'), { recursive: true })
  for (const path of [...paths, ownershipFile]) utimesSync(join(root, 'dist', path), 1_000_000, 1_000_000)
}

const rightIn = (manifest: ReturnType<typeof adoptRestored>['last']) =>
  [...paths, ownershipFile].filter((path) => isAsWritten(join(root, 'dist', path), manifest.get(path)))

test('a folder that was not restored is left alone, and so is its twin', () => {
  const before = openManifest(places().manifestFile).last
  expect(adoptRestored(places()).last).toEqual(before)
  expect(existsSync(join(places().workDir, 'site'))).toBe(true)
})

test('of a restored folder the times are learned, and remembered', () => {
  restore()
  expect(rightIn(openManifest(places().manifestFile).last)).toEqual([])
  expect(rightIn(adoptRestored(places()).last)).toEqual([...paths, ownershipFile])
  expect(rightIn(openManifest(places().manifestFile).last)).toEqual([...paths, ownershipFile])
  expect(existsSync(join(places().workDir, 'site'))).toBe(false)
})

test('the twin need not be there, and without a manifest nothing is learned', () => {
  restore()
  rmSync(join(places().workDir, 'site'), { recursive: true })
  expect(rightIn(adoptRestored(places()).last)).toEqual([...paths, ownershipFile])
  rmSync(places().manifestFile)
  expect(adoptRestored(places()).last.size).toBe(0)
})

test('a file with other bytes, of the same size too, is still another', () => {
  restore()
  writeFileSync(join(root, 'dist/b.txt'), 'B.TXT')
  rmSync(join(root, 'dist/index.html'))
  expect(rightIn(adoptRestored(places()).last)).toEqual(['a/index.html', ownershipFile])
  expect(adoptRestored(places()).last.get('b.txt')?.size).toBe(statSync(join(root, 'dist/b.txt')).size)
})

test('nothing is learned of a folder whose note is that of another build', () => {
  restore()
  writeFileSync(join(root, 'dist', ownershipFile), 'another note')
  expect(rightIn(adoptRestored(places()).last)).toEqual([])
  expect(existsSync(join(places().workDir, 'site'))).toBe(true)
})
