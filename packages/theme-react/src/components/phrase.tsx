import type { MessageKey, PlaceholderOf, Words } from '@docgen/model'
import { Fragment, type ReactNode } from 'react'

interface PhraseProps<Key extends MessageKey> {
  readonly words: Words<Key>
  readonly say: Key
  readonly values: { readonly [Name in PlaceholderOf<Key>]: Name extends 'count' ? number : ReactNode }
}

/** No text of a page holds it. */
const mark = '\u0001'

/** A message whose values are elements: each stands where its language puts it. */
export function Phrase<Key extends MessageKey>({ words, say, values }: PhraseProps<Key>) {
  const given: Readonly<Record<string, ReactNode>> = values
  const marks = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, name === 'count' ? value : mark + name + mark]),
  )
  // The values are those that the message takes, as the type of `values` has it.
  const text = (words as unknown as (key: Key, values: object) => string)(say, marks)
  return text.split(mark).map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : given[part]}</Fragment>)
}
