import { describe, expect, test } from 'vitest'
import type { MadePage } from '@docgen/model'
import { splitData, splitFrontmatter, splitSource } from './frontmatter.ts'

const read = (yaml: string) => splitFrontmatter('docs/a.md', `---\n${yaml}\n---\n# Page\n`)
const findingsOf = (yaml: string): readonly string[] =>
  read(yaml).diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`)
const notValid = (place: string, reason: string): readonly string[] => [
  `${place} frontmatter-syntax The frontmatter is not valid YAML: ${reason}.`,
]

test.each([
  ['an alias', 'title: &t One\ndescription: *t', { title: 'One', description: 'One' }],
  ['an alias of a list', 'keywords: &k [a, b]\ntags: *k', { keywords: ['a', 'b'], tags: ['a', 'b'] }],
  ['a date that is a text', 'title: 2024-01-01', { title: '2024-01-01' }],
  ['a block text', 'title: >-\n  One\n  two', { title: 'One two' }],
  ['a tag of YAML itself', 'title: !!str 404', { title: '404' }],
])('reads %s', (_, yaml, frontmatter) => {
  expect(read(yaml)).toMatchObject({ frontmatter, diagnostics: [] })
})

test.each([
  [
    'an alias without an anchor',
    'title: a\ndescription: *no',
    notValid('3:14', 'Unresolved alias (the anchor must be set before the alias): no'),
  ],
  ['an unknown tag', 'title: !foo bar', notValid('2:8', 'Unresolved tag: !foo')],
  ['a key twice', 'title: a\ntags: [b]\ntitle: c', notValid('4:1', 'a key is there twice')],
  ['a list for a key', '? [a, b]\n: c', notValid('2:3', 'a key has to be a word')],
  ['brackets without an end', `title: ${'['.repeat(10_000)}`, notValid('2:108', 'it is nested more than 100 levels deep')],
  ['lists in lists', `title: a\ntags:\n  ${'- '.repeat(5000)}a`, notValid('4:1', 'it is nested more than 100 levels deep')],
  ['a list that holds itself', 'tags: &t [*t]', notValid('2:10', 'an alias stands for what it is a part of')],
  ['a list', '- a\n- b', notValid('2:1', 'it has to be "key: value" lines')],
  ['brackets that nothing closes', 'title: [One', notValid('2:8', 'a list has no closing "]"')],
  ['braces that nothing closes', 'last_update: { date: a', notValid('2:14', 'a map has no closing "}"')],
  ['a key that is half written', 'title: One\ndescr', notValid('3:1', 'a key has no ": value" behind it')],
  ['a text that is half written', 'title: "One\ntags: a', notValid('2:8', 'a value has no closing quote: "')],
  ['the same in other quotes', "title: 'One", notValid('2:8', "a value has no closing quote: '")],
  ['a colon in a text', 'title: One: two', notValid('2:8', 'a value contains ": " and no quotes around it')],
  ['a list behind a comment', '# a\n- b', notValid('3:1', 'it has to be "key: value" lines')],
  ['a key alone', '? title', ['2:3 frontmatter-type The frontmatter key "title" has no value.']],
])('tells of %s', (_, yaml, expected) => {
  expect(findingsOf(yaml)).toEqual(expected)
})

test.each([
  ['title: "One', 'Add the quote at the end of the value.'],
  ['tags: [a, b', 'Add the "]" at the end of the list.'],
  ['title: One: two', 'Put the value between quotes.'],
  ['title: One\n\ttags: a', 'Indent it with spaces, or not at all.'],
  ['title: a\ntitle: b', 'Remove one of the two.'],
  ['title: One\ndescr', 'Write a colon, a space and a value behind the key, or remove it.'],
  ['title: !foo bar', expect.stringContaining('Fix the YAML')],
])('%j is corrected as its hint says', (yaml, hint) => {
  expect(read(yaml).diagnostics.map((found) => found.hint)).toEqual([hint])
})

test('a thematic break before a word that is no key is none of frontmatter', () => {
  expect(splitFrontmatter('docs/a.md', '---\nconstructor: one\n').diagnostics).toEqual([])
})

test('keeps the other values of a page with one that cannot be read', () => {
  expect(read('title: One\ndescription: *no').frontmatter).toEqual({ title: 'One' })
})

test('does not unfold aliases of aliases that would fill the memory', () => {
  const bomb = ['title', 'tags', 'keywords', 'description'].map(
    (key, index) =>
      `${key}: &t${index} [${Array(12)
        .fill(index === 0 ? 'x' : `*t${index - 1}`)
        .join(', ')}]`,
  )
  expect(findingsOf(bomb.join('\n'))).toContain(
    '5:18 frontmatter-syntax The frontmatter is not valid YAML: its aliases stand for too many values.',
  )
})

describe('where frontmatter begins and ends', () => {
  test.each<[string, string, string]>([
    ['none', '# Page\n', '# Page\n'],
    ['empty', '---\n---\n# Page', '\n\n# Page'],
    ['an empty line', '---\n\n---\n# Page', '\n\n\n# Page'],
    ['at the end of the file', '---\ntitle: a\n---', '\n\n'],
    ['lines of Windows', '---\r\ntitle: a\r\n---\r\n# Page', '\r\n\r\n\r\n# Page'],
    ['spaces behind the dashes', '--- \t\ntitle: a\n---  \n# Page', '\n\n\n# Page'],
    ['dashes in a text', '---\ntitle: a\n---\n# Page\n---\n', '\n\n\n# Page\n---\n'],
    ['not at the start', '\n---\n\ntitle: a\n---\n', '\n---\n\ntitle: a\n---\n'],
    ['a break between two paragraphs', '---\nOne: two\n', '---\nOne: two\n'],
    ['a break before a line that looks like a key', '---\nnote: two\n', '---\nnote: two\n'],
  ])('%s', (_, text, body) => {
    const split = splitFrontmatter('a.md', text)
    expect(split.body).toBe(body)
    expect(split.diagnostics).toEqual([])
  })

  test('more dashes are told', () => {
    const { body, diagnostics } = splitFrontmatter('a.md', '----\ntitle: a\n----\n')
    expect([body, diagnostics]).toMatchObject(['----\ntitle: a\n----\n', [{ code: 'frontmatter-syntax', line: 1, column: 1 }]])
    expect(splitFrontmatter('a.md', '----\nNote: a\n\n----\n').diagnostics).toEqual([])
  })

  test.each(['---\ntitle: a\n# Page', '---  \r\nsidebar_label: a\r\n', '---\nid:'])('%j lacks its end', (text) => {
    expect(splitFrontmatter('a.md', text)).toMatchObject({
      body: text,
      frontmatter: {},
      diagnostics: [
        {
          code: 'frontmatter-syntax',
          file: 'a.md',
          line: 1,
          column: 1,
          message: expect.stringContaining('no "---" line that ends it'),
        },
      ],
    })
  })

  test('values stand where they are written', () => {
    const { ranges } = splitFrontmatter('a.md', '---\ntitle: One\ntags:\n  - a\n---\n')
    expect(ranges).toEqual({ title: { file: 'a.md', line: 2, column: 8 }, tags: { file: 'a.md', line: 4, column: 3 } })
    expect(splitFrontmatter('a.md', '---\r\n\r\ntitle:  [One\r\n').ranges).toEqual({})
    expect(splitFrontmatter('a.md', '---\n# comment\ntitle: "One"\n---\n').ranges).toEqual({
      title: { file: 'a.md', line: 3, column: 8 },
    })
  })

  test('bytes that are no text are reported where they stand, and the rest is read', () => {
    const { frontmatter, diagnostics } = splitFrontmatter('a.md', '---\ntitle: a\n---\nOne\nt\ufffdo \ufffd\n')
    expect(frontmatter).toEqual({ title: 'a' })
    expect(diagnostics).toMatchObject([{ code: 'not-utf-8', file: 'a.md', line: 5, column: 2 }])
    expect(splitFrontmatter('a.md', 'One\n\n\ufffd').diagnostics).toMatchObject([{ line: 3, column: 1 }])
    expect(splitFrontmatter('a.md', '\ufffd').diagnostics).toMatchObject([{ code: 'not-utf-8', line: 1, column: 1 }])
  })
})

describe('the values of each key', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['title: 404', { title: '404' }],
    ['title: true', { title: 'true' }],
    ['id: 1', { id: '1' }],
    ['slug: 2024', { slug: '2024' }],
    ['slug: /a/b', { slug: '/a/b' }],
    ['tags: one, two ,three', { tags: ['one', 'two', 'three'] }],
    ['tags: one, two,', { tags: ['one', 'two'] }],
    ['tags: ""', { tags: [] }],
    ['tags: [one, 2]', { tags: ['one', '2'] }],
    ['keywords: []', { keywords: [] }],
    ['sidebar_position: -1.5', { sidebar_position: -1.5 }],
    ['hide_title: false', { hide_title: false }],
    ['toc_min_heading_level: 2', { toc_min_heading_level: 2 }],
    ['toc_max_heading_level: 6', { toc_max_heading_level: 6 }],
    ['pagination_prev: null', { pagination_prev: null }],
    ['pagination_next: a/b', { pagination_next: 'a/b' }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['custom_edit_url: https://a', { custom_edit_url: 'https://a' }],
    ['last_update: { date: 2024-03-01, author: A }', { last_update: { date: '2024-03-01', author: 'A' } }],
    ['last_update: {}', { last_update: {} }],
    ['draft: true\nunlisted: true\nsearch: false', { draft: true, unlisted: true, search: false }],
    ['description: a\nimage: b\nsidebar_label: c', { description: 'a', image: 'b', sidebar_label: 'c' }],
    ['hide_table_of_contents: true', { hide_table_of_contents: true }],
    ['hide_sidebar: true', { hide_sidebar: true }],
  ])('%j', (yaml, frontmatter) => expect(read(yaml)).toMatchObject({ frontmatter, diagnostics: [] }))

  test.each<[string, number, string, string]>([
    ['title: [a]', 8, '["a"]', 'a string that is not empty'],
    ['title: ""', 8, '""', 'a string that is not empty'],
    ['sidebar_label: " "', 16, '" "', 'a string that is not empty'],
    ['description: null', 14, 'null', 'a string'],
    ['id: ""', 5, '""', 'a string without "/"'],
    ['id: a/b', 5, '"a/b"', 'a string without "/"'],
    ['id: [a]', 5, '["a"]', 'a string without "/"'],
    ['slug: a b', 7, '"a b"', 'a path such as "/guide/install"'],
    ['slug: a?b', 7, '"a?b"', 'a path such as "/guide/install"'],
    ['slug: "a#b"', 7, '"a#b"', 'a path such as "/guide/install"'],
    ['slug: ""', 7, '""', 'a path such as "/guide/install"'],
    ['slug: [a]', 7, '["a"]', 'a path such as "/guide/install"'],
    ['tags: { a: b }', 7, '{"a":"b"}', 'a list of strings'],
    ['tags: [[a]]', 7, '[["a"]]', 'a list of strings'],
    ['tags: 3', 7, '3', 'a list of strings'],
    ['sidebar_position: first', 19, '"first"', 'a number'],
    ['sidebar_position: .inf', 19, 'Infinity', 'a number'],
    ['hide_title: "yes"', 13, '"yes"', 'true or false'],
    ['hide_table_of_contents: 1', 25, '1', 'true or false'],
    ['draft: [true]', 8, '[true]', 'true or false'],
    ['toc_min_heading_level: 1', 24, '1', 'a heading level from 2 to 6'],
    ['toc_max_heading_level: 7', 24, '7', 'a heading level from 2 to 6'],
    ['toc_max_heading_level: 2.5', 24, '2.5', 'a heading level from 2 to 6'],
    ['toc_max_heading_level: "3"', 24, '"3"', 'a heading level from 2 to 6'],
    ['pagination_prev: 1', 18, '1', 'a doc id, or null for none'],
    ['custom_edit_url: true', 18, 'true', 'an address, or null for none'],
    ['last_update: 2024-03-01', 14, '"2024-03-01"', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: 2024', 14, '2024', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: null', 14, 'null', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: [a]', 14, '["a"]', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { date: soon }', 14, '{"date":"soon"}', 'a map with "date" (such as 2024-03-01) and "author"'],
    [
      'last_update: { date: on 2024-03-01 }',
      14,
      '{"date":"on 2024-03-01"}',
      'a map with "date" (such as 2024-03-01) and "author"',
    ],
    ['last_update: { date: 2024-03-1 }', 14, '{"date":"2024-03-1"}', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { date: 2024-02-30 }', 14, '{"date":"2024-02-30"}', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { date: [2024-03-01] }', 14, '{"date":["2024-03-01"]}', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { date: 2024 }', 14, '{"date":2024}', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { author: 1 }', 14, '{"author":1}', 'a map with "date" (such as 2024-03-01) and "author"'],
    ['last_update: { by: A }', 14, '{"by":"A"}', 'a map with "date" (such as 2024-03-01) and "author"'],
  ])('%j', (yaml, column, shown, expected) => {
    const { frontmatter, ranges, diagnostics } = read(yaml)
    expect([frontmatter, ranges]).toEqual([{}, {}])
    const key = yaml.slice(0, yaml.indexOf(':'))
    const isNull = shown === 'null'
    const message = `The frontmatter key "${key}" has ${isNull ? 'no value' : `the value ${shown}`}.`
    const hint = `Give it ${expected}${isNull ? ', or remove the key' : ''}.`
    expect(diagnostics).toEqual([
      { code: 'frontmatter-type', severity: 'error', file: 'docs/a.md', line: 2, column, message, hint },
    ])
  })

  test('a long value is cut', () => {
    const [finding] = read(`draft: ${'x'.repeat(300)}`).diagnostics
    expect(finding?.message).toContain(`"${'x'.repeat(198)}…`)
    expect(read(`draft: ${'x'.repeat(198)}`).diagnostics[0]?.message).toContain(`"${'x'.repeat(198)}"`)
  })

  test.each<[string, string, unknown]>([
    ['titel', 'b', 'b'],
    ['toString', '[b, 1]', ['b', 1]],
    ['limit', '.inf', 'Infinity'],
  ])('the key %s is left to the config', (key, yaml, value) => {
    const { frontmatter, others, diagnostics } = read(`title: a\n${key}: ${yaml}`)
    expect(frontmatter).toEqual({ title: 'a' })
    expect(diagnostics).toEqual([])
    const at = { file: 'docs/a.md', line: 3, column: 1 }
    expect(others).toEqual([{ key, value, at, valueAt: { ...at, column: key.length + 3 } }])
  })
})

describe('brackets and items within one another', () => {
  test.each<[string, string, boolean]>([
    ['a hundred brackets', `tags: ${'['.repeat(100)}${']'.repeat(100)}`, true],
    ['a hundred and one', `tags: ${'['.repeat(101)}${']'.repeat(101)}`, false],
    ['braces too', `tags: ${'{a: '.repeat(101)}${'}'.repeat(101)}`, false],
    ['brackets that end again', `title: a\nkeywords: [${'[], '.repeat(150)}[]]`, true],
    ['braces that end again', `title: a\nkeywords: [${'{}, '.repeat(150)}{}]`, true],
    ['deep question marks', `? ${'? '.repeat(101)}a`, false],
  ])('%s', (_, yaml, isRead) => {
    const isTooDeep = read(yaml).diagnostics.some(({ message }) => message.includes('nested more than 100 levels deep'))
    expect(isTooDeep).toBe(!isRead)
  })
})

describe('a source file', () => {
  const file = { file: 'docs/a.md', contentPath: 'a.md', source: 'docs', includes: {} }
  test('may begin with the mark of some editors', () => {
    expect(splitSource({ ...file, text: '\ufeff\ufeff---\ntitle: a\n---\nb' })).toMatchObject({
      frontmatter: { title: 'a' },
      body: '\n\n\nb',
    })
    expect(splitSource({ ...file, text: '\ufeff\ufeffa' }).body).toBe('a')
    expect(splitSource({ ...file, text: 'a\ufeffb' }).body).toBe('a\ufeffb')
  })

  test('of a custom source has the frontmatter that the source gives', () => {
    const made = { frontmatter: { title: 'Made' } } as unknown as MadePage
    expect(splitSource({ ...file, made, text: '\ufeff---\ntitle: a\n---\n\ufffd' })).toEqual({
      body: '---\ntitle: a\n---\n\ufffd',
      frontmatter: { title: 'Made' },
      ranges: {},
      diagnostics: [expect.objectContaining({ code: 'not-utf-8', file: 'docs/a.md', line: 4, column: 1 })],
    })
  })

  test('of a custom source has the keys that a plugin declares', () => {
    const at = { file: 'data.json', line: 1, column: 1 }
    const others = [{ key: 'rating', value: 5, at, valueAt: at }]
    const made = { frontmatter: {}, others } as unknown as MadePage
    expect(splitSource({ ...file, made, text: 'a' }).others).toBe(others)
  })
})

test('frontmatter of any keys', () => {
  expect(splitData('a.md', '---\nlayout: home\nhero: { name: a }\n---\nb')).toMatchObject({
    data: { layout: 'home', hero: { name: 'a' } },
    body: '\n\n\n\nb',
    diagnostics: [],
  })
  expect(splitData('a.md', '---\nlayout: [home\n---\nb')).toMatchObject({
    data: {},
    diagnostics: [{ code: 'frontmatter-syntax' }],
  })
})

test.each<[string, readonly string[]]>([
  ['\n\n---\ntitle: a\ntags:\n---\n# A', ['3:1 The frontmatter does not begin on the first line, so the page shows it as text.']],
  ['\r\n---\r\ntitle: a\r\n---\r\n', ['2:1 The frontmatter does not begin on the first line, so the page shows it as text.']],
  ['+++\ntitle = "a"\n+++\n# A', ['1:1 The frontmatter is TOML, so the page shows it as text.']],
  ['\n---\n\nText: more.\n\n---\n', []],
  ['\n---\nText: more, and\nanother line.\n---\n', []],
  ['+++ more\n+++\n', []],
])('frontmatter of other tools: %j', (source, expected) =>
  expect(
    splitFrontmatter('docs/a.md', source).diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`),
  ).toEqual(expected),
)
