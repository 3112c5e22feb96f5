import { expect, test } from 'vitest'
import { loadMarkdownParser } from './parse-markdown.ts'

/** Beyond what Sätteri may copy. */
const manyEntities = '&amp;'.repeat(3000)
/** Beyond what it may read again. */
const manyDirectives = ':a'.repeat(11_000)

test.each([
  ['entities', manyEntities],
  ['directives', manyDirectives],
])('a text of many %s is parsed by remark-parse, which is loaded for it', async (_, text) => {
  const parse = await loadMarkdownParser('satteri')
  expect(() => parse(text)).toThrow('not been prepared')
  await parse.prepare?.(text)
  expect(parse(text)).toEqual((await loadMarkdownParser('remark-parse'))(text))
})

test.each([
  ['in short paragraphs', ':a\n\n'.repeat(11_000)],
  // Without directives, each of these takes Sätteri milliseconds, and the other parser seconds.
  ['that begin no directive', '[a]: '.repeat(11_000)],
  ['of directives with lines of their own', ':::tip\nText.\n:::\n'.repeat(8000)],
  ['in cells of a table', `| a | b |\n| - | - |\n${'| a: b | c: d |\n'.repeat(4000)}`],
])('many colons %s are parsed by Sätteri', async (_, text) => {
  const parse = await loadMarkdownParser('satteri')
  expect(parse(text).type).toBe('root')
})

const oneOfEach = ['A :b[c] and :ä[d].', '::e[f]', ':::note\nText.\n:::', 'At 9:00, a: b, https://c.d, `e: f`.']

// What looks like one, and is none for want of a name.
const noDirectives = [
  ':[a]{b}',
  ':_a[b]',
  ':$a[b]',
  ':-a[b]',
  '::[a]',
  '::: note\nText.\n:::',
  ':::\nText.\n:::',
  '::: {.a}\nb\n:::',
]

test.each([...oneOfEach, ...noDirectives])('with directives or without them, both parsers make the same of %j', async (text) => {
  const [fast, portable] = [await loadMarkdownParser('satteri'), await loadMarkdownParser('remark-parse')]
  expect(fast(text)).toEqual(portable(text))
})
