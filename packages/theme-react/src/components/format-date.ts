import { intlTagOf } from '@docgen/model'

/** `2024-03-01` → `March 1, 2024`; the text itself where it is no date. In UTC, so that every machine writes the same day. */
export function formatDate(date: string, lang: string, calendar?: string): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  return new Intl.DateTimeFormat(intlTagOf(lang, calendar), { dateStyle: 'long', timeZone: 'UTC', calendar }).format(time)
}
