import { expect, test } from 'vitest'
import { changesOf, lineChangesOf } from './report-changes.ts'

const made = (name: string, code: string, entryPoint = 'kit') => ({ entryPoint, name, code })

test('what is gone comes before what is another and what is new', () => {
  const written = [
    { ...made('a', '1'), line: 5 },
    { ...made('b', '1'), line: 9 },
    { ...made('c', '1'), line: 13 },
    { ...made('c', '1', 'kit/web'), line: 19 },
  ]
  const now = [made('b', '2'), made('c', '1'), made('d', '1')]
  expect(changesOf(written, now)).toEqual([
    { kind: 'removed', entryPoint: 'kit', name: 'a', impact: 'breaks', before: '1', line: 5 },
    { kind: 'removed', entryPoint: 'kit/web', name: 'c', impact: 'breaks', before: '1', line: 19 },
    { kind: 'changed', entryPoint: 'kit', name: 'b', impact: 'mayBreak', before: '1', after: '2', line: 9 },
    { kind: 'added', entryPoint: 'kit', name: 'd', impact: 'adds', after: '1' },
  ])
  expect(changesOf([{ ...made('b', '2'), line: 1 }], [made('b', '2')])).toEqual([])
})

test.each([
  ['a\nb\nc', 'a\nb\nc', []],
  ['a\nb\nc', 'a\nx\nc', ['-b', '+x']],
  ['a\nc', 'a\nb\nc', ['+b']],
  ['a\nb\nc', 'a\nc', ['-b']],
  ['a\nb', 'b\na', ['-a', '+a']],
  ['a', 'b', ['-a', '+b']],
  ['a\na\nb', 'a\nb\nb', ['-a', '+b']],
  ['a\na', 'a', ['-a']],
  ['a', 'a\na', ['+a']],
  ['a\nb\nc\nd\ne', 'a\nc\nx\nd\ne', ['-b', '+x']],
])('from %j to %j', (before, after, expected) => {
  expect(lineChangesOf(before, after).map(({ sign, line }) => `${sign}${line}`)).toEqual(expected)
})
