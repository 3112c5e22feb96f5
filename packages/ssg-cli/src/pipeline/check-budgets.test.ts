import { expect, test } from 'vitest'
import { outputPathOf, type Budgets } from '@docgen/model'
import { checkBudgets } from './check-budgets.ts'

const script = (name: string, text: string, isEntry = false) => ({
  path: outputPathOf(`assets/${name}.js`),
  bytes: new TextEncoder().encode(text),
  isEntry,
})

const client = {
  styles: [{ path: outputPathOf('assets/theme.css'), bytes: new Uint8Array() }],
  scripts: [
    script('client', 'import{a}from"./shared.js";a(()=>import("./island.js"))', true),
    script('shared', 'import"./base.js";export const a=1'),
    script('base', ''),
    script('island', 'import"./react.js"'),
    script('react', ''),
    { path: outputPathOf('assets/font.woff2'), bytes: new Uint8Array(), isEntry: false },
  ],
}

const sizes = new Map([
  ['assets/theme.css', 900],
  ['assets/client.js', 100],
  ['assets/shared.js', 20],
  ['assets/base.js', 3],
  ['assets/island.js', 4000],
  ['assets/react.js', 50_000],
  ['assets/search-worker.js', 7777],
  ['docs/index.html', 1500],
  ['docs/long/index.html', 12_345],
  ['search/index.html', 800],
])

const pages = [
  { path: '/docs', file: outputPathOf('docs/index.html'), source: 'docs/index.md' },
  { path: '/docs/long', file: outputPathOf('docs/long/index.html'), source: 'docs/long.md' },
  { path: '/search', file: outputPathOf('search/index.html') },
]

const config = 'export default {\n  budgets: { script: 1, scripts: 1, styles: 1, html: 1, requests: 1 },\n}\n'

/** Place and message of each finding. */
const findingsOf = (budgets: Budgets | undefined): readonly string[] =>
  checkBudgets(
    { config: { ...(budgets && { budgets }), configFiles: [{ file: 'docgen.config.ts', text: config }] }, pages, client },
    sizes,
  ).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)

test.each<[string, Budgets | undefined, readonly string[]]>([
  ['nothing is asked for', undefined, []],
  ['all is kept, to the byte', { script: 123, scripts: 54_123, styles: 900, html: 12_345, requests: 5 }, []],
  [
    'scripts before idle, with what they import at once',
    { script: 122 },
    ['docgen.config.ts:2:22 What each page runs before it is idle takes 123 bytes after gzip; its budget is 122.'],
  ],
  [
    'all scripts but the worker',
    { scripts: 54_122 },
    ['docgen.config.ts:2:34 All JavaScript of the site takes 54,123 bytes after gzip; its budget is 54,122.'],
  ],
  ['styles', { styles: 899 }, ['docgen.config.ts:2:45 The CSS of each page takes 900 bytes after gzip; its budget is 899.']],
  [
    'one page of several',
    { html: 12_344 },
    ['docs/long.md:1:1 The HTML of /docs/long takes 12,345 bytes after gzip; its budget is 12,344.'],
  ],
  [
    'a page that no file makes',
    { html: 799 },
    [
      'docs/index.md:1:1 The HTML of /docs takes 1,500 bytes after gzip; its budget is 799.',
      'docs/long.md:1:1 The HTML of /docs/long takes 12,345 bytes after gzip; its budget is 799.',
      'docgen.config.ts:2:54 The HTML of /search takes 800 bytes after gzip; its budget is 799.',
    ],
  ],
  ['requests', { requests: 4 }, ['docgen.config.ts:2:67 The first paint of each page takes 5 requests; its budget is 4.']],
])('%s', (_, budgets, expected) => {
  expect(findingsOf(budgets)).toEqual(expected)
})
