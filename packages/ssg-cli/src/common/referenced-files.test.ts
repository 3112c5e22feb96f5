import { expect, test } from 'vitest'
import type { Slot } from '@docgen/model'
import { referencedFilesOf } from './referenced-files.ts'

const slot = (kind: Slot['kind'], href: string): Slot => ({ kind, href, line: 1, column: 1 })

const files = (slots: readonly Slot[], which: 'all' | 'images' = 'all', above = 0): readonly string[] => [
  ...referencedFilesOf([{ file: 'packages/a/README.md', slots }], which, above),
]

test.each<readonly [string, Slot, string]>([
  ['a file beside the text', slot('image', './light.png'), 'packages/a/light.png'],
  ['a file in another folder', slot('link', '../b/c%20d.pdf?x#y'), 'packages/b/c d.pdf'],
  ['a path from the root', slot('image', '/img/a.png'), 'img/a.png'],
  ['a name with a colon', slot('image', './a:b.png'), 'packages/a/a:b.png'],
])('%s', (_, found, file) => {
  expect(files([found])).toEqual([file])
})

test.each([
  slot('image', 'https://example.com/a.png'),
  slot('image', '//example.com/a.png'),
  slot('image', 'data:image/png,x'),
  slot('image', '../../../a.png'),
  slot('image', '%E0%A4%A.png'),
  slot('code', 'light.png'),
  slot('sample', ''),
])('no file: $kind $href', (found) => {
  expect(files([found], 'all', 0)).toEqual([])
})

test('where other files do not matter, an image that says its size counts, and a page does not', () => {
  expect(files([slot('link', './a.png'), slot('link', './b.md'), slot('image', './c')], 'images')).toEqual([
    'packages/a/a.png',
    'packages/a/c',
  ])
})

test('a path from the root may be that of the repository', () => {
  const texts = [{ file: '../packages/a/README.md', slots: [slot('link', '/LICENSE'), slot('link', './b.md')] }]
  const files = referencedFilesOf(texts, 'all', 1, undefined, '..')
  expect([...files]).toEqual(['LICENSE', '../LICENSE', '../packages/a/b.md'])
})

test('the image of the frontmatter counts too', () => {
  expect([...referencedFilesOf([{ file: 'docs/a.md', slots: [], frontmatter: { image: './a.png' } }])]).toEqual(['docs/a.png'])
})
