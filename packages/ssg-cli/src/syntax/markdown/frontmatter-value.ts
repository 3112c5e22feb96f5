// What people write in frontmatter, and mean.
import { endOfCut } from '../../common/cut-text.ts'

/** `404` and `true` are texts where a text is expected. */
export function textOf(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

/** `one` and `one, two` are lists where a list of texts is expected. */
export function listOf(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'number' ? String(item) : item)) : value
}

/** A value in a line. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length <= 200 ? text : `${text.slice(0, endOfCut(text, 199, 0))}…`
}
