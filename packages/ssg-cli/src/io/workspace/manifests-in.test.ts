import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestsIn } from './manifests-in.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'manifests-'))
  for (const folder of ['.', 'packages/a', 'packages/a/node_modules/x', 'packages/group/b', 'tool', 'tool/inner']) {
    const file = join(root, folder, 'package.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '{}')
  }
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['packages', 1, ['packages/a/package.json']],
  ['packages', 3, ['packages/a/package.json', 'packages/group/b/package.json']],
  ['tool', 0, ['tool/package.json']],
  ['nothing', 2, []],
])('manifests in %s, %i levels deep', (folder, depth, wanted) => {
  const found = manifestsIn([{ folder: join(root, folder), depth }])
  expect(found.map((file) => relative(root, file).replaceAll('\\', '/'))).toEqual(wanted)
})

test('a manifest below two folders is told once', () => {
  const folder = join(root, 'tool')
  expect(
    manifestsIn([
      { folder, depth: 0 },
      { folder, depth: 1 },
    ]),
  ).toHaveLength(2)
})
