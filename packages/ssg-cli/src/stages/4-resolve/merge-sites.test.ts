import { expect, test } from 'vitest'
import type { Diagnostic } from '@docgen/model'
import { settled, unlessWritten } from '../../common/unless-written.ts'
import { configOfLocale } from '../../config/locales.ts'
import { configOf, pageOf } from '../../sources/page-fixture.ts'
import { mergeSites, withoutRepeats } from './merge-sites.ts'
import { resolvedSiteOf } from './site-fixture.ts'

const at = { file: 'docs/a.md', line: 1, column: 1 }
const broken: Diagnostic = { code: 'broken-asset', severity: 'error', ...at, message: 'None.', hint: 'Write one.' }

test('a page that two languages show may lead to a file of each, of which one is missing', () => {
  const [english, german] = [unlessWritten(broken, 'llms.txt'), unlessWritten(broken, 'de/llms.txt')]
  const both = withoutRepeats([english, broken], [german, broken])
  expect(settled(both, new Set(['llms.txt']))).toEqual([broken, broken])
  expect(settled(both, new Set(['llms.txt', 'de/llms.txt']))).toEqual([broken])
})

test('checks and outputs get the locales of all languages, as the site has them', () => {
  const whole = configOf({ locales: { en: { label: 'English' }, de: { label: 'Deutsch', htmlLang: 'de-AT' } } })
  const site = mergeSites(
    ['en', 'de'].map((name) => resolvedSiteOf({ config: configOfLocale(whole, name), pages: [pageOf('docs/a.md')] })),
  )
  const locales = site.resolved().structure.locales.map(({ name, htmlLang, path }) => [name, htmlLang, path])
  expect(locales).toEqual([
    ['en', 'en', '/'],
    ['de', 'de-AT', '/de/'],
  ])
  expect(site.structure.locales).toEqual(site.resolved().structure.locales)
})
