// What `locale.messages` may hold: known keys alone, each with a text that takes the same values as docgen's own.
import * as v from 'valibot'
import { english, messageKeys, placeholdersOf, type MessageKey, type Messages } from '@docgen/model'
import { fullText, shape } from './schema-parts.ts'

/** Made when a config has messages: most have none. */
export const messagesSchema = v.lazy((): v.GenericSchema<Partial<Messages>> => {
  const entries = Object.fromEntries(messageKeys().map((key) => [key, v.optional(schemaOf(key))]))
  // Its keys are those of the table, and its values what the table has for them.
  return shape(entries, 'an object of messages by their keys') as unknown as v.GenericSchema<Partial<Messages>>
})

function schemaOf(key: MessageKey): v.GenericSchema {
  const message: unknown = english[key]
  if (typeof message === 'string') return textWith(placeholdersOf(message), [])
  const known = placeholdersOf(JSON.stringify(message))
  const needed = known.filter((name) => name !== 'count')
  const form = v.optional(textWith(needed, ['count']))
  return shape(
    { zero: form, one: form, two: form, few: form, many: form, other: textWith(needed, ['count']) },
    'an object by plural category: `{ one, other }`',
  )
}

function textWith(needed: readonly string[], allowed: readonly string[]): v.GenericSchema<string> {
  const known = [...needed, ...allowed]
  const isRight = (text: string): boolean => {
    const given = placeholdersOf(text)
    return needed.every((name) => given.includes(name)) && given.every((name) => known.includes(name))
  }
  const names = needed.map((name) => `"{${name}}"`).join(' and ')
  const expected =
    needed.length > 0
      ? `a string with ${names}`
      : allowed.length > 0
        ? 'a string with no other value than "{count}"'
        : 'a string without "{…}"'
  return v.pipe(fullText, v.check(isRight, expected))
}
