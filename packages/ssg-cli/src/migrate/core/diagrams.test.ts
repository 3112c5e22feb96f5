import { describe, expect, test } from 'vitest'
import { configFileText } from '../../scaffold/config-file.ts'
import { withDiagrams } from './diagrams.ts'
import type { Note } from './note.ts'
import type { Migration } from './site.ts'

const fence = '```mermaid\ngraph LR\n```\n'

function migrated(text: string, notes: readonly Note[] = []): Migration {
  return {
    ...{ files: [], copies: [], addresses: [], components: [], notes },
    pages: [{ from: 'a.mdx', to: 'docs/a.md', text }],
    settings: [
      { key: 'title', value: 'A' },
      { key: 'sources', value: [] },
    ],
  }
}

const noteOf = (topic: string, message: string): Note => ({ kind: 'by-hand', topic, file: 'old.config.js', line: 3, message })

describe('a site with a diagram has the plugin', () => {
  test.each([
    fence,
    `Text\n\n- List\n\n  ${fence.replaceAll('\n', '\n  ')}`,
    '```mermaid title="A"\ngraph\n```',
    '~~~mermaid\n~~~',
  ])('%j', (text) => {
    const { settings, notes } = withDiagrams(migrated(text), 'old.config.js')
    expect(configFileText(settings)).toBe(
      [
        "import { mermaid } from '@docgen/mermaid'",
        "import { defineConfig } from '@docgen/ssg-cli'",
        '',
        'export default defineConfig({',
        "  title: 'A',",
        '  plugins: [mermaid()],',
        '  sources: [],',
        '})',
        '',
      ].join('\n'),
    )
    expect(notes).toMatchObject([{ kind: 'changed', topic: 'diagram', file: 'old.config.js', line: 1 }])
  })
})

test.each(['Text about mermaid', '```js\n// mermaid\n```', '````md\n```mermaid\n```\n````'])(
  'a site without one has none: %j',
  (text) => {
    expect(withDiagrams(migrated(text), 'old.config.js')).toEqual(migrated(text))
  },
)

test('packages that drew diagrams are not missed, and all others are', () => {
  const drew = [
    noteOf('plugin', 'The integration "astro-mermaid" was left out.'),
    noteOf('plugin', 'The rehype plugin "rehype-mermaid" was left out: add it to `markdown.rehype` with the same options.'),
    noteOf('plugin', 'The plugin "mermaid2" was left out.'),
    noteOf('plugin', 'The theme "@acme/theme-mermaid" was left out.'),
  ]
  const others = [
    noteOf('plugin', 'The plugin "sitemap" was left out.'),
    noteOf('config', '"mermaid" is code, so it was not migrated.'),
  ]
  expect(withDiagrams(migrated('Text', [...drew, ...others]), 'old.config.js').notes).toEqual(others)
})
