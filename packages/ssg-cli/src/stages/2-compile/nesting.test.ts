import { expect, test } from 'vitest'
import { refuseDeepHtml } from './nesting.ts'
import { PageFailure } from './page-failure.ts'

test('a tag without an end takes no longer than other text', () => {
  expect(() => refuseDeepHtml([{ type: 'html', value: `<div>\n<${'a'.repeat(300_000)}` }])).not.toThrow()
})

test.each(['<b>', '<my-element a="b">'])('too many open elements are refused: %s', (tag) => {
  expect(() => refuseDeepHtml([{ type: 'html', value: tag.repeat(1001) }])).toThrow(PageFailure)
  expect(() => refuseDeepHtml([{ type: 'html', value: `${tag}</${/[\w-]+/.exec(tag)?.[0]}>`.repeat(1001) }])).not.toThrow()
})
