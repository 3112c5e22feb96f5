import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { findEntryPoints } from './find-entry-points.ts'
import { toPackageManifest } from './package-manifest.ts'
import type { ListedSources } from './typedoc-entry-points.ts'

/** Empty files below a package of that manifest. */
function createPackage(manifest: object, files: readonly string[]) {
  const json = JSON.stringify({ name: 'kit', version: '1.0.0', ...manifest })
  const empty = Object.fromEntries(files.map((file) => [`node_modules/kit/${file}`, 'export {}\n']))
  const site = createSite({ 'main.ts': '', 'node_modules/kit/package.json': json, ...empty })
  onTestFinished(() => site.remove())
  const parsed = toPackageManifest(json)
  if (!parsed) throw new Error('No manifest')
  const search = (more: Partial<Parameters<typeof findEntryPoints>[0]> = {}) =>
    findEntryPoints({
      folder: join(site.root, 'node_modules/kit'),
      kind: 'npm',
      manifest: parsed,
      typescript: ts.version,
      outputFolders: [],
      listed: { written: [], files: [], expanded: [] },
      ...more,
    })
  return { root: site.root, search }
}

const entriesOf = ({ found }: Awaited<ReturnType<typeof findEntryPoints>>) =>
  Object.fromEntries(found.map(({ subpath, file }) => [subpath, file]))

// What TypeScript itself finds for an import is asked too.
test.each<[string, object, readonly string[], Readonly<Record<string, string>>]>([
  ['types', { exports: { '.': { types: './a.d.ts', default: './b.js' } } }, ['a.d.ts', 'b.d.ts'], { '.': 'a.d.ts' }],
  ['script', { exports: { '.': './a.js', './b': './b.mjs' } }, ['a.d.ts', 'b.d.mts'], { '.': 'a.d.ts', './b': 'b.d.mts' }],
  [
    'nested conditions',
    { exports: { './b': { require: { types: './b.d.cts' }, import: { types: './b.d.mts', default: './b.mjs' } } } },
    ['b.d.cts', 'b.d.mts'],
    { './b': 'b.d.mts' },
  ],
  [
    'the first condition whose file exists',
    { exports: { './b': { types: './lost.d.ts', default: './b.js' } } },
    ['b.d.ts'],
    { './b': 'b.d.ts' },
  ],
  ['a list', { exports: { './b': ['./lost.js', './b.js'] } }, ['b.d.ts'], { './b': 'b.d.ts' }],
  [
    'a pattern',
    { exports: { './x/*': './dist/x/*.js', './x/in/*': null } },
    ['dist/x/a.d.ts', 'dist/x/b/c.d.ts', 'dist/x/in/d.d.ts'],
    { './x/a': 'dist/x/a.d.ts', './x/b/c': 'dist/x/b/c.d.ts' },
  ],
  ['an open pattern', { exports: { './x/*': './x/*' } }, ['x/a.d.ts', 'x/b.css'], { './x/a.js': 'x/a.d.ts' }],
  [
    'one of two builds of a module, as the main one has it',
    { exports: { '.': './a.js', './x/*': './x/*' } },
    ['a.d.ts', 'x/b.d.cts', 'x/b.d.ts', 'x/c.d.cts', 'x/b.css'],
    { '.': 'a.d.ts', './x/b.js': 'x/b.d.ts', './x/c.cjs': 'x/c.d.cts' },
  ],
  [
    'one of two builds of a module, if the main types are those for require',
    { exports: { '.': { types: './a.d.cts', import: './a.js' }, './x/*': './x/*' } },
    ['a.d.cts', 'a.d.ts', 'x/b.d.cts', 'x/b.d.ts'],
    { '.': 'a.d.cts', './x/b.cjs': 'x/b.d.cts' },
  ],
  [
    'typesVersions',
    { types: 'a.d.ts', typesVersions: { '<4': { b: ['old.d.ts'] }, '*': { b: ['t/b.d.ts'] } } },
    ['a.d.ts', 'old.d.ts', 't/b.d.ts'],
    { '.': 'a.d.ts', './b': 't/b.d.ts' },
  ],
])('finds as TypeScript does: %s', async (_, manifest, files, expected) => {
  const { root, search } = createPackage(manifest, files)
  expect(entriesOf(await search())).toEqual(expected)
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext }
  for (const [subpath, file] of Object.entries(expected)) {
    const { resolvedModule } = ts.resolveModuleName(`kit${subpath.slice(1)}`, join(root, 'main.ts'), options, ts.sys)
    expect(resolvedModule?.resolvedFileName).toBe(join(root, 'node_modules/kit', file))
  }
})

test.each<[string, object, readonly string[], Readonly<Record<string, string>>]>([
  ['what only require() is given', { exports: { './b': { require: './b.cjs' } } }, ['b.d.cts'], { './b': 'b.d.cts' }],
  ['what only browsers are given', { exports: { './b': { browser: './b.js' } } }, ['b.d.ts'], { './b': 'b.d.ts' }],
  ['types that exports forgot', { types: 'a.d.ts', exports: { '.': './x.mjs' } }, ['a.d.ts'], { '.': 'a.d.ts' }],
  [
    'no data',
    { types: 'a.d.ts', exports: { '.': './a.js', './package.json': './package.json', './s': './s.css' } },
    ['a.d.ts'],
    { '.': 'a.d.ts' },
  ],
  ['no whole package', { exports: { '.': './a.js', './*': './*' } }, ['a.d.ts', 'b.d.ts'], { '.': 'a.d.ts' }],
  [
    'sources of a build',
    { exports: { '.': './dist/index.js', './b': './dist/b/index.js' } },
    ['src/index.ts', 'src/b.ts', 'dist/index.d.ts', 'dist/b/index.d.ts'],
    { '.': 'src/index.ts', './b': 'src/b.ts' },
  ],
  [
    'names that a build makes of the package and the path',
    { exports: { '.': './dist/kit.cjs.js', './b': './dist/kit-b.cjs.js', './c': './dist/kit-c.cjs.js' } },
    ['src/index.ts', 'src/b.ts', 'src/c/index.ts'],
    { '.': 'src/index.ts', './b': 'src/b.ts', './c': 'src/c/index.ts' },
  ],
  [
    'sources of what another condition builds of them',
    { exports: { './b': { development: './build/b.js', default: './b.js' } } },
    ['src/b.ts', 'src/c.ts'],
    { './b': 'src/b.ts' },
  ],
  [
    'sources of a pattern that is not built',
    { exports: { './utils/*': { types: './dist/types/utils/*.d.ts', import: './dist/utils/*.js' }, './ui/*': './dist/ui/*' } },
    ['src/utils/a.ts', 'src/utils/b/c.tsx', 'src/utils/a.test.ts', 'src/utils/global.d.ts', 'src/ui/x.ts', 'src/other.ts'],
    { './utils/a': 'src/utils/a.ts', './utils/b/c': 'src/utils/b/c.tsx', './ui/x.js': 'src/ui/x.ts' },
  ],
  [
    'sources of what a build writes to the folder that is published',
    {
      main: 'index.cjs',
      exports: { '.': './index.js', './fp/add': { import: { types: './fp/add.d.ts', default: './fp/add.js' } } },
    },
    ['src/index.ts', 'src/fp/add/index.ts'],
    { '.': 'src/index.ts', './fp/add': 'src/fp/add/index.ts' },
  ],
  [
    'no sources of what lies in that folder',
    { exports: { './a': './a.js', './b': './b.js' } },
    ['a.d.ts', 'b.js', 'src/a.ts', 'src/b.ts'],
    { './a': 'a.d.ts' },
  ],
  [
    'sources of a build below the package',
    { exports: { '.': './dist/kit.js', './hooks': { types: './hooks/dist/index.d.ts', default: './hooks/dist/hooks.js' } } },
    ['src/index.ts', 'hooks/src/index.ts'],
    { '.': 'src/index.ts', './hooks': 'hooks/src/index.ts' },
  ],
  [
    'sources of files that are named like folders of builds',
    {
      exports: {
        '.': { types: './dist/types.d.ts', import: './dist/module.mjs' },
        './types': './dist/types.js',
        './node': './dist/esm/node.js',
      },
    },
    ['src/module.ts', 'src/types.ts', 'src/node.ts', 'src/esm/node.ts'],
    { '.': 'src/module.ts', './types': 'src/types.ts', './node': 'src/node.ts' },
  ],
  ['what lies beside package.json', { types: './types.d.ts' }, ['types.d.ts', 'src/types.ts'], { '.': 'types.d.ts' }],
  [
    'no sources where one is missing',
    { exports: { '.': './dist/index.js', './b': './dist/b.js' } },
    ['src/index.ts', 'dist/index.d.ts', 'dist/b.d.ts'],
    { '.': 'dist/index.d.ts', './b': 'dist/b.d.ts' },
  ],
])('finds %s', async (_, manifest, files, expected) => {
  expect(entriesOf(await createPackage(manifest, files).search())).toEqual(expected)
})

describe('declarations that the author wrote, beside sources', () => {
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './client': { types: './client.d.ts' } }
  const built = ['src/index.ts', 'dist/index.d.ts', 'dist/index.js', 'parts/a.d.ts']

  test.each<[string, string, object, string]>([
    ['leave the others their sources', 'declare module "*.png"\n', {}, 'src/index.ts'],
    ['may have parts', "import './parts/a'\nexport {}\n", {}, 'src/index.ts'],
    ['and need what is built of these', "export type { A } from './dist/index'\n", {}, 'dist/index.d.ts'],
    ['and need the package itself', "export type { A } from 'kit'\n", {}, 'dist/index.d.ts'],
    [
      'are none where a script has been built',
      'export {}\n',
      { './client': { types: './client.d.ts', default: './client.js' } },
      'dist/index.d.ts',
    ],
  ])('%s', async (_, text, more, main) => {
    const { root, search } = createPackage({ exports: { ...exports, ...more } }, [...built, 'client.d.ts'])
    writeFileSync(join(root, 'node_modules/kit/client.d.ts'), text)
    for (const kind of ['npm', 'folder'] as const)
      expect(entriesOf(await search({ kind }))).toEqual({ '.': main, './client': 'client.d.ts' })
  })
})

test('finds nothing behind a closed condition, nor does TypeScript', async () => {
  const { root, search } = createPackage({ exports: { './b': { types: null, default: './b.js' } } }, ['b.d.ts', 'b.js'])
  expect(entriesOf(await search())).toEqual({})
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext }
  expect(ts.resolveModuleName('kit/b', join(root, 'main.ts'), options, ts.sys).resolvedModule).toBeUndefined()
})

test('takes what is chosen, in its order, and names what is not there', async () => {
  const { search } = createPackage({ exports: { '.': './a.js', './b': './b.js', './c': './c.js' } }, [
    'a.d.ts',
    'b.d.ts',
    'd.d.ts',
  ])
  const result = await search({ chosen: ['./b', '.', './c', './d'] })
  expect(result.found.map(({ subpath }) => subpath)).toEqual(['./b', '.'])
  expect(result.untyped).toEqual(['./c', './d'])
})

test.each<[string, object, readonly string[]]>([
  ['a script', { exports: { '.': './dist/index.js', './b': './dist/b.js' } }, ['.']],
  ['the whole of a package', { main: 'dist/index.js', typesVersions: { '*': { b: ['dist/b.d.ts'] } } }, ['.']],
  ['a style sheet', { exports: { '.': './kit.css', './b': './dist/b.js' } }, []],
  ['nothing', { exports: { './b': './dist/b.js' } }, []],
  ['nothing that can be imported', { main: 'old.js', exports: { './b': './dist/b.js' } }, []],
  ['no file', { typesVersions: { '*': { b: ['dist/b.d.ts'] } } }, []],
])('tells of a main entry without types where its manifest names %s', async (_, manifest, untyped) => {
  const result = await createPackage(manifest, ['src/b.ts', 'dist/b.d.ts']).search({ kind: 'folder' })
  expect(result.found.map(({ subpath }) => subpath)).toEqual(['./b'])
  expect(result.untyped).toEqual(untyped)
})

test('tells of patterns that stand for nothing, or for all sources where nothing is built', async () => {
  const exports = { '.': './dist/a.js', './*': './dist/*.js', './parts/*': './parts/*.js', './images/*': './images/*' }
  const result = await createPackage({ exports }, ['src/a.ts', 'src/b.ts']).search()
  expect(entriesOf(result)).toEqual({ '.': 'src/a.ts' })
  expect(result.untyped).toEqual(['./*', './parts/*'])
})

test('takes a module once that a pattern opens in several builds', async () => {
  const exports = {
    '.': './a.js',
    './*': { import: { types: './esm/*.d.mts', default: './esm/*.mjs' }, default: { types: './*.d.ts', default: './*.js' } },
  }
  const typesVersions = { '>=4.8': { 'esm/*': ['esm/*'], '*': ['*'] }, '*': { 'esm/*': ['ts3.8/*'], '*': ['ts3.8/*'] } }
  const modules = ['a', 'b', 'in/c']
  const files = modules.flatMap((path) => [`${path}.d.ts`, `esm/${path}.d.mts`, `ts3.8/${path}.d.ts`, `ts3.8/esm/${path}.d.ts`])
  const { found } = await createPackage({ exports, typesVersions }, files).search()
  expect(found.map(({ subpath }) => subpath)).toEqual(['.', './a', './b', './in/c'])
})

test('takes those sources of a pattern that a bundler names', async () => {
  const { search } = createPackage({ exports: { './*': './dist/*.js' } }, ['src/a.ts', 'src/b.ts'])
  const bundled = { folders: [{ output: 'dist', sources: 'src' }], files: ['src/b.ts'], named: [] }
  expect(entriesOf(await search({ bundled }))).toEqual({ './b': 'src/b.ts' })
})

test('leaves out what has types in its source alone, where others have some that imports find', async () => {
  const exports = { '.': './dist/a.js', './in/*': { types: './dist/in/*.d.ts', default: './dist/esm/in/*.js' } }
  const built = ['dist/a.d.ts', 'dist/in/b.d.ts', 'dist/esm/in/b.js', 'dist/esm/in/c.js']
  const { search } = createPackage({ exports }, [...built, 'src/a.ts', 'src/in/b.ts', 'src/in/c.ts'])
  const installed = await search()
  expect(entriesOf(installed)).toEqual({ '.': 'src/a.ts', './in/b': 'src/in/b.ts' })
  expect(installed.untyped).toEqual(['./in/c'])
  // What lies in the workspace may yet be built.
  expect(entriesOf(await search({ kind: 'folder' }))).toHaveProperty(['./in/c'], 'src/in/c.ts')
})

test('a pattern that opens all sources is left out beside entry points with names', async () => {
  const files = ['a.d.ts', 'src/a.ts', 'src/in/b.ts', 'source/c.ts', 'helpers/d.d.ts']
  const patterns = { './src/*': './src/*', './source/*': './source/*', './helpers/*': './helpers/*' }
  const outputFolders = [{ output: 'dist', sources: 'source' }]
  const named = await createPackage({ exports: { '.': './a.js', ...patterns } }, files).search({ outputFolders })
  expect(named.open).toEqual(['./src/*', './source/*'])
  expect(Object.keys(entriesOf(named))).toEqual(['.', './helpers/d.js'])
  const part = await createPackage({ exports: { '.': './a.js', './src/in/*': './src/in/*' } }, files).search()
  expect(part.open).toEqual([])
  const alone = await createPackage({ exports: { './src/*': './src/*' } }, files).search()
  expect([alone.open, Object.keys(entriesOf(alone))]).toEqual([[], ['./src/a.js', './src/in/b.js']])
})

test('tells of patterns that open a whole folder', async () => {
  const { search } = createPackage({ exports: { '.': './a.js', './dist/*': './dist/*' } }, ['a.d.ts', 'dist/b.d.ts'])
  expect((await search()).open).toEqual(['./dist/*'])
})

test('tells of no pattern that opens the build of which another entry point is a part', async () => {
  const exports = { '.': { types: './dist/a.d.ts', default: './dist/a.js' }, './dist/*': './dist/*', './lib/*': './lib/*' }
  const { search } = createPackage({ exports }, ['dist/a.d.ts', 'dist/b.d.ts', 'lib/c.d.ts'])
  const { found, open } = await search()
  expect([found.map(({ subpath }) => subpath), open]).toEqual([['.'], ['./lib/*']])
})

describe('of sources that a family has listed for TypeDoc', () => {
  const files = ['src/index.ts', 'src/types.ts', 'src/crypto/index.ts']
  const listed: ListedSources = {
    written: ['src/types.ts'],
    files: ['src/index.ts', 'src/types.ts', 'src/crypto/index.ts'],
    expanded: [],
  }

  test.each<[string, object, object, Readonly<Record<string, string>>]>([
    [
      'scripts that are required leave out what Node adds',
      { main: 'lib/index.js' },
      {},
      { '.': 'src/index.ts', './lib/types': 'src/types.ts', './lib/crypto': 'src/crypto/index.ts' },
    ],
    [
      'modules have whole names',
      { main: 'lib/index.js', type: 'module' },
      {},
      { '.': 'src/index.ts', './lib/types.js': 'src/types.ts', './lib/crypto/index.js': 'src/crypto/index.ts' },
    ],
    [
      'scripts lie where tsconfig says, not beside declarations',
      { types: 'types/index.d.ts', main: 'out/index.js' },
      { outputFolders: ['types', 'out'].map((output) => ({ output, sources: 'src' })) },
      { '.': 'src/index.ts', './out/types': 'src/types.ts', './out/crypto': 'src/crypto/index.ts' },
    ],
    [
      'a pattern that opens a folder is chosen from',
      { exports: { '.': './lib/index.js', './lib/*': './lib/*' } },
      {},
      { '.': 'src/index.ts', './lib/types.js': 'src/types.ts', './lib/crypto/index.js': 'src/crypto/index.ts' },
    ],
    ['what no import reaches is left out', { exports: { '.': './lib/index.js' } }, {}, { '.': 'src/index.ts' }],
    ['what is chosen goes first', { main: 'lib/index.js' }, { chosen: ['.'] }, { '.': 'src/index.ts' }],
  ])('%s', async (_, manifest, more, expected) => {
    expect(entriesOf(await createPackage(manifest, files).search({ listed, ...more }))).toEqual(expected)
  })

  test.each<[string, readonly string[], readonly string[], Readonly<Record<string, string>>]>([
    [
      'that lies above the others',
      ['src/add/index.ts', 'src/index.ts'],
      [],
      { '.': 'src/index.ts', './add': 'src/add/index.ts' },
    ],
    [
      'and none of those that lie beside each other',
      ['src/add/index.ts', 'src/sub/index.ts'],
      ['src/index.ts'],
      {
        '.': 'src/index.ts',
        './add': 'src/add/index.ts',
      },
    ],
  ])('the main one is that %s', async (_, written, more, expected) => {
    const { search } = createPackage({ exports: { '.': './dist/kit.js', './add': './dist/add.js' } }, [...written, ...more])
    expect(entriesOf(await search({ kind: 'folder', listed: { written, files: written, expanded: [] } }))).toEqual(expected)
  })

  test.each<[string, object, Partial<ListedSources>, readonly string[]]>([
    ['exports has no path to', { exports: { '.': './lib/index.js' } }, {}, ['src/types.ts', 'src/crypto/index.ts']],
    ['nobody named', { exports: { '.': './lib/index.js' } }, { expanded: listed.files }, []],
    ['every import reaches', { main: 'lib/index.js' }, {}, []],
  ])('tells of what %s', async (_, manifest, more, expected) => {
    const result = await createPackage(manifest, files).search({ listed: { ...listed, ...more } })
    expect(result.closed).toEqual(expected)
  })
})
