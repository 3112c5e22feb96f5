import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageOf } from '../common/page-fixture.ts'
import { createMemoryFacts, openPageFacts } from './page-facts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-facts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Asks each page for its key, as a build does. `made` has the pages whose key was not known. */
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

test('the facts of unchanged pages are known', () => {
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/a/', '/b/'])
  expect(built('site', { '/a/': '1', '/b/': '1' })).toEqual({ keys: ['site 1', 'site 1'], made: [], isDamaged: false })
})

test('only the facts of a changed page are made again', () => {
  built('site', { '/a/': '1', '/b/': '1' })
  expect(built('site', { '/a/': '1', '/b/': '2' })).toMatchObject({ keys: ['site 1', 'site 2'], made: ['/b/'] })
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/b/'])
})

test('if the shape of the site changes, all facts are made again', () => {
  built('site', { '/a/': '1' })
  expect(built('other', { '/a/': '1' })).toMatchObject({ keys: ['other 1'], made: ['/a/'] })
})

test('a removed page is forgotten', () => {
  built('site', { '/a/': '1', '/b/': '1' })
  built('site', { '/a/': '1' })
  expect(built('site', { '/a/': '1', '/b/': '1' }).made).toEqual(['/b/'])
})

test('each fact of a page is made once', () => {
  const recall = openPageFacts(join(folder, 'facts')).recallIn('site')('/a/', '1')
  const keys = ['first', 'second'].map((key) => recall('outputKey', () => key))
  expect([
    ...keys,
    recall('contentKey', () => 'content'),
    recall('whole', () => null),
    recall('outputKey', () => 'third'),
  ]).toEqual(['first', 'first', 'content', null, 'first'])
})

test('a damaged file is reported and replaced', () => {
  built('site', { '/a/': '1' })
  const file = join(folder, 'facts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('site 1', 'site 7'))
  expect(built('site', { '/a/': '1' })).toEqual({ keys: ['site 1'], made: ['/a/'], isDamaged: true })
  expect(built('site', { '/a/': '1' })).toEqual({ keys: ['site 1'], made: [], isDamaged: false })
})

test('in memory, facts are known as long as neither their page nor the shape of the site changes', () => {
  const facts = createMemoryFacts()
  const factOf = (shape: string, own: string, made: string): string => facts.recallIn(shape)('/a/', own)('outputKey', () => made)
  expect([
    factOf('site', '1', 'first'),
    factOf('site', '1', 'second'),
    factOf('site', '2', 'third'),
    factOf('other', '2', 'fourth'),
    factOf('site', '2', 'fifth'),
  ]).toEqual(['first', 'first', 'third', 'fourth', 'fifth'])
})

test('what other pages show of a page is named by what they show', () => {
  const { surfaceKeysOf } = createMemoryFacts()
  const page = pageOf('docs/a.md')
  expect(surfaceKeysOf(page)).toBe(surfaceKeysOf(page))
  expect(surfaceKeysOf({ ...page, key: 'another' })).toEqual(surfaceKeysOf(page))
  expect(surfaceKeysOf({ ...page, title: 'Another' }).page).not.toBe(surfaceKeysOf(page).page)
})
