import { expect, test } from 'vitest'
import { optionsIn, markdownVersion, typedocPagesOf } from './typedoc-pages.ts'

const texts: Readonly<Record<string, string>> = {
  '../packages/core/package.json': JSON.stringify({
    name: '@acme/core',
    exports: { '.': './dist/index.js', './client': { import: './dist/http/client.mjs' }, './package.json': './package.json' },
  }),
  '../packages/core/src/named.ts': '/**\n * All of it.\n * @module forms\n */\nexport {}\n',
  '../packages/view/package.json': '{ "name": "@acme/view", "main": "dist/view.js" }',
  '../package.json': '{ "name": "acme" }',
  'package.json': '{ "name": "forms" }',
}
const inner = ['src/forms/index.ts', 'src/forms/input.ts', 'src/forms/input.test.ts', 'src/main.css']
const files = { paths: [...Object.keys(texts), ...inner], read: (path: string) => texts[path] }
const pagesOf = (options: object, version: 3 | 4 = 4) =>
  typedocPagesOf([{ options, folder: '', path: '/docs/api' }], files, version)

const core = '../packages/core/src/index.ts'
const view = '../packages/view/src/view.ts'

test.each<[string, object, 3 | 4, object]>([
  ['one entry point of a package with one', { entryPoints: [view] }, 4, { path: '/docs/api' }],
  ['one entry point of several', { entryPoints: core }, 4, { path: '/docs/api', modules: { '.': '@acme/core' } }],
  [
    'entry points of several packages',
    { entryPoints: [core, view] },
    4,
    { path: '/docs/api', modules: { 'core/src': '@acme/core', 'view/src/view': '@acme/view' } },
  ],
  [
    'entry points of one package',
    { entryPoints: [core, '../packages/core/src/http/client.ts'] },
    4,
    { path: '/docs/api', modules: { index: '@acme/core', 'http/client': '@acme/core/client' } },
  ],
  [
    'entry points in version 3',
    { entryPoints: [core, view] },
    3,
    { path: '/docs/api', layout: 'version-3', modules: { core_src: '@acme/core', view_src_view: '@acme/view' } },
  ],
  [
    'entry points in one folder',
    { entryPoints: [core, view], flattenOutputFiles: true, basePath: '..' },
    4,
    { path: '/docs/api', layout: 'flat', modules: { 'packages.core.src': '@acme/core', 'packages.view.src.view': '@acme/view' } },
  ],
  ['packages', { entryPoints: ['../packages/*'], entryPointStrategy: 'packages' }, 4, { path: '/docs/api' }],
  [
    'packages without their scopes, a page for each module',
    { entryPoints: ['../packages/*'], entryPointStrategy: 'packages', excludeScopesInPaths: true, outputFileStrategy: 'modules' },
    4,
    { path: '/docs/api', layout: 'modules', modules: { core: '@acme/core', view: '@acme/view' } },
  ],
  [
    'a page for each module, of which nothing exports some',
    { entryPoints: ['src/forms'], entryPointStrategy: 'expand', basePath: 'src', exclude: ['**/*.test.ts'], router: 'module' },
    4,
    { path: '/docs/api', layout: 'modules', modules: { forms: 'forms', 'forms/input': 'forms' } },
  ],
])('addresses of %s', (_, options, version, expected) =>
  expect(pagesOf(options, version)).toEqual({ value: expected, doubts: [] }),
)

test.each<[string, object, readonly string[]]>([
  ['entry points by a pattern', { entryPoints: ['../packages/*/src/index.ts'] }, ['The names of modules']],
  ['entry points that code makes', {}, ['The names of modules']],
  [
    'what nothing exports',
    { entryPoints: [core, '../packages/core/src/inner.ts', '../tools/index.js'] },
    ['No package.json exports the entry points "../packages/core/src/inner.ts"'],
  ],
  ['a router of TypeDoc', { entryPoints: [view], router: 'kind' }, ['docgen does not know the addresses of the router "kind"']],
])('the report has a sentence for %s', (_, options, expected) =>
  expect(pagesOf(options).doubts).toEqual(expected.map((each) => expect.stringContaining(each))),
)

test('the name in a comment is that of the module, and several runs are a list', () => {
  const named = { entryPoints: [core, '../packages/core/src/named.ts', view] }
  const { value } = typedocPagesOf(
    [
      { options: named, folder: '', path: '/docs/api' },
      { options: { entryPoints: [view] }, folder: '', path: '/docs/view' },
    ],
    {
      ...files,
      read: (path) =>
        path === '../packages/core/package.json'
          ? '{ "name": "core", "exports": { "./named": "./dist/named.js" } }'
          : texts[path],
    },
    4,
  )
  expect(value).toEqual([
    { path: '/docs/api', modules: { 'core/src': 'core', forms: 'core/named', 'view/src/view': '@acme/view' } },
    { path: '/docs/view', modules: { '.': '@acme/view' } },
  ])
})

test.each<[string, object, 3 | 4 | undefined]>([
  ['by its own name', { devDependencies: { 'typedoc-plugin-markdown': '^3.17.1', 'docusaurus-plugin-typedoc': '1.0.0' } }, 3],
  ['before version 1 of the plugin', { dependencies: { 'docusaurus-plugin-typedoc': '~0.22.0' } }, 3],
  ['before the first release', { dependencies: { 'docusaurus-plugin-typedoc': '1.0.0-next.24' } }, 4],
  ['of a catalog', { dependencies: { 'typedoc-plugin-markdown': 'catalog:' } }, undefined],
  ['of VitePress', { devDependencies: { 'typedoc-vitepress-theme': '^1.1.0' } }, 4],
])('the version %s', (_, manifest, expected) =>
  expect(
    markdownVersion({ paths: [], read: (path) => (path === '../package.json' ? JSON.stringify(manifest) : undefined) }),
  ).toBe(expected),
)

test.each<[string, string, unknown]>([
  ['typedoc.json', '// a\n{ "out": "api" }', { out: 'api' }],
  ['package.json', '{ "typedocOptions": { "out": "api" } }', { out: 'api' }],
  ['tsconfig.json', '{ // a\n  "typedocOptions": { "out": "api", }, }', { out: 'api' }],
  ['tsconfig.json', '{ "compilerOptions": {} }', undefined],
  [
    'typedoc.config.mjs',
    "// a\nexport default {\n  // b\n  out: 'api',\n  entryPoints: ['src/a.ts'],\n}\n",
    { out: 'api', entryPoints: ['src/a.ts'] },
  ],
  ['typedoc.js', "module.exports = {\n  out: 'api',\n};\n", { out: 'api' }],
  [
    'typedoc.config.ts',
    "import type { TypeDocOptions } from 'typedoc'\nconst config: TypeDocOptions = {\n  out: 'api',\n}\nexport default config\n",
    { out: 'api' },
  ],
  ['.config/typedoc.cjs', "module.exports = {\n  out: path.join('a'),\n}\n", {}],
])('options of TypeDoc in %s: %j', (file, text, expected) => {
  const read = (path: string): string | undefined => (path === `kit/${file}` ? text : undefined)
  expect(optionsIn('kit', { paths: [], read })?.options).toEqual(expected)
})
