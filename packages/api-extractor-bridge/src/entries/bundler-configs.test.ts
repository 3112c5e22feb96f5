import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '../testing/create-site.ts'
import { entriesById, loadReference } from '../testing/load-reference.ts'
import { bundledSourcesOf, type BundledSources, type Bundler } from './bundler-entries.ts'
import { readBundledSources } from './read-bundler-configs.ts'
import { defaultExportOf } from './static-value.ts'

test.each<[string, string, unknown]>([
  ['an object', "export default { entry: 'a.ts', minify: isProduction }", { entry: 'a.ts', minify: undefined }],
  ['a helper', "export default defineConfig({ entry: ['a.ts'] })", { entry: ['a.ts'] }],
  [
    'a list of configs',
    "export default defineConfig([{ entry: 'a.ts' }, { entry: 'b.ts' }])",
    [{ entry: 'a.ts' }, { entry: 'b.ts' }],
  ],
  ['what a function returns', "export default defineConfig((options) => { return { entry: 'a.ts' } })", { entry: 'a.ts' }],
  [
    'constants and spreads',
    "const all = ['a.ts']\nconst base = { entry: [...all, 'b.ts'] }\nexport default { ...base }",
    { entry: ['a.ts', 'b.ts'] },
  ],
  ['CommonJS', "module.exports = { entry: 'a.ts' }", { entry: 'a.ts' }],
  ['types', "export default { entry: 'a.ts' } satisfies Options as const", { entry: 'a.ts' }],
  ['paths below the folder', "export default { entry: path.resolve(__dirname, 'src', 'a.ts') }", { entry: 'src/a.ts' }],
  ['addresses', "export default { entry: fileURLToPath(new URL('./a.ts', import.meta.url)) }", { entry: './a.ts' }],
  [
    'functions of the file and what they are given',
    "const config = (isDev: boolean, name = 'x') => ({ entry: ['a.ts'], outDir: isDev ? 'dist/dev' : `dist/${name}` })\nexport default defineConfig([config(false), config(true)])",
    [
      { entry: ['a.ts'], outDir: 'dist/x' },
      { entry: ['a.ts'], outDir: 'dist/dev' },
    ],
  ],
  [
    'a parameter that is called as a constant is',
    "const dir = 'lib'\nfunction config(dir) { return { outDir: dir } }\nexport default config(dir)",
    { outDir: 'lib' },
  ],
  [
    'what a function is given that works in steps',
    'const make = (own) => { const base = {}; return merge(base, own) }\nexport default make({ entry: "a.ts" })',
    { entry: 'a.ts' },
  ],
  ['no choice that only a run can make', "export default { outDir: isDev ? 'a' : 'b', name: `${isDev}` }", {}],
  ['functions that call themselves', 'const a = () => [a(), a()]\nexport default { entry: a() }', { entry: expect.any(Array) }],
  ['constants in a circle', 'const a = b\nconst b = a\nexport default a', undefined],
  ['nothing', 'process.exit(1)', undefined],
])('reads %s of a config without running it', (_, text, value) => expect(defaultExportOf(text, 'config.ts')).toEqual(value))

const sources = (given: Partial<BundledSources>): BundledSources => ({ folders: [], files: [], named: [], ...given })

test.each<[Bundler, unknown, BundledSources]>([
  [
    'tsup',
    { entry: ['source/index.ts', './source/sub/a.ts'] },
    sources({ folders: [{ output: 'dist', sources: 'source' }], files: ['source/index.ts', 'source/sub/a.ts'] }),
  ],
  [
    'tsup',
    { entry: { client: './lib/browser.ts' }, outDir: 'build' },
    sources({ files: ['lib/browser.ts'], named: [{ output: 'build/client', source: './lib/browser.ts' }] }),
  ],
  ['tsdown', { entry: ['lib/*.ts', '!lib/*.test.ts'] }, sources({ folders: [{ output: 'dist', sources: 'lib' }] })],
  ['tsdown', {}, sources({ folders: [{ output: 'dist', sources: 'src' }], files: ['src/index.ts'] })],
  [
    'rollup',
    [{ input: 'lib/main.ts', output: [{ file: 'dist/kit.mjs' }] }],
    sources({
      folders: [{ output: 'dist', sources: 'lib' }],
      files: ['lib/main.ts'],
      named: [{ output: 'dist/kit', source: 'lib/main.ts' }],
    }),
  ],
  [
    'vite',
    { build: { lib: { entry: 'lib/main.ts', fileName: 'kit' } } },
    sources({
      folders: [{ output: 'dist', sources: 'lib' }],
      files: ['lib/main.ts'],
      named: [{ output: 'dist/kit', source: 'lib/main.ts' }],
    }),
  ],
  ['vite', { plugins: [] }, sources({})],
  ['tsup', { entry: ['../other/index.ts', '/abs.ts', 3] }, sources({})],
  ['tsup', undefined, sources({})],
])('%s: what %j is made of', (bundler, config, expected) => expect(bundledSourcesOf(bundler, config)).toEqual(expected))

test('unbuild names an entry by its file, unless it has a name', () => {
  const { files, named } = bundledSourcesOf('unbuild', { entries: ['lib/index', { input: 'lib/deep/x.ts', name: 'y' }] })
  expect(files).toEqual(['lib/index', 'lib/deep/x.ts'])
  expect(named).toEqual([
    { output: 'dist/index', source: 'lib/index' },
    { output: 'dist/y', source: 'lib/deep/x.ts' },
  ])
})

test.each<[string, object]>([
  ['a key of package.json', { tsup: { entry: ['lib/a.ts'] } }],
  ['the command of a script', { scripts: { build: 'rm -rf dist && tsup lib/a.ts --format esm,cjs --dts' } }],
])('reads %s', async (_, manifest) => {
  const site = createSite({ 'package.json': JSON.stringify({ name: 'kit', ...manifest }) })
  onTestFinished(() => site.remove())
  expect((await readBundledSources(site.root))?.files).toEqual(['lib/a.ts'])
})

test.each<[string, string, string | undefined, Partial<BundledSources> | undefined]>([
  [
    'each command is a build of its own',
    'tsup src/core/index.ts && tsup --entry.extras src/extras/index.ts --entry.more="src/more.ts"',
    undefined,
    {
      folders: [{ output: 'dist', sources: 'src/core' }],
      files: ['src/core/index.ts', 'src/extras/index.ts', 'src/more.ts'],
      named: [
        { output: 'dist/extras', source: 'src/extras/index.ts' },
        { output: 'dist/more', source: 'src/more.ts' },
      ],
    },
  ],
  [
    'a config without entries says where they go',
    'tsup src/core/index.ts',
    "export default defineConfig((options) => ({ dts: true, outDir: './' }))",
    { folders: [{ output: '.', sources: 'src/core' }], files: ['src/core/index.ts'] },
  ],
  [
    'the command says where they go',
    'npx tsup --entry.debug src/debug/index.ts --outDir ./plugins/',
    "export default { outDir: 'lib' }",
    { files: ['src/debug/index.ts'], named: [{ output: 'plugins/debug', source: 'src/debug/index.ts' }] },
  ],
  [
    'a config with entries is what counts',
    'tsup src/other.ts',
    "export default { entry: ['lib/a.ts'], outDir: 'build/' }",
    { folders: [{ output: 'build', sources: 'lib' }], files: ['lib/a.ts'] },
  ],
  [
    'of several configs, those without entries take them',
    'tsup src/a.ts',
    "export default [{ outDir: 'one' }, { entry: { b: 'src/b.ts' } }]",
    {
      folders: [{ output: 'one', sources: 'src' }],
      files: ['src/a.ts', 'src/b.ts'],
      named: [{ output: 'dist/b', source: 'src/b.ts' }],
    },
  ],
  ['a config of another name is no entry', 'tsup --config tsup.other.ts', undefined, undefined],
])('%s', async (_, build, config, expected) => {
  const manifest = JSON.stringify({ name: 'kit', scripts: { build } })
  const site = createSite({ 'package.json': manifest, ...(config !== undefined && { 'tsup.config.ts': config }) })
  onTestFinished(() => site.remove())
  expect(await readBundledSources(site.root)).toEqual(expected && sources(expected))
})

const manifest = {
  name: 'kit',
  version: '1.0.0',
  exports: { '.': { types: './dist/index.d.mts' }, './client': { types: './dist/client.d.mts' } },
}

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'tsdown.config.ts',
    {
      'kit/tsdown.config.ts': "export default defineConfig({ entry: { index: 'code/start.ts', client: 'code/browser/mod.ts' } })",
    },
  ],
  [
    'tsup.config.js',
    {
      'kit/tsup.config.js':
        "module.exports = [{ entry: { index: 'code/start.ts' } }, { entry: { client: 'code/browser/mod.ts' } }]",
    },
  ],
  [
    'build.config.ts',
    {
      'kit/build.config.ts':
        "export default { entries: [{ input: 'code/start', name: 'index' }, { input: './code/browser/mod', name: 'client' }] }",
    },
  ],
  [
    'vite.config.ts',
    {
      'kit/vite.config.ts':
        "export default { build: { lib: { entry: { index: resolve(__dirname, 'code/start.ts'), client: 'code/browser/mod.ts' } } } }",
    },
  ],
  [
    'rollup.config.mjs',
    {
      'kit/rollup.config.mjs':
        "export default { input: { index: 'code/start.ts', client: 'code/browser/mod.ts' }, output: { dir: 'dist' } }",
    },
  ],
])('the reference reads the sources of a package that is not built, by its %s', async (_, config) => {
  const files = {
    'kit/package.json': JSON.stringify(manifest),
    'kit/code/start.ts': 'export const start = 1\n',
    'kit/code/browser/mod.ts': 'export const browser = 1\n',
  }
  const options = { packages: [{ folder: 'kit' }] }
  const { diagnostics } = await loadReference(files, options)
  expect(diagnostics.map(({ code }) => code)).toEqual(['api-entry-not-found'])

  const loaded = await loadReference({ ...files, ...config }, options)
  expect(loaded.diagnostics).toEqual([])
  expect(Object.values(entriesById(loaded)).map(({ name, source }) => [name, source?.file])).toEqual([
    ['start', 'code/start.ts'],
    ['browser', 'code/browser/mod.ts'],
  ])
})
