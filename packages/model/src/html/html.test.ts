import { expect, test } from 'vitest'
import { escapeAttribute, escapeText, unescapeHtml } from './html.ts'

test.each([
  ['a &lt;b&gt; &quot;c&quot; &#x27;d&#39;', 'a <b> "c" \'d\''],
  ['&apos;&nbsp;&#8230;&#x1F600;', "'\u00a0…😀"],
  // What a reference stands for may look like another one.
  ['&amp;quot; &amp;amp;', '&quot; &amp;'],
  ['&copy; &constructor; & &;', '&copy; &constructor; & &;'],
  ['&#x110000; &#99999999999;', '&#x110000; &#99999999999;'],
  ['plain', 'plain'],
])('%j is %j', (html, text) => expect(unescapeHtml(html)).toBe(text))

test('an unknown character reference becomes what the caller says', () =>
  expect(unescapeHtml('a&copy;b&#x110000;&amp;c', () => ' ')).toBe('a b &c'))

test.each(['a & b', '"<>"', '&quot;', "'"])('%j is read as it was written', (text) => {
  expect(unescapeHtml(escapeText(text))).toBe(text)
  expect(unescapeHtml(escapeAttribute(text))).toBe(text)
})
