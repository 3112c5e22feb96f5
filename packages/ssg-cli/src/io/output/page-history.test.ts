import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
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
