import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeStored } from '../stored.ts'
import { findWritten, outputPlacesOf, readLastBuild, writeLastBuild, type OutputPlaces, type StoredBuild } from './last-build.ts'
import type { Manifest, ManifestEntry } from './output-manifest.ts'
import { ownershipFile } from './ownership.ts'
import { beginChange, stagingIn } from './staging.ts'

let root = ''
let places: OutputPlaces
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-last-'))
  places = outputPlacesOf(root, 'dist')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('places', () => {
  test('are those of one output folder, in the cache of the site', () => {
    const { outDir, workDir, ...files } = places
    expect(outDir).toBe(join(root, 'dist'))
    expect(outputPlacesOf(root, join(root, 'dist')).outDir).toBe(outDir)
    const { outDir: _outDir, workDir: _workDir, ...others } = outputPlacesOf(root, 'public')
    expect(new Set([...Object.values(files), ...Object.values(others)]).size).toBe(10)
    for (const file of Object.values(files)) expect(dirname(file)).toBe(workDir)
    expect(workDir.startsWith(join(root, '.docgen/output', '/'))).toBe(true)
  })
})

describe('what the last build wrote', () => {
  const texts = { 'index.html': 'Home', 'a/index.html': 'A', [ownershipFile]: 'note' }

  function build(): Manifest {
    mkdirSync(join(root, 'dist/a'), { recursive: true })
    return new Map(
      Object.entries(texts).map(([path, text]): [string, ManifestEntry] => {
        writeFileSync(join(root, 'dist', path), text)
        const { size, mtimeMs } = statSync(join(root, 'dist', path))
        return [path, { key: text, sum: text, size, mtimeMs }]
      }),
    )
  }
  const found = (manifest: Manifest) => findWritten(places, () => manifest)

  test('is found while the folder holds all of it', () => {
    expect(found(build())).toEqual({ dir: join(root, 'dist'), files: 2, bytes: 5, written: 0, left: [] })
  })

  test.each<[string, () => void]>([
    ['one file is gone', () => rmSync(join(root, 'dist/a/index.html'))],
    ['all files are gone', () => rmSync(join(root, 'dist'), { recursive: true })],
    ['a file was edited', () => writeFileSync(join(root, 'dist/index.html'), 'Edited')],
    ['a build was killed', () => beginChange(stagingIn(places.workDir, places.outDir))],
  ])('is not found once %s', (_, change) => {
    const manifest = build()
    change()
    expect(found(manifest)).toBeUndefined()
  })

  test('is not found where nothing is known of it', () => {
    build()
    expect(found(new Map())).toBeUndefined()
  })
})

describe('the report of the last build', () => {
  const build: StoredBuild = { given: 'g1', ground: 'g2', asked: [], build: { routes: [], diagnostics: [], lunrLeftAt: 5 } }

  test('comes back as it was written', () => {
    writeLastBuild(places.lastBuildFile, build)
    expect(readLastBuild(places.lastBuildFile)).toEqual(build)
  })

  test.each<[string, () => void]>([
    ['absent', () => rmSync(places.lastBuildFile)],
    ['damaged', () => writeFileSync(places.lastBuildFile, readFileSync(places.lastBuildFile, 'utf8').replace('g1', 'g3'))],
    ['of another shape', () => writeStored(places.lastBuildFile, 'build 0', { value: build, files: [] })],
  ])('is none where its file is %s', (_, harm) => {
    writeLastBuild(places.lastBuildFile, build)
    harm()
    expect(readLastBuild(places.lastBuildFile)).toBeUndefined()
  })
})
