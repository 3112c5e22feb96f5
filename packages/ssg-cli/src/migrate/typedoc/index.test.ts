import { expect, test } from 'vitest'
import type { MigrationInput } from '../core/site.ts'
import { typedoc } from './index.ts'

test('the title is the name of the package, whatever stands above it', () => {
  const manifest = '\uFEFF{ "author": { "name": "Joe" }, "name": "@acme/kit" }'
  const input: MigrationInput = {
    files: { paths: ['package.json'], read: (path) => (path === 'package.json' ? manifest : undefined) },
    config: { file: 'typedoc.json', value: { entryPoints: ['src/index.ts'] }, opaque: [] },
    modules: new Map(),
    fromOut: () => '..',
  }
  const { settings } = typedoc.migrate(input)
  expect(settings[0]).toEqual({ key: 'title', value: '@acme/kit' })
  expect(JSON.stringify(settings)).toContain('"dir":"kit"')
})

test.each([
  ['docs/*.md', ['docs/a.md', 'docs/b.md']],
  ['docs/{a,deep/c}.md', ['docs/a.md', 'docs/deep/c.md']],
  ['docs/**', ['docs/a.md', 'docs/b.md', 'docs/deep/c.md']],
  ['docs/b.md', ['docs/b.md']],
])('the documents %s are %j', (pattern, expected) => {
  const { pages } = typedoc.migrate({
    files: {
      paths: ['docs/a.md', 'docs/b.md', 'docs/deep/c.md'],
      read: (path) => (path.endsWith('.md') ? '# Title\n' : undefined),
    },
    config: { file: 'typedoc.json', value: { projectDocuments: [pattern], readme: 'none' }, opaque: [] },
    modules: new Map(),
    fromOut: () => '..',
  })
  expect(pages.map(({ from }) => from)).toEqual(expected)
})
