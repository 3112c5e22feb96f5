import { expect, test } from 'vitest'
import { fenceMetaOf, includeFileOf, includePathsOf, regionOf, unclosedRegionLine } from './fence-meta.ts'

test.each([
  ['title="a b.ts" {1,3-5} showLineNumbers', { title: 'a b.ts', highlighted: [1, 3, 4, 5], showLineNumbers: true, problems: 0 }],
  ["title='x'", { title: 'x', highlighted: [], showLineNumbers: false, problems: 0 }],
  ['{2-1}', { title: undefined, highlighted: [], showLineNumbers: false, problems: 1 }],
  ['{a}', { title: undefined, highlighted: [], showLineNumbers: false, problems: 1 }],
  ['showLineNumber', { title: undefined, highlighted: [], showLineNumbers: false, problems: 1 }],
  ['no-check reason="pseudo code"', { title: undefined, highlighted: [], showLineNumbers: false, problems: 0 }],
  ['', { title: undefined, highlighted: [], showLineNumbers: false, problems: 0 }],
])('meta %j', (meta, expected) => {
  const { title, highlighted, showLineNumbers, problems } = fenceMetaOf(meta)
  expect({ title, highlighted: [...highlighted], showLineNumbers, problems: problems.length }).toEqual(expected)
})

test('finds the includes of a page', () => {
  expect(includePathsOf('```ts file="./a.ts"\n```\n\n- ~~~js title="x" file=b.js region=r\n  ~~~\n')).toEqual(['./a.ts', 'b.js'])
})

test('a key of another tool is one finding, whatever its value, and a key that is a slip is named with it', () => {
  expect(fenceMetaOf('filename=a.ts').problems).toEqual([{ part: 'filename', hint: 'Write title="…".' }])
  expect(fenceMetaOf('filename="b c.ts"').problems).toEqual([{ part: 'filename', hint: 'Write title="…".' }])
  expect(fenceMetaOf('titel="a.ts"').problems.map(({ part }) => part)).toEqual(['titel="a.ts"'])
})

test('a value of several words without quotes is one finding, which says how to write it', () => {
  expect(fenceMetaOf('title=my first file.ts wrap {1}')).toMatchObject({
    wrap: true,
    problems: [{ part: 'title=my first file.ts', hint: 'Put the value between quotes: title="my first file.ts".' }],
  })
  expect(fenceMetaOf('title="my" file.ts').problems).toMatchObject([{ part: 'file.ts' }])
})

test('a value that is not closed is one finding at its quote', () => {
  expect(fenceMetaOf('{1} title="Start the server on a port wrap').problems).toEqual([
    { part: 'title="', hint: 'Close the value with another ".' },
  ])
  expect(fenceMetaOf("title='a.ts").problems.map(({ part }) => part)).toEqual(["title='"])
})

test.each([
  ['docs/guide/a.md', './x.ts', 'docs/guide/x.ts'],
  ['docs/guide/a.md', '../x.ts', 'docs/x.ts'],
  ['docs/guide/a.md', 'examples/x.ts', 'examples/x.ts'],
  ['docs/a.md', '../../x.ts', undefined],
])('include of %s: %s', (page, path, expected) => expect(includeFileOf(page, path)).toBe(expected))

test('cuts a region out, with its indent taken off and inner markers left out', () => {
  const text = 'a\n  // #region one\n  b\n    c\n  // #region two\n  d\n  // #endregion\n  // #endregion\ne\n'
  expect(regionOf(text, 'one')).toBe('b\n  c\nd')
  expect(regionOf(text, 'two')).toBe('d')
  expect(regionOf(text, 'three')).toBeUndefined()
})

test('a region ends as it begins, with or without a sign', () => {
  expect(regionOf('//region one\na\n//endregion\nb\n', 'one')).toBe('a')
  expect(regionOf('<!-- region one -->\na\n<!-- endregion -->\nb\n', 'one')).toBe('a')
})

test.each([
  ['// #region one\na\n', 1],
  ['a\n// #region one\n// #region two\n// #endregion\n', 2],
  ['// #region one\n// #endregion\n', undefined],
  ['a\n', undefined],
])('the region of %j that never ends begins in line %s', (text, line) => expect(unclosedRegionLine(text, 'one')).toBe(line))
