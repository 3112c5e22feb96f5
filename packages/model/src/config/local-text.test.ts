import { expect, test } from 'vitest'
import { localTextIn, type LocalText } from './local-text.ts'

test.each<[LocalText, readonly string[], string]>([
  ['API', ['de', 'en'], 'API'],
  [{ en: 'Guides', de: 'Anleitungen' }, ['de', 'en'], 'Anleitungen'],
  [{ en: 'Guides' }, ['de', 'en'], 'Guides'],
  [{ fr: 'Guides' }, ['de', 'en'], 'Guides'],
  [{ en: 'Guides' }, ['constructor', 'en'], 'Guides'],
  [{}, ['de'], ''],
])('%j is said in the first of %j that it has', (text, locales, said) => expect(localTextIn(text, locales)).toBe(said))
