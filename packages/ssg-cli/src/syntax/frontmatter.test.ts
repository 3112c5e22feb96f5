import { expect, test } from 'vitest'
import { splitFrontmatter } from './frontmatter.ts'

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
  ['a key twice', 'title: a\ntags: [b]\ntitle: c', notValid('4:1', 'Map keys must be unique')],
  ['a list for a key', '? [a, b]\n: c', notValid('2:3', 'a key has to be a word')],
  ['brackets without an end', `title: ${'['.repeat(10_000)}`, notValid('2:108', 'it is nested more than 100 levels deep')],
  ['lists in lists', `title: a\ntags:\n  ${'- '.repeat(5000)}a`, notValid('4:1', 'it is nested more than 100 levels deep')],
  ['a list that holds itself', 'tags: &t [*t]', notValid('2:10', 'an alias stands for what it is a part of')],
  ['a list', '- a\n- b', notValid('2:1', 'it has to be "key: value" lines')],
])('tells of %s', (_, yaml, expected) => {
  expect(findingsOf(yaml)).toEqual(expected)
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
