import { english } from './english.ts'
import { messageKeys, type MessageKey, type Messages } from './messages.ts'
import type { Words } from './words.ts'

/** Languages whose words docgen knows, by their language subtag. */
export const knownLanguages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'zh'] as const

export type KnownLanguage = (typeof knownLanguages)[number]

/** It has other characters than the words that docgen knows, and often other terms. */
const traditionalChinese = /^zh[-_](?:hant|tw|hk|mo)\b/i

/** `de-AT` → `de`; `undefined` where docgen has no words. */
export function knownLanguageOf(htmlLang: string): KnownLanguage | undefined {
  if (traditionalChinese.test(htmlLang)) return undefined
  const language = htmlLang.toLowerCase().split(/[-_]/)[0]
  return knownLanguages.find((known) => known === language)
}

/** Keys that docgen knows no words for in this language, and that the site leaves out. */
export function untranslatedMessages(htmlLang: string, own: Partial<Messages> = {}): readonly MessageKey[] {
  return knownLanguageOf(htmlLang) ? [] : messageKeys().filter((key) => own[key] === undefined)
}

/** Whether what a page says is English because nobody has translated it. */
export function isUntranslated({ lang, messages }: Pick<Words, 'lang' | 'messages'>, key: MessageKey): boolean {
  return knownLanguageOf(lang) === undefined && mainFormOf(messages[key]) === mainFormOf(english[key])
}

function mainFormOf(message: Messages[MessageKey]): string {
  return typeof message === 'string' ? message : message.other
}
