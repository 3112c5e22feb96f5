// The site spells each word in one way: its word list is a check of docgen, and is on.
import { expect, test } from 'vitest'
import config from '../../site/docgen.config.ts'
import { otherSpellings, wordList } from '../../site/word-list.ts'

test.each([
  ['an E-mail and two e-mails', ['E-mail', 'e-mails']],
  ['the user name, the user-names', ['user name', 'user-names']],
  ['enrolment of users who enrol', ['enrolment', 'enrol']],
  ['customised behaviour in the centre', ['customised', 'behaviour', 'centre']],
  ['localise, synchronising, authorisation', ['localise', 'synchronising', 'authorisation']],
  ['on Github with Javascript', ['Github', 'Javascript']],
  ['the front-end in lower case', ['front-end', 'lower case']],
  ['an email to the username, enrollment, customized, GitHub, a front end', []],
  ['per-e-mail-box, revise, exercise, promise, otherwise, unemployed', []],
])('%s', (text, expected) => {
  const found = otherSpellings(text)
  expect(found.map(({ word }) => word).toSorted()).toEqual(expected.toSorted())
  for (const { index, word } of found) expect(text.slice(index, index + word.length)).toBe(word)
})

test('the config of the site has the check, and neither switches it off nor suppresses it', () => {
  expect(config.checks).toContain(wordList)
  expect(wordList.severity).toBe('error')
  expect(config.rules ?? {}).not.toHaveProperty(wordList.code)
  expect((config.suppress ?? []).map(({ code }) => code)).not.toContain(wordList.code)
})
