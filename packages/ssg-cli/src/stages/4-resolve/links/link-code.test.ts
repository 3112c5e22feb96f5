import { expect, test } from 'vitest'
import { linkCode } from './link-code.ts'

const link = (line: number, column: number, length: number) => ({ line, column, length, href: `/${line}-${column}/` })

test.each([
  ['plain text', 'let a\n', [link(1, 5, 1)], 'let <a href="/1-5/">a</a>\n'],
  [
    'within tokens, over lines',
    '<span class="line"><span class="token">new</span> A\n</span><span class="line">b.c\n</span>rest',
    [link(1, 5, 1), link(2, 3, 1)],
    '<span class="line"><span class="token">new</span> <a href="/1-5/">A</a>\n</span><span class="line">b.<a href="/2-3/">c</a>\n</span>rest',
  ],
  ['references count as what they show', 'a &lt; &amp;b\n', [link(1, 6, 1)], 'a &lt; &amp;<a href="/1-6/">b</a>\n'],
  ['no link over the edge of a token', '<i>ab</i>c\n', [link(1, 2, 2)], '<i>ab</i>c\n'],
  ['a link after one that is left out', '<i>ab</i>c d\n', [link(1, 2, 2), link(1, 5, 1)], '<i>ab</i>c <a href="/1-5/">d</a>\n'],
  [
    'names of several letters, one behind the other',
    'let name = other\n',
    [link(1, 5, 4), link(1, 12, 5)],
    'let <a href="/1-5/">name</a> = <a href="/1-12/">other</a>\n',
  ],
  ['numbered references too', '&#39;&#x27;a &amp;\n', [link(1, 3, 1)], '&#39;&#x27;<a href="/1-3/">a</a> &amp;\n'],
  ['no link over the end of a line', 'a\nb\n', [link(1, 1, 3), link(2, 1, 1)], 'a\n<a href="/2-1/">b</a>\n'],
  ['a link after one beyond its line', 'a\nb\n', [link(1, 9, 1), link(2, 1, 1)], 'a\n<a href="/2-1/">b</a>\n'],
  ['nothing beyond the code', 'a\n', [link(3, 1, 1)], 'a\n'],
])('%s', (_, html, links, expected) => {
  expect(linkCode(html, links)).toBe(expected)
  expect(linkCode(html, links).replace(/<\/?a[^>]*>/g, '')).toBe(html)
})
