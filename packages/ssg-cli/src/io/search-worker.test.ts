import { expect, test } from 'vitest'
import type { SearchConfig } from '@docgen/model'
import { completeLocale } from '../config/locales.ts'
import { readSearchWorker, type SearchWorker } from './search-worker.ts'

const workerOf = (search: SearchConfig, language: string, relativeLinks = false): Promise<SearchWorker> =>
  readSearchWorker({ search, locale: completeLocale({ name: language, label: language }), relativeLinks })

test.each<[string, SearchConfig, boolean]>([
  ['which engine it takes is not known yet', 'auto', true],
  ['it has chosen lunr', { kind: 'local', engine: 'lunr' }, true],
  ['it has chosen fragments', { kind: 'local', engine: 'fragments' }, false],
  ['it has chosen Pagefind', { kind: 'local', engine: 'pagefind' }, false],
])('the search of a site brings lunr only where it may need it: %s', async (_, search, expected) => {
  const { licenses } = await workerOf(search, 'en')
  expect(licenses.includes('lunr')).toBe(expected)
})

test.each([false, true])('a reader loads the rules of their own language and no other (on a disk: %j)', async (relativeLinks) => {
  const [english, polish, german, french] = await Promise.all(
    ['en', 'pl', 'de', 'fr-CA'].map((language) => workerOf('auto', language, relativeLinks)),
  )
  if (!english || !polish || !german || !french) throw new Error('A worker is missing.')
  // Words that their stop words hold.
  const has = ({ script }: SearchWorker): readonly boolean[] =>
    ['zwischen', 'avaient'].map((word) => Buffer.from(script.bytes).includes(word))
  expect([english, german, french].map(has)).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  expect(polish.script.path).toBe(english.script.path)
  expect(french.script.path).not.toBe(german.script.path)
  // What is paid for the rules of a language.
  expect(french.script.bytes.length - english.script.bytes.length).toBeLessThan(16_000)
  expect([english, french].map(({ licenses }) => licenses.includes('@orama/stemmers'))).toEqual([false, true])
})
