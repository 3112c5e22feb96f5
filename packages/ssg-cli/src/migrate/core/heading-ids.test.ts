import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import { keepAnchors, keepLinkedAnchors } from './heading-ids.ts'

const linked = (own: string, other = ''): string => {
  const [draft, from] = [new Draft('a.md', own), new Draft('b.md', other)]
  keepLinkedAnchors([draft, from], (address, page) => (address === '' ? page : address === './a.md' ? draft : undefined))
  return draft.finish()
}

test.each([
  ['another case', '## storeId\n', '[a](./a.md#storeId)', '## storeId {#storeId}\n'],
  [
    'other signs',
    '## Comparison with 3.x/4.x\n',
    '[a](./a.md#Comparison-with-3-x-4-x)',
    '## Comparison with 3.x/4.x {#Comparison-with-3-x-4-x}\n',
  ],
  ['letters in percent signs', '## Über\n', '<a href="./a.md#%C3%9Cber">a</a>', '## Über {#Über}\n'],
  ['the anchor that docgen makes', '## Store id\n', '[a](./a.md#store-id)', '## Store id\n'],
  ['another page', '## storeId\n', '[a](./c.md#storeId)', '## storeId\n'],
  ['another heading', '## storeId\n', '[a](./a.md#store)', '## storeId\n'],
  ['a heading with an id', '## storeId {#x}\n', '[a](./a.md#storeId)', '## storeId {#x}\n'],
  ['the first of two headings', '## aB\n\n## aB\n', '[a](./a.md#aB)', '## aB {#aB}\n\n## aB\n'],
])('a link to %s', (_, before, link, after) => expect(linked(before, link)).toBe(after))

test('signs of tags in the code of a heading are part of its text', () => {
  const draft = new Draft('a.md', '## `<Part />` <Badge text="x" />\n\n## The <b>`a`</b> part\n')
  keepAnchors(draft, (text) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  expect(draft.finish()).toBe('## `<Part />` <Badge text="x" /> {#part}\n\n## The <b>`a`</b> part\n')
})

test('a link within the page', () => expect(linked('[a](#aB)\n\n## aB\n')).toBe('[a](#aB)\n\n## aB {#aB}\n'))

test.each([
  ['## status <Mark a="b" />\n', '## status <Mark a="b" /> {#status}\n'],
  ['## status <Mark></Mark>\n', '## status <Mark></Mark> {#status}\n'],
  ['## status <Badge text="x" />\n', '## status <Badge text="x" />\n'],
  ['## the <b>status</b>\n', '## the <b>status</b>\n'],
])('the anchor of a heading that ends in tags: %j', (before, after) => {
  const draft = new Draft('a.md', before)
  keepAnchors(draft, (text) => text.toLowerCase().replace(/\s+/g, '-'))
  expect(draft.finish()).toBe(after)
})
