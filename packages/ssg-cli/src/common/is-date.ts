import { startsWithDay } from './starts-with-day.ts'

/** A day, and maybe the time of day, as YAML and other tools write it: `2024-03-01`, `2024-03-01T12:00:00Z`, `2024-03-01 9:30 +0200`. */
export function isDate(text: string): boolean {
  if (!startsWithDay(text)) return false
  const rest = text.slice('2024-03-01'.length)
  if (rest.trim() === '') return true
  const zone = /\s*(?:[A-Z]{1,5}|[+-]\d{1,2}(?::?\d{2})?)?\s*$/.exec(rest)?.index
  const time = /^(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(rest.slice(0, zone))
  // A leap second has the number 60.
  return time !== null && Number(time[1]) <= 23 && Number(time[2]) <= 59 && Number(time[3] ?? 0) <= 60
}
