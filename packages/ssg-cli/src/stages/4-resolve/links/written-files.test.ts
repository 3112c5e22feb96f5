import { expect, test } from 'vitest'
import { withoutNumbers, writtenFilesOf } from './written-files.ts'

test.each([
  ['docs/1.install.md', 'docs/install.md'],
  ['01-guide/2_setup.md', 'guide/setup.md'],
  ['docs/2024.md', 'docs/2024.md'],
  ['01 - first steps.md', 'first steps.md'],
])('%s is written %s', (file, expected) => expect(withoutNumbers(file)).toBe(expected))

test('one name may be that of many files', () => {
  const { byPath, byName } = writtenFilesOf(['1.a.md', '2.a.md', 'b/3.a.md'])
  expect([...byPath]).toEqual([
    ['a.md', ['1.a.md', '2.a.md']],
    ['b/a.md', ['b/3.a.md']],
  ])
  expect(byName.get('a.md')).toEqual(['1.a.md', '2.a.md', 'b/3.a.md'])
})
