import { expect, test } from 'vitest'
import { withReadableText } from './readable-text.ts'

test('a page with bytes that are no UTF-8 can be built, and is named', () => {
  const none = { files: [], copies: [], settings: [], notes: [], addresses: [], components: [] }
  const { pages, notes } = withReadableText({ ...none, pages: [{ from: 'a.md', to: 'b.md', text: '# A\n\nx\uFFFDy\n' }] })
  expect(pages[0]?.text).toBe('# A\n\nx?y\n')
  expect(notes.map(({ file, line, kind }) => [file, line, kind])).toEqual([['a.md', 3, 'by-hand']])
})
