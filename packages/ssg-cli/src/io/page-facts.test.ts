import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPageFacts } from './page-facts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-facts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build that asks two pages for their key. Returns the keys, and the pages that had to make theirs. */
function built(shape: string, own: Readonly<Record<string, string>>) {
  const facts = openPageFacts(join(folder, 'facts'))
  const recallOf = facts.recallIn(shape)
  const made: string[] = []
  const keys = Object.entries(own).map(([path, name]) =>
    recallOf(path, name)('outputKey', () => {
      made.push(path)
      return `${shape} ${name}`
    }),
  )
  facts.save()
  return { keys, made, isDamaged: facts.isDamaged() }
}

test('of a page that nothing has changed for, nothing is made again', () => {
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/a/', '/b/'])
  expect(built('site', { '/a/': '1', '/b/': '1' })).toEqual({ keys: ['site 1', 'site 1'], made: [], isDamaged: false })
})

test('a page that has changed is asked again, and the others are not', () => {
  built('site', { '/a/': '1', '/b/': '1' })
  expect(built('site', { '/a/': '1', '/b/': '2' })).toMatchObject({ keys: ['site 1', 'site 2'], made: ['/b/'] })
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/b/'])
})

test('where the site has another shape, all pages are asked again', () => {
  built('site', { '/a/': '1' })
  expect(built('other', { '/a/': '1' })).toMatchObject({ keys: ['other 1'], made: ['/a/'] })
})

test('a page that is gone is forgotten', () => {
  built('site', { '/a/': '1', '/b/': '1' })
  built('site', { '/a/': '1' })
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/b/'])
})

test('a fact is made once, and others of its page beside it', () => {
  const recall = openPageFacts(join(folder, 'facts')).recallIn('site')('/a/', '1')
  const keys = ['first', 'second'].map((key) => recall('outputKey', () => key))
  expect([
    ...keys,
    recall('contentKey', () => 'content'),
    recall('whole', () => null),
    recall('outputKey', () => 'third'),
  ]).toEqual(['first', 'first', 'content', null, 'first'])
})

test('a damaged file is told, and made anew', () => {
  built('site', { '/a/': '1' })
  const file = join(folder, 'facts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('site 1', 'site 7'))
  expect(built('site', { '/a/': '1' })).toEqual({ keys: ['site 1'], made: ['/a/'], isDamaged: true })
  expect(built('site', { '/a/': '1' })).toEqual({ keys: ['site 1'], made: [], isDamaged: false })
})
