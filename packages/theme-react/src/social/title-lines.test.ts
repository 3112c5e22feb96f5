import { expect, test } from 'vitest'
import { setTitle } from './title-lines.ts'

/** Each letter is half as wide as the text is high. */
const face = { widthOf: (text: string, size: number) => (text.length * size) / 2 }
const set = (title: string) => setTitle(title, 1000, face)

test.each([
  ['Redis', 104, ['Redis']],
  ['Sessions and access tokens', 88, ['Sessions and access', 'tokens']],
  ['What happens when a user logs in from a second device', 68, ['What happens when a user logs', 'in from a second device']],
  ['createAccountsMagicLinkModule', 88, ['createAccountsMagic', 'LinkModule']],
  ['@accounts/database-mongo-magic-link', 88, ['@accounts/database-', 'mongo-magic-link']],
])('%s', (title, size, lines) => expect(set(title)).toEqual({ size, lines }))

test('what finds no room on three lines ends with a sign that it goes on', () => {
  const { lines } = set('word '.repeat(60).trim())
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/wor…$/)
  expect(lines.every((line) => face.widthOf(line, 68) <= 1000)).toBe(true)
})
