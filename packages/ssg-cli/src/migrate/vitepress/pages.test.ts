import { expect, test } from 'vitest'
import { delimitersOf } from './pages.ts'

test.each([
  [{ leftDelimiter: '%{', rightDelimiter: '}%' }, ['%{', '}%']],
  [{ left: '%{', right: '}%' }, ['%{', '}%']],
  [{ left: '%{' }, undefined],
  [{ disable: true }, undefined],
])('the delimiters of attributes %j', (attrs, expected) => expect(delimitersOf({ markdown: { attrs } })).toEqual(expected))
