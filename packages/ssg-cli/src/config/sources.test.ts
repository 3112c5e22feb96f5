import { expect, test } from 'vitest'
import { changelogs, docs, plainFolderOf, optionsOf, pages } from './sources.ts'

test('sources have defaults', () => {
  expect(docs()).toEqual({
    kind: 'docs',
    name: 'docs',
    dir: 'docs',
    path: '/docs/',
    sidebar: 'auto',
    mainDoc: undefined,
    version: { name: 'current', label: 'Next', isShown: false },
  })
  expect(changelogs()).toEqual({ kind: 'changelogs', name: 'changelogs', dir: 'changelogs' })
  expect(pages()).toEqual({ kind: 'pages', name: 'pages', dir: 'pages', path: '/' })
})

test('a version is called by its name unless it has a label', () => {
  expect(docs({ version: { name: '1.0' } }).version).toEqual({ name: '1.0', label: '1.0', isShown: true })
  expect(docs({ version: { name: '1.0', label: 'One' } }).version).toEqual({ name: '1.0', label: 'One', isShown: true })
})

test('a version that is not the current one names its source', () => {
  expect(docs({ version: { name: 'current' } }).name).toBe('docs')
  expect(docs({ version: { name: '1.0', banner: 'unmaintained' } })).toMatchObject({
    name: 'docs-1.0',
    version: { name: '1.0', banner: 'unmaintained' },
  })
  expect(docs({ name: 'old', version: { name: '1.0' } }).name).toBe('old')
})

test.each([
  ['docs', 'docs'],
  ['./docs/', 'docs'],
  ['a//b/./c', 'a/b/c'],
  ['.', '.'],
  ['', '.'],
  ['../x', '../x'],
  ['/abs/x/', '/abs/x'],
])('folder %j is %j', (dir, expected) => expect(plainFolderOf(dir)).toBe(expected))

test('wrong options are kept for the validation, and do not throw', () => {
  // What a config in JavaScript may hand in.
  const wrong = ['x', null, 3, { dir: 3, path: {}, sidebar: 'no', version: 'x' }] as readonly unknown[] as readonly object[]
  for (const options of wrong) {
    expect(docs(options)).toMatchObject({ dir: 'docs', path: '/docs/', sidebar: 'auto' })
    expect(optionsOf(docs(options))).toBe(options)
    expect(optionsOf(pages(options))).toBe(options)
    expect(optionsOf(changelogs(options))).toBe(options)
  }
})

test('a changelog of all packages is one file with one page', () => {
  const whole = { file: '../CHANGELOG.md', path: '/changelog/' }
  expect(changelogs({ file: '../CHANGELOG.md' })).toEqual({ kind: 'changelogs', name: 'changelog', whole })
  expect(changelogs({ file: './CHANGELOG.md', path: 'releases', name: 'all' })).toEqual({
    kind: 'changelogs',
    name: 'all',
    whole: { file: 'CHANGELOG.md', path: '/releases/' },
  })
})
