import { isUntranslated, type MessageKey, type WithWords, type Words } from '@docgen/model'
import type { ReactNode } from 'react'

interface Language {
  readonly lang: string
  readonly dir: 'ltr' | 'auto'
}

/** Attributes of an element that says nothing but these messages: its language, where nobody has translated them. */
export function languageOf(words: Words, ...keys: readonly MessageKey[]): Language | undefined {
  return keys.every((key) => isUntranslated(words, key)) ? { lang: 'en', dir: 'ltr' } : undefined
}

interface SaidProps extends WithWords {
  readonly by: readonly MessageKey[]
  /** Of the element around it, unless that is the language of the page. */
  readonly block: Language | undefined
  readonly children: ReactNode
}

/** A sentence in a block of several, some of which may be translated. */
export function Said({ words, by, block, children }: SaidProps) {
  const own = block === undefined ? languageOf(words, ...by) : undefined
  return own === undefined ? children : <span {...own}>{children}</span>
}

interface NameInMessageProps extends WithWords {
  readonly name: string
  readonly by: readonly MessageKey[]
}

/** A name from the config, in a sentence that may be in another language. */
export function NameInMessage({ words, name, by }: NameInMessageProps) {
  if (languageOf(words, ...by) === undefined) return name
  return (
    <span lang={new Intl.Locale(words.lang).baseName} dir="auto">
      {name}
    </span>
  )
}
