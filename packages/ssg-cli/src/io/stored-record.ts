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
  const base: Values<Value> = new Map(whole.value as Entries<Value>)
  const values = changes ? withChanges(base, changes.value as Changes<Value>) : base
  const save = (next: Values<Value>): void => {
    if (isEqual(values, next)) return
    const since = changesBetween(base, next)
    if (since.entries.length + since.gone.length > Math.max(fewest, base.size / 8)) writeAll(file, key, next)
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
  rmSync(changesOf(file), { force: true })
  writeStored(file, key, { value: [...values], files: [] })
}

function withChanges<Value extends object>(base: Values<Value>, { entries, gone }: Changes<Value>): Values<Value> {
  const values = new Map([...base, ...entries])
  for (const name of gone) values.delete(name)
  return values
}

function changesBetween<Value extends object>(base: Values<Value>, next: Values<Value>): Changes<Value> {
  return {
    entries: [...next].filter(([name, value]) => base.get(name) !== value),
    gone: [...base.keys()].filter((name) => !next.has(name)),
  }
}

function isEqual<Value extends object>(a: Values<Value>, b: Values<Value>): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value)
}
