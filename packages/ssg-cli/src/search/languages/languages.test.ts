import { describe, expect, test } from 'vitest'
import { searchLanguageOf, searchLanguages, type SearchLanguage } from '@docgen/model'
import { readQuery } from '../query.ts'
import { snippetOf } from '../snippet.ts'
import { termsOf } from '../tokenise.ts'
import { germanStemOf } from './cistem.ts'
import { loadRules } from './load-rules.ts'

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

test('each language has its own rules', async () => {
  const all = await Promise.all(searchLanguages.map(loadRules))
  expect(all.map(({ language }) => language)).toEqual(searchLanguages)
  expect(new Set(all.map(({ stemsOf }) => stemsOf))).toHaveLength(searchLanguages.length)
})

test.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['nb', 'no'],
  ['sr-Latn', 'sr'],
  ['pl', 'en'],
  ['ja', 'en'],
  ['english', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
])('texts in %s are read by the rules of %s', (htmlLang, language) => expect(searchLanguageOf(htmlLang)).toBe(language))

// Words that a reader types and forms of them that a page has.
const forms: readonly (readonly [SearchLanguage, string, string])[] = [
  ['de', 'Haus', 'Die Häuser, und in den Häusern.'],
  ['fr', 'enregistrer', 'Les données enregistrées. Enregistrement.'],
  ['fr', 'chevaux', 'Un cheval.'],
  ['es', 'usuario', 'Los usuarios.'],
  ['es', 'configuracion', 'La configuración; las configuraciones.'],
  ['ru', 'пользователь', 'О пользователях и пользователей.'],
  ['ru', 'новый', 'Новые дома.'],
  ['it', 'costruzione', 'Le costruzioni.'],
  ['pt', 'usuario', 'Os usuários.'],
  ['nl', 'gebruiker', 'De gebruikers.'],
  ['sv', 'användare', 'Användarna.'],
  ['da', 'huset', 'Husene.'],
  ['no', 'huset', 'Husene.'],
  ['fi', 'talo', 'Talossa.'],
  ['hu', 'ház', 'A házak.'],
  ['ro', 'casă', 'Case.'],
  ['tr', 'ev', 'Evlerde.'],
  ['el', 'σπίτι', 'Τα σπίτια.'],
  ['ar', 'مستخدم', 'المستخدمون'],
  ['uk', 'будинків', 'Будинки.'],
]

describe.each(forms)('in the language %s', (language, typed, text) => {
  test(`${typed} finds its forms, and they are marked`, async () => {
    const rules = await loadRules(language)
    const query = readQuery(typed, rules)
    const found = new Set(termsOf(text, rules))
    expect(query.terms.some(({ term }) => found.has(term))).toBe(true)
    expect(snippetOf(text, query).some(({ isMatch }) => isMatch)).toBe(true)
  })
})

test.each([
  ['es', 'configuració', 'Configuración.'],
  ['fr', 'configurat', 'Les configurations.'],
  ['ru', 'авторизаци', 'Авторизация.'],
])('in the language %s, %s is the beginning of a word whose stem is shorter', async (language, typed, text) => {
  const rules = await loadRules(searchLanguageOf(language))
  const [term] = readQuery(typed, rules).terms
  const found = termsOf(text, rules)
  expect([term?.term, ...(term?.cut ?? [])].some((each) => each !== undefined && found.includes(each))).toBe(true)
})

test('what holds sentences together is no term, and what asks is a question', async () => {
  const [french, russian, greek] = await Promise.all(['fr', 'ru', 'el'].map((name) => loadRules(searchLanguageOf(name))))
  if (!french || !russian || !greek) throw new Error('There are no rules.')
  expect(termsOf('où est-ce que la clé', french)).not.toContain('la')
  expect(readQuery('Où trouver la clé', french).sort).toBe('question')
  expect(readQuery('Какой ключ нужен', russian).sort).toBe('question')
  expect(readQuery('Τι είναι αυτό;', greek).sort).toBe('question')
  expect(readQuery('ключ', russian).sort).toBe('words')
})

test('a language without rules of its own finds words as they are written', async () => {
  const rules = await loadRules(searchLanguageOf('pl'))
  expect(termsOf('Żółte dachówki', rules)).toEqual(termsOf('zółte DACHÓWKI', rules))
})

test('words of code are found in every language', async () => {
  for (const language of searchLanguages) {
    const rules = await loadRules(language)
    expect(termsOf('loginWithService', rules)[0]).toBe('loginwithservice')
  }
})
