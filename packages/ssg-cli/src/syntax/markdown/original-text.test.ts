import { expect, test } from 'vitest'
import { writtenAnchorsOf } from './heading-anchor.ts'
import { hashOfOriginal, withSourceHash } from './original-text.ts'

test.each([
  ['a page without frontmatter', '# A\n', "---\nsource_hash: 'abc'\n---\n\n# A\n"],
  ['a page with a thematic break', 'A\n\n---\n\nB\n', "---\nsource_hash: 'abc'\n---\n\nA\n\n---\n\nB\n"],
  ['frontmatter', '---\ntitle: A\n---\n\nText\n', "---\ntitle: A\nsource_hash: 'abc'\n---\n\nText\n"],
  ['empty frontmatter', '---\n---\nText\n', "---\nsource_hash: 'abc'\n---\nText\n"],
  ['an older mark', "---\nsource_hash: 'old'\ntitle: A\n---\n", "---\nsource_hash: 'abc'\ntitle: A\n---\n"],
  [
    'lines that end as on Windows',
    '---\r\ntitle: A\r\n---\r\nText\r\n',
    "---\r\ntitle: A\r\nsource_hash: 'abc'\r\n---\r\nText\r\n",
  ],
  ['a page with a byte order mark', '\ufeff# A\n', "\ufeff---\nsource_hash: 'abc'\n---\n\n# A\n"],
])('%s is marked', (_, text, marked) => {
  expect(withSourceHash(text, 'abc')).toBe(marked)
  expect(withSourceHash(marked, 'abc')).toBe(marked)
})

test('line endings and a byte order mark are no change of the original', () => {
  const same = (text: string): string => text
  expect(hashOfOriginal('\ufeffA\r\nB', same)).toBe(hashOfOriginal('A\nB', same))
})

test('anchors that were written out are known', () => {
  expect(writtenAnchorsOf('# A {#a}\r\n\n## B\n\n### C {#c-1}  \n\nText {#no}\n\n## D \\{#d}\n')).toEqual(['a', 'c-1'])
})
