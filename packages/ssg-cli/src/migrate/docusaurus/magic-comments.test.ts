import { expect, test } from 'vitest'
import { Draft } from '../core/draft.ts'
import { magicCommentsOf, migrateMagicComments } from './magic-comments.ts'

const config = {
  themeConfig: {
    prism: {
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
        {
          className: 'code-block-removed-line',
          line: 'Remove this line',
          block: { start: 'Removed lines start', end: 'Removed lines end' },
        },
        { className: 'code-block-added-line', line: 'Add this line' },
        { className: 'blink', line: 'blink' },
      ],
    },
  },
}

const said: string[] = []
const comments = magicCommentsOf(config, { notes: [], say: (kind, _, word, message) => said.push(`${kind} ${word} ${message}`) })

test('a mark that docgen does not have needs a hand', () => {
  expect(said).toEqual([
    'by-hand blink The magic comment "blink" was left out: docgen marks lines as highlighted, focused, added, removed or errors.',
  ])
})

test.each([
  ['a line', '```ts\na\n// Remove this line\nb\nc\n```\n', '```ts\na\nb // [!code --]\nc\n```\n'],
  [
    'a block',
    '```sh\n# Removed lines start\na\n\nb\n# Removed lines end\nc\n```\n',
    '```sh\na # [!code --]\n\nb # [!code --]\nc\n```\n',
  ],
  ['two kinds', '```js\n// Remove this line\na\n// Add this line\nb\n```\n', '```js\na // [!code --]\nb // [!code ++]\n```\n'],
  ['what docgen knows', '```ts\n// highlight-next-line\na\n```\n', '```ts\n// highlight-next-line\na\n```\n'],
  ['a language without such comments', '```json\n// Add this line\n{}\n```\n', '```json\n// Add this line\n{}\n```\n'],
  ['text', 'Remove this line\n\n// Remove this line\n', 'Remove this line\n\n// Remove this line\n'],
])('%s', (_, before, after) => {
  const draft = new Draft('a.md', before)
  migrateMagicComments(draft, comments)
  expect(draft.finish()).toBe(after)
})
