import { english } from './english.ts'
import type { Plural } from './message.ts'

type English = typeof english

export type MessageKey = keyof English

/** All words of a language. `{name}` in one is replaced by a value. */
export type Messages = { readonly [Key in MessageKey]: English[Key] extends string ? string : Plural }

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never

type TextOf<Key extends MessageKey> = English[Key] extends string
  ? English[Key]
  : English[Key] extends { readonly other: infer Other extends string }
    ? Other
    : never

/** Names of the values that a message takes; one that counts always takes `count`. */
export type PlaceholderOf<Key extends MessageKey> = PlaceholdersIn<TextOf<Key>> | (English[Key] extends string ? never : 'count')

/** A function, so that scripts of pages which import something beside it do not carry the table. */
export function messageKeys(): readonly MessageKey[] {
  return Object.keys(english).filter(isMessageKey)
}

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(english, key)
}

/** Names in braces that a text holds, each once. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}
