import { expect, test } from 'vitest'
import type { IslandFault } from '@docgen/model'
import { islandFindings, type PageFault } from './island-findings.ts'

const config = {
  root: '/site',
  theme: { islands: { Counter: './counter.tsx', 'my-menu': '/site/menu.tsx', search: '/site/node_modules/theme/search.js' } },
  configFiles: [
    {
      file: 'docgen.config.ts',
      text: `export default {\n  islands: { Counter: './counter.tsx', 'my-menu': './menu.tsx' },\n}\n`,
    },
  ],
}
const crashed = (name: string): IslandFault => ({ kind: 'crashed', name, reason: 'No.' })
const threw = (name: string, place: string): IslandFault => ({
  kind: 'crashed',
  name,
  reason: 'No.',
  stack: `Error: No.\n    at It (${place})`,
})
const layout: IslandFault = { kind: 'layout', name: 'doc', reason: 'No.' }
const guide = (path: string): PageFault['page'] => ({ path, source: `docs${path}index.md` })
const page = (text: string): PageFault['page'] => ({ path: '/p/', source: 'pages/p.tsx', text })
const shows = `export default function P() {\n  return <p>It's <b>a</b>\n    <Island name="Counter" /></p>\n}\n`

test.each<[string, PageFault, string]>([
  ['where a page shows it', { page: page(shows), fault: crashed('Counter') }, 'pages/p.tsx:3:18'],
  ['where the config names what a layout shows', { page: guide('/a/'), fault: crashed('Counter') }, 'docgen.config.ts:2:14'],
  ['where the config names it in quotes', { page: guide('/a/'), fault: crashed('my-menu') }, 'docgen.config.ts:2:40'],
  [
    'where the config names what another module of the page shows',
    { page: page('// Nothing'), fault: crashed('Counter') },
    'docgen.config.ts:2:14',
  ],
  ['at the page when it stands nowhere', { page: guide('/a/'), fault: crashed('search') }, 'docs/a/index.md:1:1'],
])('%s', (_, found, expected) => {
  const [finding] = islandFindings([found], config)
  expect(`${finding?.file}:${finding?.line}:${finding?.column}`).toBe(expected)
})

test.each<[string, PageFault, string]>([
  ['where it throws', { page: guide('/a/'), fault: threw('Counter', '/site/counter.tsx:4:9') }, 'counter.tsx:4:9'],
  [
    'where it throws, by its absolute path',
    { page: guide('/a/'), fault: threw('my-menu', '/site/menu.tsx:2:3') },
    'menu.tsx:2:3',
  ],
  [
    'at the React page that shows it',
    { page: page(shows), fault: threw('Counter', '/site/counter.tsx:4:9') },
    'pages/p.tsx:3:18',
  ],
  [
    'at the page when it is one of a package',
    { page: guide('/a/'), fault: threw('search', '/site/node_modules/theme/search.js:1:1') },
    'docs/a/index.md:1:1',
  ],
])('an island that crashes is reported %s', (_, found, expected) => {
  const [finding] = islandFindings([found], config)
  expect(`${finding?.file}:${finding?.line}:${finding?.column}`).toBe(expected)
})

test('is said once, whatever the number of pages', () => {
  const found = ['/b/', '/a/', '/c/', '/a/'].map((path, index) => ({
    page: guide(path),
    fault: threw('Counter', `/site/counter.tsx:4:9)\n    at render (/other.js:${index}:1`),
  }))
  expect(islandFindings(found, config).map(({ message }) => message)).toEqual([
    'The island "Counter" of the page /a/ (and of 2 more) threw an error while it was rendered: No.',
  ])
})

test('tells two causes apart', () => {
  const other: IslandFault = { kind: 'unknown', name: 'Counter', nearest: undefined }
  const found = [crashed('Counter'), other].map((fault) => ({ page: guide('/a/'), fault }))
  expect(islandFindings(found, config).map(({ code }) => code)).toEqual(['island-crashed', 'unknown-island'])
})

test('tells once of a component that throws in several layouts, where it throws', () => {
  const stack = 'Error: No.\n    at Footer (/site/docgen.config.ts:2:5)\n    at Object (/site/node_modules/a.js:1:1)'
  const fault = { kind: 'layout', reason: 'No.', stack } as const
  const found = [
    { page: guide('/b/'), fault: { ...fault, name: 'search' } },
    { page: guide('/a/'), fault: { ...fault, name: 'doc' } },
  ]
  expect(islandFindings(found, config).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'docgen.config.ts:2:5 The layout "doc" of the page /a/ (and of 1 more) threw an error: No.',
  ])
})

test('tells once of a layout that throws on many pages', () => {
  const found = ['/b/', '/a/', '/c/'].map((path): PageFault => ({ page: guide(path), fault: layout }))
  expect(islandFindings(found, config).map(({ message }) => message)).toEqual([
    'The layout "doc" of the page /a/ (and of 2 more) threw an error: No.',
  ])
})

test('tells once of a component that renders nothing in several layouts, where the config has it', () => {
  const text = 'const Doc = () => null\nexport default {\n  theme: extendTheme(reactTheme, { layouts: { doc: Doc } }),\n}\n'
  const empty = (component: string | undefined, ...names: readonly string[]) =>
    names.map((name): PageFault => ({ page: guide(`/${name}/`), fault: { kind: 'empty', name, component } }))
  const found = [...empty('Doc', 'doc', 'changelog'), ...empty(undefined, 'search')]
  const findings = islandFindings(found, { ...config, configFiles: [{ file: 'docgen.config.ts', text }] })
  expect(findings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'docgen.config.ts:1:7 The layout "changelog" (the component "Doc") of the page /changelog/ (and of 1 more) rendered nothing.',
    'docgen.config.ts:3:10 The layout "search" of the page /search/ rendered nothing.',
  ])
})

test('tells once of an async component, where the code has it', () => {
  const text =
    'async function Doc() {}\nconst Menu = async () => null\nexport default {\n  theme: extendTheme(reactTheme, { layouts: { doc: Doc, page: async () => null } }),\n}\n'
  const waits = (name: string, component?: string): PageFault => ({
    page: guide(`/${name}/`),
    fault: { kind: 'waits', name, component },
  })
  const findingsOf = (found: readonly PageFault[], of: string) =>
    islandFindings(found, { ...config, configFiles: [{ file: 'docgen.config.ts', text: of }] }).map(
      ({ code, line, column, message }) => `${code} ${line}:${column} ${message}`,
    )
  const inner = 'has a component that is async or waits for something (`use`, `lazy`), but docgen renders without waiting.'
  expect(findingsOf([waits('doc', 'Doc'), waits('changelog', 'Doc'), waits('page', 'page')], text)).toEqual([
    'page-crashed 1:16 The layout "changelog" (the component "Doc") of the page /changelog/ (and of 1 more) is async, but docgen renders without waiting.',
    'page-crashed 4:57 The layout "page" of the page /page/ is async, but docgen renders without waiting.',
  ])
  // One of two that are async, or one of another package.
  expect(findingsOf([waits('doc'), waits('search')], text)).toEqual([
    `page-crashed 4:10 The layout "doc" of the page /doc/ (and of 1 more) ${inner}`,
  ])
  expect(findingsOf([waits('doc')], text.replace('async function Doc', 'function Doc').replace('page: async', 'page:'))).toEqual([
    `page-crashed 2:7 The layout "doc" of the page /doc/ ${inner}`,
  ])
})
