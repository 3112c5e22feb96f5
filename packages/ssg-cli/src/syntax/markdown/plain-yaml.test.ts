import { expect, test } from 'vitest'
import { splitFrontmatter } from './frontmatter.ts'
import { readPlainYaml } from './plain-yaml.ts'

const values = [
  'Getting started',
  'Ünïcode — with a dash',
  'a-b_c',
  'x',
  '/guide/install',
  'Sign in, then out (or not) [maybe] {ever}!',
  'a "quoted" word and it’s fine',
  "don't",
  '"double: # quoted"',
  "'single: # quoted'",
  '""',
  "''",
  'true',
  'false',
  '0',
  '42',
  '123456789012345',
  'a & b * c ? d | e > f % g @ h `i`',
  'tab\tin it',
  'two  spaces',
]

test.each(values)('reads as the YAML parser does: %s', (value) => {
  const text = `title: ${value}\nsidebar_label:   ${value}\nsidebar_position: ${value}\ndraft: ${value}\nlast: one`
  expect(readPlainYaml(text)).toHaveLength(5)
  const read = (yaml: string) => ({ ...splitFrontmatter('a.md', `---\n${yaml}\n---\n`), body: '' })
  // A comment makes it the parser's.
  expect(read(text)).toEqual(read(`${text} # a comment`))
})

test.each([
  ['a comment', 'title: One # two'],
  ['what may be a comment', 'title: C# sharp'],
  ['a colon', 'title: One: two'],
  ['a list', 'tags: [a, b]'],
  ['a list on lines of its own', 'tags:\n  - a'],
  ['a block', 'description: |\n  text'],
  ['a value on the next line', 'title:\n  One'],
  ['a line that goes on', 'title: One\n  two'],
  ['no value', 'title:'],
  ['nothing', 'title: null'],
  ['an old word for true', 'title: Yes'],
  ['a float', 'sidebar_position: 1.5'],
  ['a negative number', 'sidebar_position: -1'],
  ['an octal', 'sidebar_position: 017'],
  ['a hexadecimal', 'sidebar_position: 0x1f'],
  ['a date', 'title: 2024-01-01'],
  ['an escape', 'title: "a\\nb"'],
  ['a quote in quotes', "title: 'it''s'"],
  ['an anchor', 'title: &a One'],
  ['an alias', 'title: *a'],
  ['a tag', 'title: !!str One'],
  ['a key that stands twice', 'title: One\ntitle: Two'],
  ['a quoted key', '"title": One'],
  ['a tab after the colon', 'title:\tOne'],
  ['spaces behind', 'title: One '],
  ['an empty line', 'title: One\n\nid: one'],
  ['a line that ends as on Windows', 'title: One\r\nid: one'],
  ['no colon', 'title'],
])('leaves to the parser %s', (_, text) => expect(readPlainYaml(text)).toBeUndefined())
