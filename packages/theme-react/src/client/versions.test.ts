import { expect, test } from 'vitest'
import { hrefFor } from './versions.ts'

const hrefs = '{"1.0":"/docs/1.0/","next":"/docs/next/"}'

test.each([
  ['1.0', hrefs, '/docs/1.0/'],
  ['2.0', hrefs, undefined],
  ['toString', hrefs, undefined],
  [null, hrefs, undefined],
  ['1.0', undefined, undefined],
  ['1.0', '{"1.0":3}', undefined],
  ['1.0', 'null', undefined],
])('for a reader of %s', (chosen, given, expected) => expect(hrefFor(chosen, given)).toBe(expected))
