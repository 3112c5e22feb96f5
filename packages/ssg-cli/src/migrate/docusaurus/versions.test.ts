import { expect, test } from 'vitest'
import { docsInstancesOf } from './versions.ts'

function versionsOf(
  listed: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  pages: readonly string[] = ['docs/a.md', 'versioned_docs/version-2.x/a.md'],
): readonly string[] {
  const texts = pages.map((path) => [path, '# A\n'] as const)
  const files: Readonly<Record<string, string>> = { 'versions.json': JSON.stringify(listed), ...Object.fromEntries(texts) }
  return docsInstancesOf(
    { file: 'docusaurus.config.js', value: { presets: [['classic', { docs: options }]] }, opaque: [] },
    { paths: Object.keys(files), read: (path) => files[path] },
  ).map(({ dir, base, version }) => [version?.name ?? '-', dir, base].join(' '))
}

test.each([
  [['2.x'], {}, ['current docs /docs/next/', '2.x versioned_docs/version-2.x /docs/']],
  [['current', '2.x'], {}, ['current docs /docs/next/', '2.x versioned_docs/version-2.x /docs/']],
  [
    ['current', '2.x'],
    { lastVersion: 'current', includeCurrentVersion: false },
    ['current docs /docs/', '2.x versioned_docs/version-2.x /docs/2.x/'],
  ],
  [['2.x'], { includeCurrentVersion: false }, ['2.x versioned_docs/version-2.x /docs/']],
  [['current'], {}, ['- docs /docs/']],
  [
    ['2.x'],
    { routeBasePath: '/', lastVersion: 'current', versions: { current: { path: '/' }, '2.x': { path: '/v2' } } },
    ['current docs /', '2.x versioned_docs/version-2.x /v2/'],
  ],
])('the versions %j with %j', (listed, options, expected) => expect(versionsOf(listed, options)).toEqual(expected))

test.each([
  [{ includeCurrentVersion: false }, ['2.x docs /docs/', '1.x versioned_docs/version-1.x /docs/1.x/']],
  [{}, ['current docs /docs/next/', '2.x versioned_docs/version-2.x /docs/', '1.x versioned_docs/version-1.x /docs/1.x/']],
])('the folder of the last version is empty, because a script fills it: %j', (options, expected) => {
  expect(versionsOf(['2.x', '1.x'], options, ['docs/a.md', 'versioned_docs/version-1.x/a.md'])).toEqual(expected)
})

test.each([
  [{}, 'Next'],
  [{ lastVersion: 'current' }, 'Next'],
  [{ versions: { current: { label: '3.0-beta' } } }, '3.0-beta'],
])('the docs without a version are called as Docusaurus calls them: %j', (docs, expected) => {
  const files: Readonly<Record<string, string>> = { 'versions.json': '["2.x"]', 'docs/a.md': '# A\n' }
  const instances = docsInstancesOf(
    { file: 'docusaurus.config.js', value: { presets: [['classic', { docs }]] }, opaque: [] },
    { paths: Object.keys(files), read: (path) => files[path] },
  )
  expect(instances.map(({ version }) => [version?.name, version?.label])).toEqual([
    ['current', expected],
    ['2.x', undefined],
  ])
})

test.each([
  ['sidebars.js', ['sidebars.js', 'sidebars.ts'], 'sidebars.js'],
  ['./sidebars.js', ['./sidebars.ts'], './sidebars.ts'],
  ['./sidebars', ['./sidebars.cjs'], './sidebars.cjs'],
  ['./sidebars.js', ['sidebars/a.ts'], './sidebars.js'],
])('the sidebars %s among %j', (sidebarPath, paths, expected) => {
  const [instance] = docsInstancesOf(
    { file: 'docusaurus.config.js', value: { presets: [['classic', { docs: { sidebarPath } }]] }, opaque: [] },
    { paths, read: (path) => (paths.includes(path) ? 'module.exports = {}' : undefined) },
  )
  expect(instance?.sidebarPath).toBe(expected)
})
