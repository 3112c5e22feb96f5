// An edit as the difference of two values, made in a third that knows more than both. All three are plain data, as JSON holds it.
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@docgen/model'

/**
 * `whole` as it would be after the edit that made `after` of `before`. What the edit left alone stays as it is in `whole`, though it may be
 * another in `before`. Where the edit and `whole` disagree about the same place, the edit has it.
 */
export function withEdit(whole: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return whole
  if (isDeepStrictEqual(whole, before) || isDeepStrictEqual(whole, after)) return after
  if (Array.isArray(whole) && Array.isArray(before) && Array.isArray(after)) return listWithEdit(whole, before, after)
  if (isRecord(whole) && isRecord(before) && isRecord(after)) return objectWithEdit(whole, before, after)
  if (typeof whole === 'string' && typeof before === 'string' && typeof after === 'string')
    return textWithEdit(whole, before, after)
  return after
}

/** A link that only the whole knows stays where it stands, if the text was edited before or behind it. */
function textWithEdit(whole: string, before: string, after: string): string {
  const edit = differenceOf(before, after)
  const known = differenceOf(before, whole)
  if (edit.end <= known.start) return after.slice(0, after.length - (before.length - edit.end)) + whole.slice(edit.end)
  const beyond = before.length - edit.start
  if (edit.start >= known.end) return whole.slice(0, whole.length - beyond) + after.slice(edit.start)
  return after
}

/** Where in `a` it differs from `b`: all before `start` and all from `end` on are equal. */
function differenceOf(a: string, b: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let rest = 0
  while (rest < shorter - start && a[a.length - 1 - rest] === b[b.length - 1 - rest]) rest++
  return { start, end: a.length - rest }
}

type PlainObject = Readonly<Record<string, unknown>>

function objectWithEdit(whole: PlainObject, before: PlainObject, after: PlainObject): PlainObject {
  // In the order of one of them: an edit that is read as a whole later should come out as the same text.
  const isWithin = Object.keys(after).every((key) => Object.hasOwn(whole, key))
  const keys = isWithin ? Object.keys(whole) : [...new Set([...Object.keys(after), ...Object.keys(whole)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = withEdit(ownValue(whole, key), ownValue(before, key), ownValue(after, key))
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

function listWithEdit(whole: readonly unknown[], before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const [known, old] = [byName(whole), byName(before)]
  const now = byName(after)
  if (known && old && now) {
    const edited = after.map((item, index) => {
      const name = nameOf(item, index)
      return known.has(name) && old.has(name) ? withEdit(known.get(name), old.get(name), item) : item
    })
    // Others than the edited package may have added them.
    return [...edited, ...[...known].flatMap(([name, item]) => (old.has(name) || now.has(name) ? [] : [item]))]
  }
  if (whole.length !== before.length) return after
  if (after.length === before.length) return after.map((item, index) => withEdit(whole[index], before[index], item))
  // What has only moved is still what it is in `whole`.
  return after.map((item) => {
    const index = before.findIndex((each) => isDeepStrictEqual(each, item))
    return index < 0 ? item : whole[index]
  })
}

/** `undefined` unless all are declarations with different ids. */
function byName(list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const named = new Map(list.map((item, index) => [nameOf(item, index), item] as const))
  return named.size === list.length && list.every((item) => isRecord(item) && typeof item['id'] === 'string') ? named : undefined
}

function nameOf(item: unknown, index: number): string {
  return isRecord(item) ? String(item['id']) : String(index)
}

function ownValue(object: PlainObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
