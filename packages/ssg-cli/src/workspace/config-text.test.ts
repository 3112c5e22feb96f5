import { expect, test } from 'vitest'
import { configTextOf } from './config-text.ts'
import type { WorkspaceDescription } from './description.ts'
import { summaryOf } from './summary.ts'

const description: WorkspaceDescription = {
  tool: 'pnpm',
  packageManager: 'pnpm',
  title: "Acme's tools",
  tagline: 'Tools.',
  license: 'MIT',
  repository: { url: 'https://github.com/acme/acme', branch: 'main' },
  home: 'README.md',
  guides: { dir: 'docs', path: '/docs' },
  apiPath: '/api',
  packages: [
    { folder: 'packages/core', name: '@acme/core', dir: 'core', hasChangelog: true },
    { folder: 'plugins/core', name: '@acme/plugin-core', dir: 'plugin-core', hasChangelog: false },
  ],
  groups: { Packages: ['core'], Plugins: ['plugin-core'] },
  leftOut: [
    { folder: 'examples/a', name: 'a', reason: 'private' },
    { folder: 'packages/cli', name: '@acme/cli', reason: 'no-code' },
  ],
  outDir: 'dist',
}

test('the config says what was found', () => {
  expect(configTextOf(description)).toMatchInlineSnapshot(`
    "import { apiReference } from '@docgen/api-extractor-bridge'
    import { changelogs, defineConfig, docs, readme } from '@docgen/ssg-cli'

    export default defineConfig({
      title: "Acme's tools",
      tagline: 'Tools.',
      repository: { url: 'https://github.com/acme/acme', branch: 'main' },
      editLink: { pattern: 'https://github.com/acme/acme/edit/main/{file}' },
      navbar: [
        { label: 'Guides', to: '/docs' },
        { label: 'API', to: '/api' },
        { label: 'GitHub', href: 'https://github.com/acme/acme' },
      ],
      footer: { copyright: 'Released under the MIT license.' },
      sources: [
        readme({ file: 'README.md' }),
        docs({ dir: 'docs', path: '/docs' }),
        apiReference({
          path: '/api',
          packages: [{ folder: 'packages/core' }, { folder: 'plugins/core', dir: 'plugin-core' }],
          groups: { Packages: ['core'], Plugins: ['plugin-core'] },
        }),
        changelogs({ packages: [{ folder: 'packages/core' }] }),
      ],
    })
    "
  `)
})

test('patterns of a private workspace say so', () => {
  const wide = { ...description, patterns: ['packages/*', 'kit', '!packages/old'], isPrivate: true, groups: undefined } as const
  expect(configTextOf(wide)).toContain(
    ["{ folder: 'packages/*', privatePackages: true },", "{ folder: 'kit' },", "{ folder: '!packages/old' },"].join('\n        '),
  )
  expect(summaryOf({ ...wide, leftOut: [] })[1]).toBe('  packages  @acme/core and @acme/plugin-core at /api (private)')
})

test('a folder of guides needs no package', () => {
  const alone = { ...description, tool: 'none', packages: [], groups: undefined, home: undefined, repository: undefined } as const
  const text = configTextOf(alone)
  expect(text).toContain("import { defineConfig, docs } from '@docgen/ssg-cli'")
  expect(text).not.toContain('apiReference')
})

test('static files beside the guides are named', () => {
  const beside = { ...description, guides: { dir: 'website/docs', path: '/docs' }, staticDir: 'website/static' } as const
  expect(configTextOf(beside)).toContain("  staticDir: 'website/static',\n")
  expect(summaryOf(beside)[2]).toBe('  guides    website/docs/ at /docs; README.md at /; static files from website/static/')
})

test('five lines say what was found', () => {
  expect(summaryOf(description)).toEqual([
    `No docgen.config.ts: the site "Acme's tools" is built from this pnpm workspace.`,
    '  packages  @acme/core and @acme/plugin-core at /api (left out: 1 private and @acme/cli has no types, exports or main)',
    '  guides    docs/ at /docs; README.md at /',
    '  also      1 changelog; links to https://github.com/acme/acme',
    '  To change any of this, run `docgen init`, which writes docgen.config.ts for you to edit.',
  ])
})

test('the config names packages by the patterns of the workspace', () => {
  const text = configTextOf({ ...description, patterns: ['packages/*', 'plugins/*', '!packages/old'] })
  const list = "packages: [{ folder: 'packages/*' }, { folder: 'plugins/*' }, { folder: '!packages/old' }]"
  expect(text).toContain(`${list},\n      groups`)
  expect(text).toContain(`changelogs({ ${list} })`)
})

test('the changelog of all packages has its page, and its place in the navbar', () => {
  const text = configTextOf({ ...description, changelog: 'CHANGELOG.md' })
  expect(text).toContain("changelogs({ file: 'CHANGELOG.md' })")
  expect(text).toContain("{ label: 'Changelog', to: '/changelog' }")
  const lineOf = (packages: WorkspaceDescription['packages']) =>
    summaryOf({ ...description, packages, changelog: 'CHANGELOG.md' })[3]
  expect(lineOf(description.packages)).toContain('1 changelog; CHANGELOG.md at /changelog; links to')
  expect(lineOf([])).toContain('  also      CHANGELOG.md at /changelog; links to')
})

test.each([
  ['MIT', 'Released under the MIT license.'],
  ['Apache License', 'Released under the Apache License.'],
])('the footer of a repository under %s says "%s"', (license, text) => {
  expect(configTextOf({ ...description, license })).toContain(`copyright: '${text}'`)
})
