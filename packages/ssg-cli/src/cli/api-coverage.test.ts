import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'docgen-coverage-')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let out = ''
  let err = ''
  const code = await runCli(args, {
    cwd: folder,
    env: {},
    stdout: { write: (text) => void (out += text), isTerminal: false },
    stderr: { write: (text) => void (err += text), isTerminal: false },
    interrupted: new AbortController().signal,
  })
  return { code, out, err }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

/** A class with a comment, with a member that has one and one that has none, and a function without. */
const config = `const component = () => null
const names = ['doc', 'changelog', 'page', 'search', 'notFound', 'apiIndex', 'apiPackage', 'apiEntry', 'apiSymbols', 'apiHierarchy']
const layouts = Object.fromEntries(names.map((name) => [name, component]))
const text = (markdown) => ({ markdown, file: 'src/a.ts', line: 1, column: 1 })
const comment = { summary: text('Says something.'), examples: [], throws: [], see: [], others: [], modifiers: [] }
const member = (name, more) => ({ id: '@acme/a!Widget#' + name, name, kind: 'property', flags: {}, type: { kind: 'intrinsic', name: 'string' }, ...more })
const model = {
  version: 1,
  packages: [{
    dir: 'a', name: '@acme/a', version: '1.0.0', description: '', isPublished: true,
    entries: [
      { id: '@acme/a!Widget', name: 'Widget', displayName: 'Widget', kind: 'class', flags: {}, comment, typeParameters: [], extends: [], implements: [], extendedBy: [], members: [member('size', { comment }), member('colour'), member('id', { inheritedFrom: { name: 'Base.id' } })] },
      { id: '@acme/a!makeWidget', name: 'makeWidget', displayName: 'makeWidget', kind: 'function', flags: {}, signatures: [] },
      { id: '@acme/a!again', name: 'again', displayName: 'again', kind: 'reference', flags: {}, target: '@acme/a!Widget', targetName: 'Widget' },
    ],
  }],
}
const api = { kind: 'api', name: 'api', path: '/api/', load: async () => ({ model, diagnostics: [], fromCache: false, watchFiles: [] }) }
const docs = { kind: 'docs', name: 'docs', dir: 'docs', path: '/docs/', sidebar: 'auto', version: { name: 'current', label: '', isShown: false } }
export default { title: 'T', lastUpdate: false, markdown: { linkCode: false }, theme: { name: 'own', layouts, content: {}, styles: [] }, sources: [docs, api] }
`
const guide =
  '# Guide\n\nFrom `@acme/a` take `Widget`, its `Widget.size` and `Widget.weight()`, `Widget.toString()`, `Other.weight`.\n'

const table = `package    exports with comments  members with comments  exports in guides
@acme/a              1 of 2  50%            1 of 2  50%        1 of 2  50%
1 package            1 of 2  50%            1 of 2  50%        1 of 2  50%

docs/index.md:3:53
  The packages do not export "Widget.weight()".
  hint: Correct the name, or remove it.
`

describe('docgen api coverage', () => {
  beforeEach(async () => {
    await rm(join(folder, 'site'), { recursive: true, force: true })
    await write('site/docgen.config.mjs', config)
    await write('site/docs/index.md', guide)
  })

  test('tells what comments and guides leave out', async () => {
    expect(await run('api', 'coverage', 'site')).toEqual({ code: 0, out: table, err: '' })
  })

  test('has a document of JSON', async () => {
    const { code, out, err } = await run('api', 'coverage', 'site', '--json', '--no-cache')
    const report: unknown = JSON.parse(out)
    expect({ code, err, report }).toEqual({
      code: 0,
      err: '',
      report: {
        ok: true,
        packages: [
          {
            name: '@acme/a',
            exports: 2,
            members: 2,
            exportsWithoutComment: ['makeWidget'],
            membersWithoutComment: ['Widget.colour'],
            exportsNoGuideMentions: ['makeWidget'],
          },
        ],
        unknownNames: [{ file: 'docs/index.md', line: 3, column: 53, name: 'Widget.weight()', nearest: null }],
        worse: [],
        better: [],
      },
    })
  })

  test('fails when more is missing than the baseline says', async () => {
    const baseline = ['api', 'coverage', 'site', '--baseline', 'site/new/coverage.json']
    expect(await run(...baseline)).toMatchObject({
      code: 2,
      err: 'docgen: The baseline "site/new/coverage.json" does not exist.\n  hint: Write it with --update-baseline, and commit it.\n',
    })
    const written = await run(...baseline, '--update-baseline')
    expect({ ...written, out: written.out.slice(table.length) }).toEqual({
      code: 0,
      out: '\nWrote site/new/coverage.json.\n',
      err: '',
    })
    expect(JSON.parse(await readFile(join(folder, 'site/new/coverage.json'), 'utf8'))).toEqual({
      version: 1,
      packages: { '@acme/a': { exportsWithoutComment: 1, membersWithoutComment: 1, exportsNoGuideMentions: 1 } },
      unknownNames: 1,
    })
    expect((await run(...baseline)).out.slice(table.length)).toBe('\nSame as the baseline.\n')

    await write('site/docs/index.md', '# Guide\n\nNothing.\n')
    const worse = await run(...baseline)
    expect(worse.code).toBe(1)
    expect(worse.out).toMatch(/\n\nworse: @acme\/a: 2 exports that no guide mentions, 1 in the baseline\n$/)
    expect(JSON.parse((await run(...baseline, '--json')).out)).toMatchObject({
      ok: false,
      worse: [{ package: '@acme/a', what: 'exportsNoGuideMentions', before: 1, now: 2 }],
      better: [{ what: 'unknownNames', before: 1, now: 0 }],
    })

    await write('site/docs/index.md', "# Guide\n\n```ts\nimport { makeWidget, Widget } from '@acme/a'\n```\n")
    const better = await run(...baseline)
    expect(better.code).toBe(0)
    expect(better.out).toMatch(
      /\nbetter: @acme\/a: 0 exports that no guide mentions, 1 in the baseline\nbetter: 0 names .*\nRecord it/,
    )
  })

  test.each([
    [['--update-baseline'], 'docgen: There is no baseline to update.\n'],
    [['--baseline', 'site/docs/index.md'], 'docgen: "site/docs/index.md" is not a baseline of docgen.\n'],
    [['--baselin', 'x'], 'docgen: unknown option \'--baselin\'\n  hint: Write "--baseline".\n'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await run('api', 'coverage', 'site', ...args)
    expect({ code, out, start: err.slice(0, message.length) }).toEqual({ code: 2, out: '', start: message })
  })

  test('needs an API reference', async () => {
    await write('site/docgen.config.mjs', config.replace('[docs, api]', '[docs]'))
    expect(await run('api', 'coverage', 'site')).toMatchObject({ code: 2, err: expect.stringContaining('has no API reference') })
  })

  test('a link tag that leads nowhere is reported where its name stands', async () => {
    await write('site/docs/index.md', '# Guide\n\nSee {@link Widget} and\n{@link Widgt.size|the size}.\n')
    const { code, out } = await run('check', 'site')
    expect(code).toBe(1)
    expect(out).toContain(`docs/index.md:4:8  error  broken-api-link
  "{@link Widgt.size}" does not match any export of the documented packages.
  hint: Write "{@link Widget.size}", the closest name.
`)
    expect((await run('api', 'coverage', 'site')).out).toContain('docs/index.md:4:8\n  The packages do not export "Widgt.size"')
  })

  test('help names it', async () => {
    expect((await run('--help')).out).toContain('api ')
    const { code, out } = await run('api', 'coverage', '--help')
    expect({ code, hasBaseline: out.includes('--baseline <file>') }).toEqual({ code: 0, hasBaseline: true })
    expect(await run('api')).toMatchObject({ code: 2 })
  })
})

test('the numbers are the same behind a build, whose cache was made with other options', async () => {
  await rm(join(folder, 'site'), { recursive: true, force: true })
  await write('site/docgen.config.mjs', config)
  await write('site/docs/index.md', guide)
  const fresh = await run('api', 'coverage', 'site', '--no-cache')
  await run('build', 'site')
  const warm = await run('api', 'coverage', 'site')
  expect(warm).toEqual(fresh)
  expect(warm.out).toContain('1 of 2')
}, 30_000)
