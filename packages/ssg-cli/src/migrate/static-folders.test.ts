// A config names a static folder only where the migration makes one: it cannot be used otherwise.
import { expect, test } from 'vitest'
import type { MigrationTool } from './core/site.ts'
import { docusaurus } from './docusaurus/index.ts'
import { fumadocs } from './fumadocs/index.ts'
import { nextra } from './nextra/index.ts'
import { rspress } from './rspress/index.ts'
import { starlight } from './starlight/index.ts'
import { vitepress } from './vitepress/index.ts'

const astro = (more: object = {}) => ({
  integrations: [{ $call: '@astrojs/starlight', arguments: [{ title: 'Site' }] }],
  ...more,
})

const migrated = ({ migrate }: MigrationTool, value: object, files: readonly string[]) =>
  migrate({
    fromOut: (path) => path,
    files: { paths: [...files].sort(), read: (path) => (files.includes(path) ? '# Home\n' : undefined) },
    config: { file: 'config.js', value, opaque: [] },
    modules: new Map(),
  })

test.each<[string, MigrationTool, object, string, readonly string[], string | undefined]>([
  ['Starlight without files', starlight, astro(), 'src/content/docs/index.md', [], undefined],
  ['Starlight', starlight, astro(), 'src/content/docs/index.md', ['public/a.png'], 'public'],
  [
    'Starlight with a folder of another name',
    starlight,
    astro({ publicDir: './assets/' }),
    'src/content/docs/index.md',
    ['assets/a.png', 'public/b.png'],
    'assets',
  ],
  ['Docusaurus without files', docusaurus, { staticDirectories: ['assets'] }, 'docs/index.md', [], undefined],
  ['Docusaurus', docusaurus, { staticDirectories: ['assets'] }, 'docs/index.md', ['assets/a.png'], 'assets'],
  ['Nextra without files', nextra, {}, 'content/index.md', [], undefined],
  ['Nextra', nextra, {}, 'pages/index.md', ['public/a.png'], 'public'],
  ['Fumadocs without files', fumadocs, {}, 'content/docs/index.md', [], undefined],
  ['Fumadocs', fumadocs, {}, 'content/docs/index.md', ['public/a.png'], 'public'],
  ['Rspress without files', rspress, {}, 'docs/index.md', [], undefined],
  ['Rspress', rspress, { root: './pages' }, 'pages/index.md', ['pages/public/a.png', 'public/b.png'], 'pages/public'],
  ['VitePress without files', vitepress, {}, 'index.md', [], undefined],
  ['VitePress', vitepress, {}, 'index.md', ['public/a.png'], 'public'],
])('the static folder of a site of %s', (_, tool, value, page, others, expected) => {
  const { settings, copies } = migrated(tool, value, [page, ...others])
  expect(settings.find(({ key }) => key === 'staticDir')?.value).toBe(expected)
  if (expected !== undefined) expect(copies).toEqual([{ from: `${expected}/a.png`, to: `${expected}/a.png` }])
})

test.each<[string, readonly string[], object, string | undefined]>([
  ['that nobody named and is there', ['public/favicon.svg'], {}, '/favicon.svg'],
  ['that nobody named and is not there', [], {}, undefined],
  ['that is named', [], { favicon: 'icon.png' }, '/icon.png'],
])('an icon of Starlight %s', (_, files, options, expected) => {
  const value = { integrations: [{ $call: '@astrojs/starlight', arguments: [{ title: 'Site', ...options }] }] }
  const { settings } = migrated(starlight, value, ['src/content/docs/index.md', ...files])
  expect(settings.find(({ key }) => key === 'favicon')?.value).toBe(expected)
})
