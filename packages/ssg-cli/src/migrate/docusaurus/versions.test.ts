import { expect, test } from 'vitest'
import { docsInstancesOf } from './versions.ts'

function versionsOf(listed: readonly string[], options: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const files: Readonly<Record<string, string>> = { 'versions.json': JSON.stringify(listed), 'docs/a.md': '# A\n' }
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
])('the versions %j with %j', (listed, options, expected) => expect(versionsOf(listed, options)).toEqual(expected))
