import { expect, test } from 'vitest'
import { germanStemOf } from './german.ts'
import { termsOf } from './tokenise.ts'

test.each([
  ['haus', 'hauser', 'hause', 'hausern'],
  ['sitzung', 'sitzungen'],
  ['anmelden', 'anmeldet', 'anmelde'],
  ['passwort', 'passworts', 'passworte'],
  ['strasse', 'straße', 'strassen'],
  ['geladen', 'laden'],
])('the forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map(germanStemOf))).toHaveLength(1)
})

test('short words and sounds of several letters keep theirs', () => {
  expect(['tun', 'ei', 'fisch', 'bett'].map(germanStemOf)).toEqual(['tun', 'ei', 'fisch', 'bett'])
})

test('words of German texts go by the rules of German, and are folded first', () => {
  expect(termsOf('Die Häuser und das Haus', 'de')).toEqual(termsOf('haus häusern', 'de'))
  expect(termsOf('The sessions', 'de')).not.toEqual([])
})
