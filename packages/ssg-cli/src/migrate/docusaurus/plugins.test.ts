import { expect, test } from 'vitest'
import { Call } from '../../scaffold/code-text.ts'
import { docusaurus } from './index.ts'

const redirecting = (options: object, opaque: readonly string[] = []) =>
  docusaurus
    .migrate({
      fromOut: (path) => path,
      files: { paths: [], read: () => undefined },
      config: { file: 'docusaurus.config.js', value: { plugins: [['@docusaurus/plugin-client-redirects', options]] }, opaque },
      modules: new Map(),
    })
    .notes.filter(({ topic }) => topic !== 'links')
    .map(({ kind, topic, message }) => `${kind} ${topic} ${message}`)

test.each<[string, readonly string[], readonly string[]]>([
  [
    'is named once',
    ['plugins.0.1.createRedirects'],
    ['by-hand redirects `createRedirects` is code, so it was not migrated: compute the same list for `redirects`.'],
  ],
  ['is not named where there is none', [], []],
])('the function that creates redirects %s', (_, opaque, expected) => expect(redirecting({}, opaque)).toEqual(expected))

test('endings that redirects are made of are named', () => {
  expect(redirecting({ fromExtensions: ['html'], toExtensions: [] })).toEqual([
    'by-hand redirects `fromExtensions` was left out: write the addresses that need it into `redirects`.',
  ])
})

function withTypedoc(instances: readonly object[]): { readonly packages: unknown; readonly notes: readonly string[] } {
  const texts: Readonly<Record<string, string>> = {
    'package.json': '{ "name": "website" }',
    '../packages/core/package.json': '{ "name": "@acme/core" }',
    '../packages/react/package.json': '{ "name": "@acme/react" }',
  }
  const { settings, notes } = docusaurus.migrate({
    fromOut: (path) => `../${path}`,
    files: { paths: ['package.json'], read: (path) => texts[path] },
    config: {
      file: 'docusaurus.config.js',
      value: { plugins: instances.map((options) => ['docusaurus-plugin-typedoc', options]) },
      opaque: [],
    },
    modules: new Map(),
  })
  const sources = settings.find(({ key }) => key === 'sources')?.value
  const calls = Array.isArray(sources) ? sources.filter((each) => each instanceof Call && each.name === 'apiReference') : []
  return { packages: calls.map((call: Call) => call.argument), notes: notes.map(({ kind, topic }) => `${kind} ${topic}`) }
}

test('instances of docusaurus-plugin-typedoc become one reference of the packages with their entry points', () => {
  expect(
    withTypedoc([
      { id: 'core', entryPoints: ['../packages/core/src/index.ts', '../packages/core/src/more.ts'], excludeProtected: true },
      { id: 'react', entryPoints: '../packages/react/src/index.ts', out: './docs/react' },
    ]),
  ).toEqual({
    packages: [
      expect.objectContaining({
        packages: [{ folder: '../../packages/core' }, { folder: '../../packages/react' }],
        excludeProtected: true,
      }),
    ],
    notes: ['by-hand reference'],
  })
})

test('docusaurus-plugin-typedoc without code that can be found is left out', () => {
  expect(withTypedoc([{ entryPoints: ['../none/index.ts'] }, {}])).toEqual({ packages: [], notes: ['by-hand plugin'] })
})

test('a plugin that another module names is said to be where the config has its plugins', () => {
  const { notes } = docusaurus.migrate({
    fromOut: (path) => path,
    files: {
      paths: [],
      read: () => "import { list } from './plugins-of-ours.js'\n\nexport default {\n  plugins: [...list],\n}\n",
    },
    config: { file: 'docusaurus.config.js', value: { plugins: ['plugin-charts', 'docusaurus-plugin-typedoc'] }, opaque: [] },
    modules: new Map(),
  })
  expect(notes.map(({ topic, line }) => `${topic} ${line}`)).toEqual(['plugin 4', 'plugin 4'])
})
