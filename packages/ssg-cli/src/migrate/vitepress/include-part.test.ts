import { expect, test } from 'vitest'
import { includedPart } from './include-part.ts'
import { vitepressSlug } from './page.ts'

const text =
  '---\ntitle: A\n---\n# A\na\n<!-- #region one -->\nb\nc\n<!-- #endregion one -->\n## Two & 2\nd\n### Three\ne\n## Four {#4}\nf\n'

test.each<[string, string | undefined]>([
  ['{4,5}', '# A\na'],
  ['{14,}', '## Four {#4}\nf'],
  ['{,3}', '---\ntitle: A\n---'],
  ['#one', 'b\nc'],
  ['#one{2,}', 'c'],
  ['#one{1,1}', 'b'],
  ['#two-2', '## Two & 2\nd\n### Three\ne'],
  ['#4', '## Four {#4}\nf'],
  ['#none', undefined],
  ['{a}', undefined],
])('the part %s of a file', (part, expected) => {
  const found = includedPart(text, part, vitepressSlug)
  expect(found?.trim()).toBe(expected)
  // Notes name the lines of the file.
  const first = expected?.split('\n')[0] ?? ''
  if (found !== undefined) expect(found.split('\n').indexOf(first)).toBe(text.split('\n').indexOf(first))
})
