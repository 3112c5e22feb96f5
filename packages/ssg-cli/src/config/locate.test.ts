import { describe, expect, test } from 'vitest'
import type { SourceRange } from '@docgen/model'
import { locateInConfig, locateName, locatePairs, locatePartInConfig, locatePath, type ConfigFile } from './locate.ts'

const text = `// '/docs/a' is not here
import { links } from './links.ts'
const footer = {
  columns: [{ title: "Docs", links: [{ label: 'A', to: '/docs/a' }, { 'label': 'B\\u0021', to: \`/docs/b\` }] }],
}
export default defineConfig({
  title: 'it\\'s', /* footer: '/docs/x' */
  navbar: [{ label: 'A', to: '/docs/a' }, ...links, { label: 'C', to: '/docs/c' }],
  footer,
  'toc': { min: 2 },
  sources: [docs({ dir: 'docs', sidebar: ['a', { doc: 'b' }] }), pages()],
  redirects: [{ from: '/old', to: '/docs/a' }],
})
`
const files: readonly ConfigFile[] = [
  { file: 'docgen.config.ts', text },
  { file: 'links.ts', text: "export const links = [\n  { label: 'D', to: '/docs/d' },\n]\n" },
]

/** The text from a place on, to the end of its line. */
function textAt({ file, line, column }: SourceRange): string {
  const found = files.find((candidate) => candidate.file === file)
  return found?.text.split('\n')[line - 1]?.slice(column - 1) ?? ''
}

describe('a value', () => {
  test.each([
    [['navbar'], '/docs/a', "'/docs/a' }, ...links"],
    [['columns'], '/docs/a', "'/docs/a' }, { 'label'"],
    [['redirects', 'to'], '/docs/a', "'/docs/a' }],"],
    [['columns'], '/docs/b', '`/docs/b`'],
    [[], "it's", "'it\\'s'"],
    [['sources', 'sidebar'], 'b', "'b' }] })"],
    [['navbar'], '/docs/d', "'/docs/d' },"],
    // Not after the key: then anywhere.
    [['nothing'], '/docs/c', "'/docs/c' }],"],
    // Only in comments.
    [['footer'], '/docs/x', "// '/docs/a' is not here"],
  ])('after %j, %s', (keys, value, expected) => {
    expect(textAt(locateInConfig(files, keys, value)).startsWith(expected)).toBe(true)
  })

  test('counts from 1', () => {
    expect(locateInConfig(files, ['links'], '/docs/d')).toEqual({ file: 'links.ts', line: 2, column: 21 })
  })

  test.each([
    ["'\\/docs\\/e'", '/docs/e'],
    ["'/do\\\ncs/e'", '/docs/e'],
    ["'say \\'e\\''", "say 'e'"],
    ["'two\\tparts'", 'two\tparts'],
  ])('is found as %s', (literal, value) => {
    const later = { file: 'later.ts', text: `export const at = [${literal}]\n` }
    expect(locateInConfig([...files, later], [], value)).toMatchObject({ file: 'later.ts' })
  })

  test('is found without a look at the files after the one that has it', () => {
    const unread: ConfigFile = {
      file: 'unread.ts',
      get text(): string {
        throw new Error('This file need not be read.')
      },
    }
    expect(locateInConfig([...files, unread], ['label'], '/docs/d')).toMatchObject({ file: 'links.ts' })
    expect(locatePartInConfig([...files, unread], ['links'], '/docs/d', { from: 0, to: 5 })).toMatchObject({ file: 'links.ts' })
    expect(() => locateInConfig([...files, unread], ['navbar'], '/docs/e')).toThrow('need not be read')
  })

  test('of a site without a config is the start of the file it may have', () => {
    expect(locateInConfig([{ file: 'docgen.config.ts', text: '' }], ['navbar'], '/a')).toEqual({
      file: 'docgen.config.ts',
      line: 1,
      column: 1,
    })
    expect(locateInConfig([], [], '/a')).toEqual({ file: 'docgen.config.ts', line: 1, column: 1 })
  })
})

describe('a path', () => {
  test.each([
    [['title'], 'value', "'it\\'s'"],
    [['title'], 'key', 'title: '],
    [['toc'], 'key', "'toc': "],
    [['toc', 'min'], 'value', '2 }'],
    [['navbar', 0, 'to'], 'value', "'/docs/a' }, ...links"],
    // What a spread stands for cannot be counted: the list itself.
    [['navbar', 2, 'to'], 'value', 'navbar: ['],
    [['footer', 'columns', 0, 'links', 1, 'label'], 'value', "'B\\u0021'"],
    [['footer', 'nothing'], 'value', 'footer,'],
    [['sources', 0, 'sidebar', 1, 'doc'], 'key', "doc: 'b'"],
    [['sources', 1], 'value', 'pages()'],
    [['tagline'], 'value', 'defineConfig({'],
  ] as const)('%j, its %s', (path, at, expected) => {
    expect(textAt(locatePath(files, path, at)).startsWith(expected)).toBe(true)
  })

  test.each([
    ['export default { a: { b: 1 } } satisfies Config', ['a', 'b'], '1 } } s'],
    ['const config: Config = { a: 7 };export default config', ['a'], '7 }'],
    ['export default ({ a: [1, (2), f(3, 4), 5] })', ['a', 3], '5]'],
    ['module.exports = { a: 1 }', ['a'], 'module'],
    ['export default { a: [/x{/, 2], b: 1 }', ['a', 0], '/x'],
  ] as const)('in %s', (text, path, expected) => {
    const { column } = locatePath([{ file: 'x.ts', text }], path, 'value')
    expect(text.slice(column - 1).startsWith(expected)).toBe(true)
  })
})

test.each([
  ["content: 'See [a](/a) and [b](/b).'", 'See [a](/a) and [b](/b).', '/b', "/b).'"],
  // The second of two that are equal.
  ["content: 'See [a](/a) or [b](/a).'", 'See [a](/a) or [b](/a).', '/a', "/a).'"],
  ["content: 'It\\'s \\n\\\\ [b](/b)'", "It's \n\\ [b](/b)", '/b', "/b)'"],
  ["content: 'It is \\\n[b](/b)'", 'It is [b](/b)', '/b', "/b)'"],
  ['content: `It is\n  [b](/b)`', 'It is\n  [b](/b)', '/b', '/b)`'],
  ["const text = '[b](/b)'\ncontent: text", '[b](/b)', '/b', "/b)'"],
  ["content: '[a](/)' + ' [b](/b)'", '[a](/) [b](/b)', '/b', "/b)'"],
  ['content: `${name}: [b](/b)`', 'Name: [b](/b)', '/b', '/b)`'],
  ["export default { bar: { content: read('/b') } }", '[b](/b)', '/b', "content: read('/b')"],
])('a part of a text: %s', (text, value, part, expected) => {
  const from = value.lastIndexOf(part)
  const place = locatePartInConfig([{ file: 'x.ts', text }], ['bar', 'content'], value, { from, to: from + part.length })
  const lines = text.split('\n').slice(place.line - 1)
  expect(lines.join('\n').slice(place.column - 1)).toMatch(new RegExp(`^${expected.replace(/[()]/g, '\\$&')}`))
})

test('a name is found outside comments and texts', () => {
  const code = "// lost\nconst a = 'lost'\nimport { lost } from 'x'"
  expect(locateName([{ file: 'x.ts', text: code }], 'lost')).toEqual({ file: 'x.ts', line: 3, column: 10 })
})

test.each([
  ["navbar: [{ to: '/new' }], redirects: [{ from: '/old', to: '/new' }]", "'/new' }]$"],
  ["redirects: [{ to: '/new', from: '/old' }, { from: '/b', to: '/new' }]", "'/new', from"],
  ["redirects: [{ to: '/new', from: '/old', x: '/new' }]", "'/new' }]$"],
  ["old: '/old'.slice(), redirects: [old], then: '/new'", "'/new'$"],
  ["to: '/new'", "'/new'$"],
  ["from: '/old'", "from: '/old'$"],
])('a text is found beside another: %s', (text, expected) => {
  const [place] = locatePairs([{ file: 'x.ts', text }], [['/old', '/new']])
  expect(text.slice((place?.column ?? 0) - 1)).toMatch(new RegExp(`^${expected.replaceAll('[', '\\[')}`))
})

// Of each by itself, it would take minutes.
test('pairs are looked for together', () => {
  const count = 20_000
  const lines = Array.from({ length: count }, (_, index) => `  { from: '/old/${index}/', to: '/new/' },`)
  const pairs = lines.map((_, index) => [`/old/${index}/`, '/new/'] as const)
  const places = locatePairs([{ file: 'x.ts', text: `export default [\n${lines.join('\n')}\n]` }], pairs)
  expect(places.map(({ line }) => line)).toEqual(pairs.map((_, index) => index + 2))
})
