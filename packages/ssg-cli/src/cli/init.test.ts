import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInitCommand } from './init.ts'
import { putFiles } from '../io/put-files-fixture.ts'
import { runCli } from './run-cli.ts'
import type { InitFlags } from './flags.ts'
import type { CliWorld } from './terminal.ts'

let folder = ''
let out = ''

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-init-')))
  out = ''
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const world = (): CliWorld => ({
  cwd: folder,
  env: {},
  stdout: { write: (text) => void (out += text), isTerminal: false },
  stderr: { write: (text) => void (out += text), isTerminal: false },
  interrupted: new AbortController().signal,
})

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  putFiles(folder, files)
}

async function snapshot(): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.docgen/'))
    .sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')])),
  )
}

const run = (flags: InitFlags, answers?: string[]): Promise<number> =>
  runInitCommand({ ...flags, root: '.' }, world(), answers && (async () => answers.shift() ?? ''))

const repositories: readonly [string, Readonly<Record<string, string>>][] = [
  ['an empty folder', {}],
  ['guides alone', { 'docs/index.md': '# Hello\n\nText.\n' }],
  [
    'a workspace',
    {
      'package.json': '{\n    "name": "family",\n    "private": true\n}\n',
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'packages/a/package.json': '{ "name": "@f/a", "version": "1.0.0", "types": "index.ts" }',
      'packages/a/index.ts': '/** Adds. */\nexport const add = (a: number, b: number): number => a + b\n',
    },
  ],
  [
    'a package with CRLF',
    { 'package.json': '{\r\n  "name": "one",\r\n  "main": "dist/index.js"\r\n}\r\n', '.gitignore': 'dist\r\n' },
  ],
]

test.each(repositories)('%s: --yes asks nothing, keeps what is there, and a second run changes nothing', async (_, files) => {
  await write(files)
  expect(await run({ yes: true, deploy: 'github-pages' }, [])).toBe(0)
  const first = await snapshot()
  for (const [file, text] of Object.entries(files)) {
    if (file !== 'package.json' && file !== '.gitignore') expect(first[file]).toBe(text)
  }
  out = ''
  expect(await run({ yes: true, deploy: 'github-pages' }, [])).toBe(0)
  expect(await snapshot()).toEqual(first)
  expect(out).toBe('The site is already set up. There is nothing to write.\n')
})

test('the site that it sets up passes the check', async () => {
  await write({ 'package.json': '{ "name": "family", "description": "All of it" }\n' })
  await run({ yes: true })
  out = ''
  expect(await runCli(['check', '--strict'], world()), out).toBe(0)
})

test('a deploy target that is chosen later takes the folder of the config, and says where the site is served', async () => {
  await write({
    'package.json': '{ "name": "family", "repository": "acme/family" }\n',
    'docs/index.md': '# Family\n',
    'docgen.config.mjs': "export default { title: 'Family', outDir: 'public' }\n",
  })
  expect(await run({ yes: true, deploy: 'github-pages' })).toBe(0)
  expect((await snapshot())['.github/workflows/docs.yml']).toContain('path: public\n')
  expect(out).toContain('Left docgen.config.mjs.')
  expect(out).toContain("  base: '/family/',\n")
})

test('without a terminal it shows what it would write, and writes nothing', async () => {
  await expect(runInitCommand({ root: '.' }, world(), undefined)).rejects.toThrow('docgen cannot ask without a terminal')
  expect(out).toContain('+++ b/docgen.config.ts')
  expect(await snapshot()).toEqual({})
})

test.each([
  [['n'], { deploy: 'none' }, 0],
  [['2', ''], {}, 5],
  [['', 'yes'], {}, 4],
  [['netlify', ''], {}, 5],
  [['netlfy', '7', '-1', ' 2 ', ''], {}, 5],
  [['github', 'none', ''], {}, 4],
])('with the answers %j it writes as told', async (answers, flags, count) => {
  expect(await run(flags, answers)).toBe(0)
  expect(Object.keys(await snapshot())).toHaveLength(count)
})

test('a dry run writes nothing', async () => {
  expect(await run({ dryRun: true })).toBe(0)
  expect(await snapshot()).toEqual({})
})

describe('a new folder', () => {
  const runIn = (flags: InitFlags, answers?: string[]): Promise<number> =>
    runInitCommand({ ...flags, root: 'sites/new' }, world(), answers && (async () => answers.shift() ?? ''))

  test('is made with the files', async () => {
    expect(await runIn({ deploy: 'none' }, ['y'])).toBe(0)
    expect(Object.keys(await snapshot())).toContain('sites/new/docgen.config.ts')
  })

  test('is not made while nothing is written', async () => {
    expect(await runIn({ deploy: 'none' }, ['n'])).toBe(0)
    await expect(runIn({})).rejects.toThrow('Nothing was written')
    expect(await runIn({ dryRun: true })).toBe(0)
    expect(out).toContain('+++ b/docgen.config.ts')
    expect(await readdir(folder)).toEqual([])
  })

  test('cannot be made in a file', async () => {
    await write({ sites: '' })
    await expect(runIn({ yes: true })).rejects.toThrow('"sites" is a file, not a folder.')
  })
})

test('an unknown deploy target is refused', async () => {
  await expect(run({ deploy: 'heroku' })).rejects.toThrow('There is no deploy target "heroku".')
})
