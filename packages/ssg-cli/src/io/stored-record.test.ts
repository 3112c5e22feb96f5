import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRecord } from './stored-record.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-record-'))
  file = join(folder, 'record')
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Named {
  readonly is: string
}
const open = () => openRecord<Named>(file, 'shape 1')
const names = Array.from({ length: 200 }, (_, index) => `n${index}`)
const changes = (): string => `${file}.changes`

/** Gives some names other values, takes some away, and stores what there is then. */
function change(others: Readonly<Record<string, string>>, gone: readonly string[] = []): void {
  const record = open()
  const next = new Map(record.values)
  for (const [name, is] of Object.entries(others)) next.set(name, { is })
  for (const name of gone) next.delete(name)
  record.save(next)
}
const all = (): Record<string, string> => Object.fromEntries([...open().values].map(([name, { is }]) => [name, is]))
const first = Object.fromEntries(names.map((name) => [name, `${name} first`]))

test('few changes are stored beside the values, and add up', () => {
  change(first)
  const { size, mtimeMs } = statSync(file)
  change({ n1: 'second', new: 'new' }, ['n2'])
  change({ n1: 'third', n2: 'back' }, ['n3'])
  const { n3: _, ...others } = first
  expect(all()).toEqual({ ...others, n1: 'third', n2: 'back', new: 'new' })
  expect(statSync(file)).toMatchObject({ size, mtimeMs })
  expect(statSync(changes()).size).toBeLessThan(size / 10)
})

test('many changes write the values anew, and leave no changes beside them', () => {
  change(first)
  change({ n1: 'second' })
  const others = Object.fromEntries(names.slice(0, 40).map((name) => [name, 'other']))
  change(others)
  expect(existsSync(changes())).toBe(false)
  expect(all()).toEqual({ ...first, ...others })
})

test('what is stored already is not written', () => {
  change(first)
  change({ n1: 'second' })
  const before = [file, changes()].map((path) => statSync(path).mtimeMs)
  const record = open()
  record.save(new Map(record.values))
  expect(statSync(file).mtimeMs).toBe(before[0])
  expect(statSync(changes()).mtimeMs).toBe(before[1])
})

test('changes to other values are no changes', () => {
  change(first)
  change({ n1: 'second' })
  const left = readFileSync(changes())
  change(Object.fromEntries(names.map((name) => [name, 'anew'])))
  writeFileSync(changes(), left)
  expect(new Set(Object.values(all()))).toEqual(new Set(['anew']))
})

test('names that objects have of their own are names', () => {
  change({ ...first, constructor: 'c' })
  const record = open()
  record.save(new Map(record.values).set('__proto__', { is: 'p' }))
  expect(open().values.get('__proto__')).toEqual({ is: 'p' })
  expect(open().values.get('toString')).toBeUndefined()
  change({}, ['constructor'])
  expect(open().values.has('constructor')).toBe(false)
})

test.each([['record'], ['record.changes']])('a damaged %s is told of, and made anew', (name) => {
  change(first)
  change({ n1: 'second' })
  truncateSync(join(folder, name), 30)
  const record = open()
  expect(record).toMatchObject({ isThere: false, isDamaged: true })
  expect(record.values.size).toBe(0)
  record.save(new Map([['n1', { is: 'anew' }]]))
  expect(all()).toEqual({ n1: 'anew' })
  expect(open().isDamaged).toBe(false)
})

test('a folder with the name of the changes does not stop what is stored', () => {
  mkdirSync(join(changes(), 'inner'), { recursive: true })
  open().save(new Map([['a', { is: 'a' }]]))
  expect([...open().values]).toEqual([['a', { is: 'a' }]])
})

test('values of another shape are none, and no damage', () => {
  change(first)
  change({ n1: 'second' })
  expect(openRecord(file, 'shape 2')).toMatchObject({ isThere: false, isDamaged: false })
})
