import { expect, test } from 'vitest'
import type { SearchConfig } from '@docgen/model'
import { completeLocale } from '../config/locales.ts'
import { readSearchWorker } from './search-worker.ts'

test.each<[string, SearchConfig, boolean]>([
  ['which engine it takes is not known yet', 'auto', true],
  ['it has chosen lunr', { kind: 'local', engine: 'lunr' }, true],
  ['it has chosen fragments', { kind: 'local', engine: 'fragments' }, false],
  ['it has chosen Pagefind', { kind: 'local', engine: 'pagefind' }, false],
])('the search of a site brings lunr only where it may need it: %s', async (_, search, expected) => {
  const { licenses } = await readSearchWorker({
    search,
    locale: completeLocale({ name: 'en', label: 'English' }),
    relativeLinks: false,
  })
  expect(licenses.includes('lunr')).toBe(expected)
})
