import { expect, test } from 'vitest'
import { addressesOfSrcset, mapSrcset } from './srcset.ts'

// https://github.com/web-platform-tests/wpt/blob/master/html/semantics/embedded-content/the-img-element/srcset/parse-a-srcset-attribute.html
test.each<readonly [string, readonly string[]]>([
  ['', []],
  [' ,, ', []],
  ['a.png', ['a.png']],
  [' a.png ', ['a.png']],
  ['a.png,', ['a.png']],
  ['a.png,,, ,b.png', ['a.png', 'b.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png 2x', ['a.png,b.png']],
  ['a.png, b.png 2x', ['a.png', 'b.png']],
  ['a.png\t480w,\n\tb.png\f800w', ['a.png', 'b.png']],
  ['a,b.png 1x,,c.png', ['a,b.png', 'c.png']],
  ['a.png (1x, b.png) 2x, c.png', ['a.png', 'c.png']],
  ['a.png (1x, b.png', ['a.png']],
  ['data:image/png;base64,AAAA 1x, b.png 2x', ['data:image/png;base64,AAAA', 'b.png']],
  ['a\u00a0b.png 1x', ['a\u00a0b.png']],
])('%j names %j', (srcset, addresses) => {
  expect(addressesOfSrcset(srcset)).toEqual(addresses)
  expect(mapSrcset(srcset, (each) => each)).toBe(srcset)
})

test('only the addresses change', () => {
  expect(mapSrcset(' ./a.png  1x ,./b.png 2x,', (each) => `/x/${each.slice(2)}`)).toBe(' /x/a.png  1x ,/x/b.png 2x,')
})

test.each([',', ', ', 'a,', 'a ', '(', 'a (', ' '])('a long list of %j takes as long as it is', { timeout: 1000 }, (part) => {
  const list = part.repeat(200_000)
  expect(mapSrcset(list, (each) => each)).toBe(list)
})
