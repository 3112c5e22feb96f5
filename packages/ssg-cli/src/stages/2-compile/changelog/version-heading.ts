// In: the text of a heading. Out: the version that it announces, in the words of any of the formats that tools write changelogs in.
import { startsWithDay } from '../../../common/starts-with-day.ts'

export interface VersionHeading {
  /** Without a `v`; `undefined` for what is not released yet. */
  readonly version: string | undefined
  /** The package that the heading names before the version. */
  readonly name?: string | undefined
  /** ISO date. */
  readonly date?: string | undefined
  /** What is written as a date that the calendar does not have. The note shows it. */
  readonly impossibleDate?: string | undefined
  /** What else the heading says: `[YANKED]`. */
  readonly note: string
}

// `[1.2.3]`, `v1.2.3`, `Version 1.2.3`, `Changes in 1.2.3`, `@scope/name@1.2.3`, `1.2.3-beta.1`. What follows is judged by itself.
const versionStart =
  /^\[?(?:version |release |changes in )?(?:(@?[\w./-]+)@)?v?(\d+\.\d+(?:\.\d+)?(?:-[0-9a-z]+(?:[.-][0-9a-z]+)*)?(?:\+[0-9a-z.-]+)?)\]?(?=$|[\s(:,–—-])/i
const unreleased = /^\[?(?:unreleased|upcoming|next release)\]?$/i
const harmlessNote = /^[[(]?(?:yanked|deprecated|unpublished|unreleased|latest)[\])]?$/i

const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?`
const numericDate = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/
const monthFirstDate = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'i')
const dayFirstDate = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${month},? (\\d{4})\\b`, 'i')

/** `undefined` for a heading that is about something else, such as `1.0 to 2.0: what to change`. */
export function readVersionHeading(text: string): VersionHeading | undefined {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (unreleased.test(plain)) return { version: undefined, note: '' }
  const match = versionStart.exec(plain)
  const [whole = '', name, version] = match ?? []
  if (version === undefined) return undefined
  const rest = plain.slice(whole.length)
  const found = findDate(rest)
  const others = withoutPunctuation(found ? rest.replace(found.text, ' ') : rest)
  const isHarmless = others === '' || harmlessNote.test(others)
  if (found?.date === undefined && !isHarmless) return undefined
  if (found && found.date === undefined) return { version, name, impossibleDate: found.text, note: withoutPunctuation(rest) }
  return { version, name, date: found?.date, note: others }
}

const dateLabel = /^(?:(?:release )?date|released|published)(?: on)?:? /i

/** ISO date of a line that says nothing else: `2026-07-22`, `Date: 2026-07-22`, `Released on July 22, 2026`. */
export function readDateLine(text: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim().replace(dateLabel, '')
  const found = findDate(plain)
  return found?.date !== undefined && withoutPunctuation(plain.replace(found.text, '')) === '' ? found.date : undefined
}

interface FoundDate {
  readonly text: string
  /** `undefined` for a day that the calendar does not have. */
  readonly date: string | undefined
}

function findDate(text: string): FoundDate | undefined {
  const numeric = numericDate.exec(text)
  if (numeric) return dateOf(numeric[0], numeric[1], Number(numeric[2]), numeric[3])
  const monthFirst = monthFirstDate.exec(text)
  if (monthFirst) return dateOf(monthFirst[0], monthFirst[3], numberOfMonth(monthFirst[1]), monthFirst[2])
  const dayFirst = dayFirstDate.exec(text)
  return dayFirst ? dateOf(dayFirst[0], dayFirst[3], numberOfMonth(dayFirst[2]), dayFirst[1]) : undefined
}

function dateOf(text: string, year = '', monthNumber = 0, day = ''): FoundDate {
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`
  return { text, date: startsWithDay(date) ? date : undefined }
}

function numberOfMonth(name = ''): number {
  return months.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1
}

/** Takes away the brackets that the date stood in, and the dashes that led to it. */
function withoutPunctuation(text: string): string {
  return text
    .replace(/\(\s*,?\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, '')
}
