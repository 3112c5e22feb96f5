import { english } from './english.ts'
import { german } from './german.ts'
import { messageKeys, type MessageKey, type Messages } from './messages.ts'
import type { Words } from './words.ts'

/** Languages whose words docgen knows, by their language subtag. */
const tables: Readonly<Record<string, Messages>> = { en: english, de: german }

/** Words of a language with those that a site replaces; English for what nobody has translated. */
export function messagesOf(htmlLang: string, own: Partial<Messages> = {}): Messages {
  return { ...(tables[languageOf(htmlLang)] ?? english), ...own }
}

/** Keys that docgen knows no words for in this language, and that the site leaves out. */
export function untranslatedMessages(htmlLang: string, own: Partial<Messages> = {}): readonly MessageKey[] {
  return tables[languageOf(htmlLang)] ? [] : messageKeys().filter((key) => own[key] === undefined)
}

/** Whether what a page says is English because nobody has translated it. */
export function isUntranslated({ lang, messages }: Pick<Words, 'lang' | 'messages'>, key: MessageKey): boolean {
  return tables[languageOf(lang)] === undefined && mainFormOf(messages[key]) === mainFormOf(english[key])
}

function mainFormOf(message: Messages[MessageKey]): string {
  return typeof message === 'string' ? message : message.other
}

/** `de-AT` → `de`. */
function languageOf(htmlLang: string): string {
  return htmlLang.toLowerCase().split(/[-_]/)[0] ?? ''
}
