import { expect, test } from 'vitest'
import { pagePathsOf } from './react-page-paths.ts'

const pathsOf = (contentPath: string, paths: unknown) =>
  pagePathsOf({ root: '/site', file: `pages/${contentPath}`, text: 'export const paths = () => []\n', contentPath, paths })

const cases: readonly (readonly [string, string, unknown, unknown])[] = [
  ['a page of one path', 'about.tsx', undefined, undefined],
  ['brackets within a name are no parameter', 'a[b].tsx', undefined, undefined],
  ['no path', '[slug].tsx', () => [], []],
  ['a path', '[slug].tsx', () => [{ slug: 'a' }], [{ params: { slug: 'a' }, props: {} }]],
  [
    'paths that are promised, with all they may have',
    'x/[slug].jsx',
    async () => [{ slug: 'a', props: { n: 1 }, title: 'A', description: 'One' }],
    [{ params: { slug: 'a' }, props: { n: 1 }, title: 'A', description: 'One' }],
  ],
  [
    'folders in brackets',
    '[year]/[slug].tsx',
    () => [{ year: '2024', slug: 'a' }],
    [{ params: { year: '2024', slug: 'a' }, props: {} }],
  ],
]

test.each(cases)('%s', async (_, contentPath, paths, expected) => {
  const found = await pathsOf(contentPath, paths)
  expect(found && ('paths' in found ? found.paths : found.problems)).toEqual(expected)
})

const mistakes: readonly (readonly [string, unknown, string])[] = [
  ['[slug].tsx', undefined, 'The file name of this page stands for many pages, but it exports no "paths".'],
  ['[slug].tsx', [], 'The file name of this page stands for many pages, but its export "paths" is not a function.'],
  ['page.tsx', () => [], 'This page exports "paths", but no part of its file name is in brackets.'],
  ['[slug].tsx', () => undefined, 'The function "paths" of this page does not return a list.'],
  ['[slug].tsx', () => Promise.reject(new Error('no')), 'The function "paths" of this page threw an error: no'],
  ['[slug].tsx', () => [7], 'Entry 1 of what "paths" of this page returns is not an object.'],
  ['[slug].tsx', () => [{ slug: 'a' }, { slug: '' }], 'Entry 2 of what "paths" of this page returns has no string for "slug".'],
  ['[a]/[b].tsx', () => [{ a: 'a' }], 'Entry 1 of what "paths" of this page returns has no string for "b".'],
  ['[slug].tsx', () => [{ slug: 'a', n: 1 }], 'Entry 1 of what "paths" of this page returns has the unknown key "n".'],
  [
    '[slug].tsx',
    () => [{ slug: 'a', props: [] }],
    'Entry 1 of what "paths" of this page returns has "props" that are not an object.',
  ],
  [
    '[slug].tsx',
    () => [{ slug: 'a', title: 1 }],
    'Entry 1 of what "paths" of this page returns has a "title" or a "description" that is not a string.',
  ],
]

test.each(mistakes)('%s: %s', async (contentPath, paths, expected) => {
  const found = await pathsOf(contentPath, paths)
  expect(found && 'problems' in found && found.problems.map(({ message, line }) => `${line} ${message}`)).toEqual([
    `1 ${expected}`,
  ])
})
