import { expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { mkdocsMaterial } from './index.ts'

function migrated(typedoc: object, files: Readonly<Record<string, string>>) {
  const all: Readonly<Record<string, string>> = { 'docs/index.md': '# Home\n', ...files }
  const nav = ['index.md', { Reference: 'docs/api/' }, 'docs/api/index.html', { Texts: './llms.txt' }, 'other/']
  const { settings, notes } = mkdocsMaterial.migrate({
    fromOut: (path) => `../${path}`,
    files: { paths: Object.keys(all).sort(), read: (path) => all[path] },
    config: { file: 'mkdocs.yml', value: { plugins: ['search', { typedoc }, { llmstxt: {} }], nav }, opaque: [] },
    modules: new Map(),
  })
  return {
    config: configFileText(settings),
    notes: notes
      .filter(({ topic }) => topic === 'reference' || topic === 'plugin' || topic === 'sidebar')
      .map(({ message }) => message),
  }
}

const files = {
  'options/typedoc.json': '{ "entryPointStrategy": "packages", "entryPoints": ["../packages/*"], "excludePrivate": false }',
}

test('its pages become those of a reference at the same address', () => {
  const { config, notes } = migrated({ output_dir: 'docs/api', options: 'options/typedoc.json' }, files)
  expect(config).toContain("packages: [{ folder: '../packages/*' }]")
  expect(config).toContain("path: '/docs/api'")
  expect(config).toContain("typedocPath: '/docs/api'")
  expect(config).toContain('excludePrivate: false')
  expect(config.replace(/\s+/g, ' ')).toContain(
    "'index', { label: 'Reference', href: '/docs/api' }, { label: 'API', href: '/docs/api' }, { label: 'Texts', href: '/llms.txt' },",
  )
  expect(notes).toEqual([
    'apiReference() now makes the API reference of "packages/*", of what package.json exports. Its pages are below /docs/api/. Addresses of the pages that the plugin wrote into "docs/api" lead there (`typedocPath`), and are not on the list of old addresses.',
    'The navigation names "other/", which is not a page, so it was left out.',
  ])
})

test('entry points that are in no package are left to the author', () => {
  const { config, notes } = migrated({ output_dir: 'docs/api' }, {})
  expect(config).not.toContain('apiReference')
  expect(notes).toContain(
    'The entry points of TypeDoc are not in a package here: add apiReference() with the folders of your packages.',
  )
})
