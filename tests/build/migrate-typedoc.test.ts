// A project of TypeDoc, changed in place: its reference needs the bridge, which only a built checkout has.
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runWarm } from '../support/run-warm.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docgen-typedoc-'))
  await cp(at('../fixtures/migrate/typedoc'), folder, { recursive: true })
  await symlink(at('../node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('documents and reference pass the strict check, and documents keep their addresses', async () => {
  const migrated = await runWarm(['migrate', '--in-place', '--json'], folder)
  const { addressList, notes } = JSON.parse(migrated.stdout)
  expect(addressList.map(({ address }: { address: string }) => address)).toEqual(['/', '/documents/The_Guide.html'])
  expect(notes.filter(({ kind }: { kind: string }) => kind === 'by-hand').map(({ topic }: { topic: string }) => topic)).toEqual([
    'links',
    'reference',
    'style-sheet',
  ])
  expect(await readFile(join(folder, 'docgen.config.ts'), 'utf8')).toContain(
    "apiReference({ packages: [{ folder: '.', dir: 'widgets' }], typedocPath: '/', excludeProtected: true })",
  )
  const checked = await runWarm(['check', '--strict', '--json'], folder)
  const { diagnostics, routes } = JSON.parse(checked.stdout)
  expect(diagnostics).toEqual([])
  const paths = routes.map(({ path }: { path: string }) => path.replace(/(?<=.)\/$/, ''))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/guides/start',
      '/documents/The_Guide.html',
      '/guides/old',
      '/functions/add.html',
      '/modules.html',
    ]),
  )
})
