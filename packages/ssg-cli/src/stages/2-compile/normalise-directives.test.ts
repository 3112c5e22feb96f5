import { expect, test } from 'vitest'
import { normaliseDirectives } from './normalise-directives.ts'

test.each([
  [':::tip Read this', ':::tip[Read this]'],
  ['::: tip Read this', ':::tip[Read this]'],
  ['::: tip', ':::tip'],
  [':::tip[Read this]', ':::tip[Read this]'],
  [':::tip', ':::tip'],
  ['::::tabs{group="a"}', '::::tabs{group="a"}'],
  [':::tab npm {id="x"}', ':::tab[npm]{id="x"}'],
  ['> :::note In a quote', '> :::note[In a quote]'],
  ['```\n:::tip Code\n```\n:::tip Text', '```\n:::tip Code\n```\n:::tip[Text]'],
  ['````\n```\n:::tip Code\n````', '````\n```\n:::tip Code\n````'],
  ['a ::: b', 'a ::: b'],
  [':::', ':::'],
])('%j becomes %j', (markdown, expected) => expect(normaliseDirectives(markdown).markdown).toBe(expected))

test.each([
  [':::note[open\ntext', '\\:::note[open\ntext', [1]],
  ['a\n\n:::note{.x', 'a\n\n\\:::note{.x', [3]],
  [':::note[a]{b="c"}', ':::note[a]{b="c"}', []],
])('%j, whose title or attributes may be open', (markdown, expected, lines) =>
  expect(normaliseDirectives(markdown)).toEqual({ markdown: expected, malformedLines: lines }),
)
