import { expect, test } from 'vitest'
import { labelOfMarkdown, labelOfText } from './labels.ts'

test('brackets of a text lead nowhere', () => expect(labelOfText(' The [new](x) way ')).toBe('The \\[new\\](x) way'))

test.each([
  ['See [the guide](guide.md) first', 'See [the guide](guide.md) first'],
  ['An [open one', 'An \\[open one'],
  ['A closed] one [and](x) [another', 'A closed\\] one [and](x) \\[another'],
  ['\\[escaped', '\\[escaped'],
  ['😀 ] ', '😀 \\]'],
])('of the Markdown %j, brackets that have no partner are escaped', (markdown, label) =>
  expect(labelOfMarkdown(markdown)).toBe(label),
)
