import { appendFileSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiReference } from './api-reference.ts'
import { extract } from './testing/shared-extract.ts'
import type { ApiReferenceOptions } from './options.ts'
import { createSite, type TestSite } from './testing/create-site.ts'

const files = {
  'docgen.config.ts': `const packages = [\n  { npm: 'alpha' }, { folder: 'local/beta' },\n]\n`,
  'node_modules/alpha/package.json': JSON.stringify({
    name: 'alpha',
    version: '1.2.3',
    description: 'First.',
    types: 'lib/index.d.ts',
    repository: { type: 'git', url: 'git+https://github.com/family/all.git', directory: 'packages/alpha' },
  }),
  'node_modules/alpha/README.md': '# Alpha\n',
  'node_modules/alpha/src/index.ts': `export * from './thing'`,
  'node_modules/alpha/src/thing.ts': 'export interface Thing { id: string }',
  'node_modules/alpha/lib/index.d.ts': `export * from './thing'`,
  'node_modules/alpha/lib/thing.d.ts': 'export interface Thing { id: string }',
  'local/beta/package.json': '{ "name": "@family/beta", "version": "2.0.0" }',
  'local/beta/index.d.ts': `import type { Thing } from 'alpha/lib/thing'\nexport declare const thing: Thing`,
}

const options: ApiReferenceOptions = {
  packages: [{ npm: 'alpha', dir: 'first' }, { folder: 'local/beta' }],
  sourceLink: 'https://github.com/family/all/blob/main/{directory}/{file}#L{line}',
}

let site: TestSite

beforeEach(() => {
  site = createSite(files)
})
afterEach(() => site.remove())

const load = (given: ApiReferenceOptions = options, cacheDir?: string) =>
  createApiReference(given, extract).load({
    root: site.root,
    cacheDir: cacheDir === undefined ? undefined : join(site.root, cacheDir),
    configFiles: ['docgen.config.ts', 'packages.ts'].flatMap((file) =>
      existsSync(join(site.root, file)) ? [{ file, text: readFileSync(join(site.root, file), 'utf8') }] : [],
    ),
  })

test('describes the packages', async () => {
  const { model, diagnostics, watchFiles, fromCache } = await load()
  expect({ diagnostics, fromCache }).toEqual({ diagnostics: [], fromCache: false })
  expect(model.packages).toMatchObject([
    {
      dir: 'first',
      name: 'alpha',
      version: '1.2.3',
      description: 'First.',
      isPublished: true,
      repositoryUrl: 'https://github.com/family/all/tree/HEAD/packages/alpha',
      readme: { markdown: '# Alpha\n', file: 'node_modules/alpha/README.md', line: 1, column: 1 },
      entries: [
        {
          name: 'Thing',
          source: { file: 'src/thing.ts', href: 'https://github.com/family/all/blob/main/packages/alpha/src/thing.ts#L1' },
        },
      ],
    },
    { dir: 'beta', name: '@family/beta', version: '2.0.0', description: '', isPublished: false, repositoryUrl: undefined },
  ])
  const there = watchFiles.filter((file) => existsSync(file))
  expect(there.map((file) => file.slice(site.root.length + 1)).sort()).toEqual([
    'local/beta/index.d.ts',
    'local/beta/package.json',
    'node_modules/alpha/README.md',
    'node_modules/alpha/package.json',
    'node_modules/alpha/src/index.ts',
    'node_modules/alpha/src/thing.ts',
  ])
})

test('the core of a family comes before its other packages', async () => {
  site.write({
    'local/core/package.json': '{ "name": "family" }',
    'local/core/index.d.ts': 'export declare const core: 1',
    'local/kin/package.json': '{ "name": "familiar" }',
    'local/kin/index.d.ts': 'export declare const kin: 1',
  })
  const { model } = await load({ packages: ['kin', 'beta', 'core'].map((name) => ({ folder: `local/${name}` })) })
  expect(model.packages.map(({ name }) => name)).toEqual(['familiar', 'family', '@family/beta'])
})

test('watches what would make another reference, also where it is not there yet', async () => {
  site.write({ 'local/beta/tsconfig.json': '{ "extends": "./base.json" }', 'typedoc.json': '{}' })
  const { watchFiles } = await load()
  const watched = watchFiles.map((file) => file.slice(site.root.length + 1))
  expect(watched).toEqual(
    expect.arrayContaining([
      'typedoc.json',
      'local/beta/typedoc.json',
      'local/beta/tsconfig.json',
      'local/beta/base.json',
      'local/beta/README.md',
    ]),
  )
  expect(watched.filter((file) => file.startsWith('..'))).toEqual([])
})

test('finds the place of an option in the files of the config, whatever they are called', async () => {
  const text = '// The site.\nexport const packages = [{ npm: "gone" }]\n'
  const { diagnostics } = await createApiReference({ packages: [{ npm: 'gone' }] }, extract).load({
    root: site.root,
    cacheDir: undefined,
    configFiles: [
      { file: 'other.config.tsx', text: 'export default {}' },
      { file: 'config/packages.ts', text },
    ],
  })
  expect(diagnostics).toMatchObject([{ code: 'api-package-not-found', file: 'config/packages.ts', line: 2, column: 33 }])
})

test('finds the place of a pattern for all packages that it means', async () => {
  const text = "apiReference({ packages: [{ folder: 'gone/*' }, { npm: 'gone' }] })"
  const { patterns, withPackages } = createApiReference({ packages: [{ folder: 'gone/*' }, { npm: 'gone' }] }, extract)
  expect(patterns).toEqual([{ folder: 'gone/*' }])
  const meant = ['one', 'two'].map((dir) => ({ folder: `gone/${dir}`, dir }))
  const source = withPackages?.(new Map([['gone/*', meant]]))
  const loaded = await source?.load({ root: site.root, cacheDir: undefined, configFiles: [{ file: 'a.ts', text }] })
  expect(loaded?.diagnostics.map(({ message, column }) => [message, column])).toEqual([
    ['The API reference names the folder "gone/one", which has no package.json with a name.', 37],
    ['The API reference names the folder "gone/two", which has no package.json with a name.', 37],
    ['The API reference names the npm package "gone", which is not installed.', 56],
  ])
})

test('goes on without the packages of a pattern that means none, whatever its groups name', () => {
  const options = { path: '/reference', packages: [{ folder: 'gone/*' }], groups: { Core: ['core'] } }
  const { problems, path, withPackages } = createApiReference(options, extract)
  expect([problems, path]).toEqual([[], '/reference/'])
  const source = withPackages?.(new Map([['gone/*', []]]))
  expect([source?.problems, source?.path]).toEqual([[], '/reference/'])
  const found = withPackages?.(new Map([['gone/*', [{ folder: 'gone/one', dir: 'one' }]]]))
  expect(found?.problems?.map(({ message }) => message)).toEqual([
    'The group "Core" of apiReference() names "core", which is not one of its packages.',
  ])
})

test('takes the declarations of a package for its sources', async () => {
  const { model } = await load()
  expect(model.packages[1]?.entries).toMatchObject([{ name: 'thing', type: { name: 'Thing', target: 'alpha!Thing' } }])
})

test('stands under /api/, or under the path given', () => {
  const paths = [undefined, '/', 'reference', '/reference/js/'].map(
    (path) => createApiReference({ packages: [], path }, extract).path,
  )
  expect(paths).toEqual(['/api/', '/', '/reference/', '/reference/js/'])
})

test('puts packages under the headings of their groups', async () => {
  const { model } = await load({ ...options, groups: { Own: ['beta'], Others: ['alpha'] } })
  expect(model.packages.map(({ name, group }) => [name, group])).toEqual([
    ['alpha', 'Others'],
    ['@family/beta', 'Own'],
  ])
})

test('may be empty', async () => {
  expect((await load({ packages: [] })).model.packages).toEqual([])
})

describe('packages that cannot be used', () => {
  const place = { severity: 'error', file: 'docgen.config.ts' }

  test.each([
    [
      { npm: 'absent' },
      {
        code: 'api-package-not-found',
        line: 1,
        message: 'The API reference names the npm package "absent", which is not installed.',
      },
    ],
    [
      { folder: 'local' },
      {
        code: 'api-package-not-found',
        line: 1,
        message: 'The API reference names the folder "local", which has no package.json with a name.',
      },
    ],
    [
      { folder: 'empty' },
      {
        code: 'api-entry-not-found',
        line: 1,
        message: 'The package "empty" has no TypeScript entry: none of index.d.ts, index.ts, src/index.ts, src/index.tsx exists.',
      },
    ],
    [
      { folder: 'local/beta', dir: 'x' },
      {
        code: 'duplicate-api-package',
        line: 2,
        column: 57,
        message: 'The API reference names the package "@family/beta" twice.',
      },
    ],
    [
      { folder: 'other', dir: 'beta' },
      {
        code: 'duplicate-api-package',
        message: 'Two packages have the dir "beta", so their pages would share the same addresses.',
      },
    ],
  ])('%o', async (option, expected) => {
    site.write({
      'docgen.config.ts': files['docgen.config.ts'].replace('{ npm', `{ folder: 'local/beta' }, { npm`),
      'empty/package.json': '{ "name": "empty", "version": "1.0.0" }',
      'other/package.json': '{ "name": "other", "version": "1.0.0" }',
      'other/index.ts': 'export const x = 1',
    })
    const { model, diagnostics } = await load({ packages: [...options.packages, option] })
    expect(diagnostics).toMatchObject([{ ...place, ...expected }])
    expect(model.packages.map(({ name }) => name)).toEqual(['alpha', '@family/beta'])
  })
})

test('reports a package where a module of the configuration names it', async () => {
  site.write({
    'docgen.config.ts': `import { packages } from './packages.js'\n`,
    'packages.ts': `\nexport const packages = [{ npm: "absent" }, { npm: 'absent' }]\n`,
  })
  const { diagnostics } = await load({ packages: [{ npm: 'absent' }, { npm: 'absent' }] })
  expect(diagnostics).toMatchObject([
    { file: 'packages.ts', line: 2, column: 33 },
    { file: 'packages.ts', line: 2, column: 52 },
  ])
})

describe('cache', () => {
  const change = (file: string, text: string) => writeFileSync(join(site.root, file), text)
  const cacheFile = () => join(site.root, 'cache', 'api-model.json')

  test('gives back the same result without extracting again', async () => {
    const cold = await load(options, 'cache')
    const extractAgain = vi.fn(extract)
    const warm = await createApiReference(options, extractAgain).load({ root: site.root, cacheDir: join(site.root, 'cache') })
    expect(extractAgain).not.toHaveBeenCalled()
    expect(warm).toEqual({ ...cold, fromCache: true })
    expect(readdirSync(join(site.root, 'cache'))).toEqual(['api-model.json'])
    expect(readFileSync(cacheFile(), 'utf8')).not.toContain(site.root)
  })

  test('survives a change of times alone, and notes the new ones', async () => {
    // What was changed within the last seconds is read again in any case.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    onTestFinished(() => now.mockRestore())
    await load(options, 'cache')
    utimesSync(join(site.root, 'local/beta/index.d.ts'), 1, 1)
    const before = readFileSync(cacheFile(), 'utf8')
    expect((await load(options, 'cache')).fromCache).toBe(true)
    expect(readFileSync(cacheFile(), 'utf8')).not.toBe(before)
  })

  test.each<[string, () => void]>([
    [
      'a source has another content of the same length',
      () => change('node_modules/alpha/src/thing.ts', 'export interface Thing { ID: string }'),
    ],
    [
      'a package has another manifest',
      () => change('local/beta/package.json', '{ "name": "@family/beta2", "version": "2.0.0" }'),
    ],
    ['the cache file is cut off', () => change('cache/api-model.json', readFileSync(cacheFile(), 'utf8').slice(0, -20))],
    ['the cache file is no JSON', () => change('cache/api-model.json', 'x')],
    ['the cache file was changed', () => appendFileSync(cacheFile(), ' ')],
  ])('extracts again when %s', async (_, spoil) => {
    await load(options, 'cache')
    spoil()
    expect((await load(options, 'cache')).fromCache).toBe(false)
    expect((await load(options, 'cache')).fromCache).toBe(true)
  })

  test('names a damaged file of the cache once', async () => {
    expect((await load(options, 'cache')).damagedFile).toBeUndefined()
    writeFileSync(cacheFile(), 'x')
    expect((await load(options, 'cache')).damagedFile).toBe(cacheFile())
    expect((await load(options, 'cache')).damagedFile).toBeUndefined()
  })

  test.each([
    { excludeInternal: false },
    { excludePrivate: false },
    { excludeProtected: true },
    { excludeExternals: true },
    { excludeNotDocumented: true },
  ])('extracts again for other options: %j', async (other) => {
    await load(options, 'cache')
    expect((await load({ ...options, ...other }, 'cache')).fromCache).toBe(false)
  })

  test('takes a new README without extracting again', async () => {
    await load(options, 'cache')
    change('node_modules/alpha/README.md', '# New\n')
    const { model, fromCache } = await load(options, 'cache')
    expect(fromCache).toBe(true)
    expect(model.packages[0]?.readme?.markdown).toBe('# New\n')
  })

  describe('the key of a result', () => {
    const symbols = 'node_modules/other/symbols.json'
    const given: ApiReferenceOptions = {
      ...options,
      comments: 'comments',
      externalSymbols: [{ symbols, url: 'https://other.example' }],
    }
    beforeEach(() => site.write({ 'comments/first.md': '## Thing\nA thing.\n', [symbols]: '[]' }))

    test('is the same as long as the result is, whether it was extracted, read, or made in another folder', async () => {
      const cold = await load(given, 'cache')
      utimesSync(join(site.root, 'local/beta/index.d.ts'), 1, 1)
      const warm = await load(given, 'cache')
      expect([warm.fromCache, warm.key]).toEqual([true, cold.key])
      const first = site
      site = createSite(files)
      site.write({ 'comments/first.md': '## Thing\nA thing.\n', [symbols]: '[]' })
      expect((await load(given, 'cache')).key).toBe(cold.key)
      first.remove()
    })

    test.each<[string, () => ApiReferenceOptions | undefined]>([
      ['a declaration', () => void change('local/beta/index.d.ts', 'export declare const other: 1')],
      ['a README', () => void change('node_modules/alpha/README.md', '# New\n')],
      ['a comment of the site', () => void change('comments/first.md', '## Thing\nAnother.\n')],
      ['a file of comments', () => void change('comments/beta.md', '## thing\nOne.\n')],
      ['the place of a finding', () => void change('comments/first.md', '\n## Nothing\nA thing.\n')],
      ['a symbol of another site', () => void change(symbols, '[{ "name": "A", "package": "other", "path": "/a" }]')],
      ['a damaged inventory', () => void change(symbols, 'x')],
      ['a group', () => ({ ...given, groups: { Core: ['alpha'] } })],
      [
        'the version of a package',
        () => void change('local/beta/package.json', '{ "name": "@family/beta", "version": "2.0.1" }'),
      ],
    ])('is another with %s', async (_, edit) => {
      const before = await load(given, 'cache')
      const textOf = ({ model, diagnostics }: typeof before) => JSON.stringify([model, diagnostics])
      const text = textOf(before)
      const after = await load(edit() ?? given, 'cache')
      expect(textOf(after)).not.toBe(text)
      expect(after.key).not.toBe(before.key)
    })
  })
})

test('warming prepares what the cache holds, and leaves the cache alone', async () => {
  const cacheDir = join(site.root, 'cache')
  await load(options, 'cache')
  const before = readFileSync(join(cacheDir, 'api-model.json'), 'utf8')
  const [extractAgain, prepare] = [vi.fn(extract), vi.fn()]
  const reference = createApiReference(options, extractAgain, { prepare })
  expect((await reference.load({ root: site.root, cacheDir })).fromCache).toBe(true)
  await reference.warm?.({ root: site.root, cacheDir })
  expect(extractAgain).not.toHaveBeenCalled()
  expect(prepare.mock.calls).toEqual([
    [
      expect.objectContaining({
        packages: [expect.objectContaining({ name: 'alpha' }), expect.objectContaining({ name: '@family/beta' })],
      }),
      expect.objectContaining({ file: join(cacheDir, 'api-model.json') }),
    ],
  ])
  expect(readFileSync(join(cacheDir, 'api-model.json'), 'utf8')).toBe(before)
})
