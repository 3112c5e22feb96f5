import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPageHistory, type PageRecord } from './page-history.ts'

let dir = ''
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'docgen-history-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const doc: PageRecord = { parts: { code: 'aaaaaaaa', source: 'bbbbbbbb' }, changed: [] }
const entry: PageRecord = { parts: { code: 'aaaaaaaa', entry: 'cccccccc' }, changed: ['entry'] }

test('records come back as they were written, those of pages that are kept too', () => {
  const file = join(dir, 'history')
  openPageHistory(file).write(
    new Map([
      ['a.html', doc],
      ['b.html', entry],
      ['c.html', doc],
    ]),
  )
  const second: PageRecord = { parts: { code: 'dddddddd', source: 'bbbbbbbb' }, changed: ['code'] }
  openPageHistory(file).write(
    new Map<string, PageRecord | 'kept'>([
      ['a.html', second],
      ['b.html', 'kept'],
      ['new.html', 'kept'],
    ]),
  )
  const history = openPageHistory(file)
  expect(['a.html', 'b.html', 'c.html', 'new.html'].map(history.find)).toEqual([second, entry, undefined, undefined])
})

test('of a damaged history nothing is known', () => {
  const file = join(dir, 'history')
  openPageHistory(file).write(new Map([['a.html', doc]]))
  truncateSync(file, 60)
  expect(openPageHistory(file).find('a.html')).toBeUndefined()
})

test('pages share the list of their parts with those that have the very same parts', () => {
  const file = join(dir, 'history')
  const records: readonly (readonly [string, PageRecord])[] = [
    ['few.html', { parts: { code: 'aaaaaaaa' }, changed: [] }],
    ['a.html', doc],
    ['entry.html', { ...entry, changed: [] }],
    ['many.html', { parts: { ...doc.parts, sidebar: 'eeeeeeee' }, changed: [] }],
    ['none.html', { parts: {}, changed: [] }],
  ]
  openPageHistory(file).write(new Map(records))
  openPageHistory(file).write(new Map([...records, ...records.map(([path, record]) => [`b/${path}`, record] as const)]))
  const history = openPageHistory(file)
  for (const [path, record] of records) expect([path, `b/${path}`].map(history.find)).toEqual([record, record])
  // In the first file are the lists, in the second what has changed since.
  expect(readFileSync(file, 'utf8').match(/"code"/g)).toHaveLength(4)
  expect(readFileSync(`${file}.changes`, 'utf8')).not.toContain('"code"')
})
