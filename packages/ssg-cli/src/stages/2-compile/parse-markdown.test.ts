import { expect, test } from 'vitest'
import { loadMarkdownParser } from './parse-markdown.ts'

/** Beyond what Sätteri may copy. */
const manyEntities = '&amp;'.repeat(3000)

test('a text of many entities is parsed by remark-parse, which is loaded for it', async () => {
  const parse = await loadMarkdownParser('satteri')
  expect(() => parse(manyEntities)).toThrow('not been prepared')
  await parse.prepare?.(manyEntities)
  expect(parse(manyEntities)).toEqual((await loadMarkdownParser('remark-parse'))(manyEntities))
})
