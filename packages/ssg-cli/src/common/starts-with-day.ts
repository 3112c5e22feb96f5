/** Whether a text begins with a day of the calendar, as 2024-03-01 and 2024-03-01T12:00:00Z do, and 2024-02-30 does not. */
export function startsWithDay(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (day === undefined) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  // Some parsers take the 30th of February for a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
