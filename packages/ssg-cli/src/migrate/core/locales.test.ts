import { expect, test } from 'vitest'
import type { ConfigNotes } from './config-notes.ts'
import {
  localeSettings,
  movedLink,
  nameOfLanguage,
  untranslated,
  withoutLocale,
  type OldLocale,
  type OldLocales,
} from './locales.ts'

const english: OldLocale = { name: 'en', label: 'English', path: '/', htmlLang: 'en-US' }
const german: OldLocale = { name: 'de', label: 'Deutsch', path: '/de', htmlLang: 'de' }
const persian: OldLocale = { name: 'fa', label: 'فارسی', path: '/persian', direction: 'rtl' }

function settingsOf(locales: OldLocales): { readonly settings: unknown; readonly said: readonly string[] } {
  const said: string[] = []
  const notes: ConfigNotes = { notes: [], say: (...[kind, , word]) => void said.push(`${kind} ${word}`) }
  const settings = localeSettings(locales, ({ name }) => ({ title: `Title in ${name}` }), notes)
  return { settings: JSON.parse(JSON.stringify(settings)) as unknown, said }
}

test.each<[string, OldLocales, unknown, readonly string[]]>([
  ['English alone', { first: english, others: [] }, [], []],
  [
    'one other language',
    { first: persian, others: [] },
    [{ key: 'locale', value: { name: 'fa', label: 'فارسی' } }],
    ['by-hand fa'],
  ],
  [
    'a language that was laid out against its script',
    { first: { ...persian, direction: 'ltr' }, others: [] },
    [{ key: 'locale', value: { name: 'fa', label: 'فارسی', direction: 'ltr' } }],
    ['by-hand fa'],
  ],
  [
    'several, with what differs from the usual',
    { first: english, others: [german, persian] },
    [
      {
        key: 'locales',
        value: {
          en: { label: 'English', htmlLang: 'en-US' },
          de: { label: 'Deutsch', title: 'Title in de' },
          fa: { label: 'فارسی', path: '/persian', title: 'Title in fa' },
        },
      },
    ],
    ['by-hand fa'],
  ],
])('the settings of %s', (_, locales, settings, said) => {
  expect(settingsOf(locales)).toEqual({ settings, said })
})

test.each([
  ['./b.md', './b.md'],
  ['../b.md#x', '../b.md#x'],
  ['../../b.md', '../b.md'],
  ['../../images/a.png', '../images/a.png'],
  ['../../guide/b.md?x#y', './b.md?x#y'],
  ['/de/guide/b', '/de/guide/b'],
  ['#x', '#x'],
  ['https://a.example/b', 'https://a.example/b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s on a page of a folder for German is %s beside its original', (path, wanted) => {
  expect(movedLink(path, { file: 'de/guide/a.md', folder: 'de', original: 'guide/a.md' })).toBe(wanted)
})

test.each([
  ['/de/guide/', '/guide/'],
  ['/de', '/'],
  ['/deep/', '/deep/'],
  ['/guide/', '/guide/'],
])('%s is %s for readers of German', (path, wanted) => expect(withoutLocale(path, german)).toBe(wanted))

test('a page that is not translated has an address in each language', () => {
  const addresses = [
    { address: '/a/', file: 'a.md', now: '/a/' },
    { address: '/b/', file: 'b.md', now: undefined },
    { address: '/de/a/', file: 'de/a.md', now: '/de/a/' },
  ]
  const isTranslated = (file: string): boolean => file === 'a.md'
  expect(untranslated(addresses, { first: english, others: [german] }, isTranslated)).toEqual([
    { address: '/de/b/', file: 'b.md', now: undefined },
  ])
})

test.each([
  ['de', 'Deutsch'],
  ['no tag', 'no tag'],
])('a language without a label is called by its own name: %s, %s', (tag, name) => expect(nameOfLanguage(tag)).toBe(name))
