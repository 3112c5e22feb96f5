import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import { migrateFences } from './fences.ts'

function migrate(text: string): Draft {
  const draft = new Draft('a.md', text)
  migrateFences(draft, () => undefined)
  return draft
}

test.each([
  ['what stands before a cut', 'a\n// ---cut---\nb\n', 'b\n'],
  ['what stands before the last of two', 'a\n// ---cut---\nb\n// ---cut-before---\nc\n', 'c\n'],
  ['what stands behind a cut', 'a\n//---cut-after---\nb\n', 'a\n'],
  ['parts', 'a\n  // ---cut-start---\nb\n  // ---cut-end---\nc\n', 'a\nc\n'],
  ['queries', 'const a = 1\n//    ^?\nb.\n// ^|\nc\n//^^^ more\n', 'const a = 1\nb.\nc\n'],
  ['settings', '// @errors: 2322 2345\n// @noErrors\n// @strict: false\n// @jsx: preserve\na\n', 'a\n'],
  ['results that it keeps in the page', '// @twoslash-cache: {"v":1,"hash":"e7b2","data":"N4Ig"}\na\n', 'a\n'],
  [
    'no other comments',
    '// @filename: a.ts\n// @ts-expect-error\n// @deprecated\n// @acme/server exports a\n// ^ see above\n',
    '// @filename: a.ts\n// @ts-expect-error\n// @deprecated\n// @acme/server exports a\n// ^ see above\n',
  ],
  ['the name of a callout', 'a\n// @log: Hello\n', 'a\n// Hello\n'],
])('hides %s', (_, before, after) =>
  expect(migrate(`\`\`\`ts twoslash\n${before}\`\`\`\n`).finish()).toBe(`\`\`\`ts\n${after}\`\`\`\n`),
)

test.each([
  ['cuts without the word', '```tsx {1}\na\n// ---cut---\nb\n```\n', '```tsx {1}\nb\n```\n'],
  ['settings without the word stay', '```ts\n// @errors: 1\n```\n', '```ts\n// @errors: 1\n```\n'],
  [
    'a component keeps the tag of its script',
    '```vue twoslash{2} [a]\n<script lang="ts">\na\n// ---cut---\nb\n</script>\n```\n',
    '```vue{2}\n<script lang="ts">\nb\n</script>\n```\n',
  ],
  [
    'code that others include',
    '```twoslash include one\n// @types: node\na\n```\n\n```ts twoslash include two\n// @include: one\nb\n```\n\n```ts twoslash title="c"\n// @include: one\n// @filename: c.ts\n// ---cut---\n// @include: two\n// @include: none\nd\n```\n',
    '\n```ts\na\nb\n```\n\n```ts title="c"\na\nb\nd\n```\n',
  ],
])('%s', (_, before, after) => expect(migrate(before).finish()).toBe(after))

test('says what it removed, by line', () => {
  const { notes } = migrate('```ts twoslash\na\n// ---cut---\nb\n// ^?\n// @warn: no\n```\n')
  expect(notes.map(({ line, topic, message }) => [line, topic, message.split(/[:,]/)[0]])).toEqual([
    [2, 'twoslash', 'Lines that only Twoslash reads were removed'],
    [5, 'twoslash', 'The question "^?" was removed'],
    [6, 'code-meta', 'A message that Twoslash shows below the code is now a comment.'],
    [1, 'twoslash', '"twoslash" after the language of the code was removed'],
  ])
})
