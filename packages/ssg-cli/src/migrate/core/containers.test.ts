import { expect, test } from 'vitest'
import { containersOf, isBuiltIn } from './containers.ts'
import { Draft } from './draft.ts'

const found = (text: string) => containersOf(new Draft('a.md', text)).map(({ name, first, last }) => `${name} ${first}-${last}`)

test.each([
  [':::tip\na\n:::', ['tip 0-2']],
  ['> > :::tip\n> > a\n> > :::', ['tip 0-2']],
  ['>>:::tip\n>>a\n>>:::', ['tip 0-2']],
  [':::: tip\n::: note\na\n:::\n::::', ['tip 0-4', 'note 1-3']],
  // The first mark ends both, and the second is text.
  ['::: tip\n::: note\na\n:::\n:::', ['tip 0-3', 'note 1-2']],
  ['::: tip\n::: note\na\n:::\nb\n::: info\nc\n:::', ['tip 0-3', 'note 1-2', 'info 5-7']],
  // In a comment, marks are no Markdown.
  ['<!-- old\n::: tip\na\n::: -->\n\n::: info\nb\n<!--\n:::\n-->\n:::', ['info 5-10']],
  ['<!-- a -->\n::: tip\na\n:::', ['tip 1-3']],
  // Each sign may be read in two ways, were white space a part of it: none of these lines may take long.
  [`${'> '.repeat(60)}a\n:::tip\n${'> '.repeat(60)}:: b\n:::`, ['tip 1-3']],
])('the containers of %j', (text, expected) => expect(found(text)).toEqual(expected))

test('no directive of an old site takes the place of one that every site has', () => {
  expect(['tabs', 'tab', 'cards', 'details', 'hero', 'tip'].filter((name) => !isBuiltIn(name))).toEqual([])
  expect(isBuiltIn('studio')).toBe(false)
})
