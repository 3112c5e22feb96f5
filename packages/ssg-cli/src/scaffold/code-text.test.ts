import { expect, test } from 'vitest'
import { Call, codeTextOf, type Code } from './code-text.ts'
import { configFileText } from './config-file.ts'

test.each<[Code, string]>([
  ['plain', "'plain'"],
  ["it's", `"it's"`],
  [`it's "so"`, `'it\\'s "so"'`],
  ['a\nb', "'a\\nb'"],
  [{ a: 1, 'b-c': [true, null], d: undefined }, "{ a: 1, 'b-c': [true, null] }"],
  [new Call('docs', { dir: 'guide' }), "docs({ dir: 'guide' })"],
  [new Call('lunr'), 'lunr()'],
  [{}, '{}'],
])('%j is written %s', (value, text) => expect(codeTextOf(value)).toBe(text))

test('breaks what does not fit on a line', () => {
  const long = 'x'.repeat(60)
  expect(codeTextOf([{ label: long, to: '/a' }, long], '  ')).toBe(`[\n    { label: '${long}', to: '/a' },\n    '${long}',\n  ]`)
})

test('imports what the settings call, and leaves out settings without a value', () => {
  const text = configFileText([
    { key: 'title', value: 'A', comment: 'Two\nlines.' },
    { key: 'tagline', value: undefined },
    { key: 'sources', value: [new Call('docs'), new Call('apiReference', { packages: [] })] },
  ])
  expect(text).toBe(`import { apiReference } from '@docgen/api-extractor-bridge'
import { defineConfig, docs } from '@docgen/ssg-cli'

export default defineConfig({
  // Two
  // lines.
  title: 'A',
  sources: [docs(), apiReference({ packages: [] })],
})
`)
})
