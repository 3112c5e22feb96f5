// Values by name, kept on disk between builds, of which most builds change few: one file holds them all, and a small one beside it what has
// changed since, so that an edit of one page does not write what is known of a thousand.
import { rmSync } from 'node:fs'
import { readStored, writeStored } from './stored.ts'

/** A value is never changed in place: another one is another object. */
export type Values<Value extends object> = ReadonlyMap<string, Value>

export interface StoredRecord<Value extends object> {
  /** None where nothing is stored under the key, or either file is damaged. */
  readonly values: Values<Value>
  readonly isThere: boolean
  readonly isDamaged: boolean
  /** Stores these, and forgets all others. */
  readonly save: (next: Values<Value>) => void
}

type Entries<Value> = readonly (readonly [name: string, value: Value])[]

interface Changes<Value> {
  readonly entries: Entries<Value>
  readonly gone: readonly string[]
}

/** `file` is an absolute path. `key` names the shape of the values. */
export function openRecord<Value extends object>(file: string, key: string): StoredRecord<Value> {
  const whole = readStored(file, key)
  const changes = typeof whole === 'object' ? readStored(changesOf(file), changesKey(key, whole.sum)) : undefined
  if (typeof whole !== 'object' || changes === 'damaged') {
    const isDamaged = whole === 'damaged' || changes === 'damaged'
    return { values: new Map(), isThere: false, isDamaged, save: (next) => writeAll(file, key, next) }
  }
  // The keys name the shapes, and the hashes vouch that these were written here.
  const base = whole.value as Entries<Value>
  const values = withChanges(base, changes?.value as Changes<Value> | undefined)
  const save = (next: Values<Value>): void => {
    if (isEqual(values, next)) return
    const since = changesBetween(base, next)
    if (since.entries.length + since.gone.length > Math.max(fewest, base.length / 8)) writeAll(file, key, next)
    else writeStored(changesOf(file), changesKey(key, whole.sum), { value: since, files: [] })
  }
  return { values, isThere: true, isDamaged: false, save }
}

/** So many changes are never too many. */
const fewest = 16

function changesOf(file: string): string {
  return `${file}.changes`
}

/** Changes belong to the very bytes that they were made to: beside any others they are nothing. */
function changesKey(key: string, sum: string): string {
  return `${key} since ${sum}`
}

/** The changes go first: beside the same bytes, written once more, they would count again. */
function writeAll<Value extends object>(file: string, key: string, values: Values<Value>): void {
  rmSync(changesOf(file), { recursive: true, force: true })
  writeStored(file, key, { value: [...values], files: [] })
}

function withChanges<Value extends object>(base: Entries<Value>, changes: Changes<Value> | undefined): Values<Value> {
  const values = new Map(base)
  for (const [name, value] of changes?.entries ?? []) values.set(name, value)
  for (const name of changes?.gone ?? []) values.delete(name)
  return values
}

function changesBetween<Value extends object>(base: Entries<Value>, next: Values<Value>): Changes<Value> {
  const same = new Set<string>()
  const gone: string[] = []
  for (const [name, value] of base) {
    if (next.get(name) === value) same.add(name)
    else if (!next.has(name)) gone.push(name)
  }
  const entries: (readonly [string, Value])[] = []
  for (const entry of next) if (!same.has(entry[0])) entries.push(entry)
  return { entries, gone }
}

function isEqual<Value extends object>(a: Values<Value>, b: Values<Value>): boolean {
  if (a.size !== b.size) return false
  for (const [name, value] of a) if (b.get(name) !== value) return false
  return true
}
