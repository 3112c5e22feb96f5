import { expect, test } from 'vitest'
import type { SearchPage } from '@docgen/model'
import { encodePageText } from '../../../search/page-text.ts'
import { english } from '../../../search/rules.ts'
import { searchFilesOf } from './search-files.ts'

const text = encodePageText('Kettle', [{ anchor: '', titles: [], text: 'Tea.' }], english)

const pageOf = (size: number): SearchPage => ({
  kind: 'page',
  isDeprecated: false,
  language: 'en',
  title: 'Kettle',
  path: [],
  href: '/kettle/',
  key: text,
  size,
  text: () => text,
  symbols: () => [],
})

test.each([
  [30_000, 1],
  [400_000, 8],
  [1_600_000, 32],
  [3_000_000, 64],
  [12_000_000, 64],
  [40_000_000, 256],
])('the terms of %i characters are in %i files', (size, expected) => {
  const files = searchFilesOf({
    pages: [pageOf(size)],
    search: { kind: 'local', engine: 'fragments' },
    hashOf: (hashed) => `${hashed.length}`.padEnd(12, 'x'),
  })
  expect(files.filter(({ path }) => path.includes('/terms-'))).toHaveLength(expected)
})
