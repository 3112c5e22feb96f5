import { expect, test } from 'vitest'
import { directionOf } from './direction-of.ts'

test.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['en-Arab', 'rtl'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['ckb', 'rtl'],
  ['dv', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['zh-TW', 'ltr'],
  ['xx', 'ltr'],
  ['no tag', 'ltr'],
])('%s is written %s', (lang, expected) => expect(directionOf(lang)).toBe(expected))
