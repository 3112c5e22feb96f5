import { expect, test } from 'vitest'
import type { CompileCache, CompiledFragment, CompiledSource, Diagnostic } from '@docgen/model'
import { DamagedCache } from '../common/damaged-cache.ts'
import { layeredCache, soundOf } from './layered-cache.ts'
import { createMemoryCache } from './page-cache.ts'

function compiled(key: string): CompiledSource {
  const page = {
    file: 'a.md',
    contentPath: 'a.md',
    source: 'docs',
    key,
    title: key,
    description: '',
    frontmatter: {},
    ranges: {},
  }
  return {
    page: { ...page, slots: [], headings: [], anchors: [], diagnostics: [] },
    html: `html of ${key}`,
    searchText: `text of ${key}`,
    keptTexts: `kept of ${key}`,
  }
}

const id = 'docs:a.md'

function holding(...keys: readonly string[]): CompileCache {
  const cache = createMemoryCache()
  for (const key of keys) cache.storePage(compiled(key))
  return cache
}

function textsOf(cache: CompileCache, key: string): readonly string[] {
  return [cache.htmlOf(key), cache.searchTextOf(key).text(), cache.keptTextsOf(key)]
}

const fragmentsOf = (...diagnostics: readonly Diagnostic[]): readonly CompiledFragment[] => [
  { diagnostics } as unknown as CompiledFragment,
]

function withFragments(cache: CompileCache, ...stored: readonly (readonly [name: string, list: readonly CompiledFragment[]])[]) {
  for (const [name, list] of stored) cache.storeFragments(name, 'f1', list)
  return cache
}

const damaged = (): never => {
  throw new DamagedCache('a.md')
}

test('what is on disk is read when it is asked for, and what is compiled stays in memory', () => {
  const memory = createMemoryCache()
  const asked: string[] = []
  const disk = holding('k1')
  const htmlOf = (key: string): string => {
    asked.push(key)
    return disk.htmlOf(key)
  }
  const cache = layeredCache(memory, { ...disk, htmlOf })
  expect(cache.findPage(id, 'k1')?.title).toBe('k1')
  expect(asked).toEqual([])
  expect(textsOf(cache, 'k1')).toEqual(['html of k1', 'text of k1', 'kept of k1'])
  cache.storePage(compiled('k2'))
  expect(textsOf(cache, 'k2')).toEqual(['html of k2', 'text of k2', 'kept of k2'])
  // The edit is undone.
  expect(cache.findPage(id, 'k1')?.title).toBe('k1')
  expect(cache.htmlOf('k1')).toBe('html of k1')
  expect(asked).toEqual(['k1', 'k1'])
})

test('what the one before has in memory is taken over', () => {
  const cache = layeredCache(createMemoryCache(), holding(), holding('k1'))
  expect(cache.findPage(id, 'k1')?.title).toBe('k1')
  expect(textsOf(cache, 'k1')).toEqual(['html of k1', 'text of k1', 'kept of k1'])
})

test.each<[string, Partial<CompileCache>, (cache: CompileCache) => unknown]>([
  ['HTML', { htmlOf: damaged }, (cache) => cache.htmlOf('k1')],
  ['text for search', { searchTextOf: () => ({ sum: '', size: 0, text: damaged }) }, (cache) => cache.searchTextOf('k1').text()],
  ['kept text', { keptTextsOf: damaged }, (cache) => cache.keptTextsOf('k1')],
])('once %s is damaged, nothing is found on disk', (_, parts, read) => {
  const cache = layeredCache(createMemoryCache(), { ...holding('k1'), ...parts })
  expect(cache.findPage(id, 'k1')).toBeDefined()
  expect(cache.diagnostics()).toEqual([])
  expect(() => read(cache)).toThrow(DamagedCache)
  expect(cache.diagnostics().map(({ code }) => code)).toEqual(['corrupt-cache'])
  expect(cache.findPage(id, 'k1')).toBeUndefined()
  // The page was found earlier: its caller has to ask again too.
  expect(() => cache.htmlOf('k1')).toThrow(DamagedCache)
  cache.storePage(compiled('k1'))
  expect(textsOf(cache, 'k1')).toEqual(['html of k1', 'text of k1', 'kept of k1'])
})

test('fragments are those in memory, then those of the one before, then those on disk', () => {
  const [inMemory, before, onDisk] = [fragmentsOf(), fragmentsOf(), fragmentsOf()]
  const memory = withFragments(createMemoryCache(), ['a', inMemory])
  const cache = layeredCache(
    memory,
    withFragments(holding(), ['a', onDisk], ['b', onDisk], ['c', onDisk]),
    withFragments(holding(), ['a', before], ['b', before]),
  )
  expect(cache.findFragments('a', 'f1')).toBe(inMemory)
  expect(cache.findFragments('b', 'f1')).toBe(before)
  expect(cache.findFragments('c', 'f1')).toBe(onDisk)
  expect(cache.findFragments('c', 'f2')).toBeUndefined()
  // The next site takes them over from memory.
  expect(['b', 'c'].map((name) => memory.findFragments(name, 'f1'))).toEqual([before, onDisk])
})

test('what code of the author threw over is not taken over', () => {
  const finding: Diagnostic = {
    code: 'plugin-failed',
    severity: 'error',
    file: 'a.md',
    line: 1,
    column: 1,
    message: '',
    hint: '',
  }
  const thrown = { ...finding, stack: 'Error: bad' }
  const cache = createMemoryCache()
  cache.storePage({ ...compiled('k1'), page: { ...compiled('k1').page, diagnostics: [thrown] } })
  withFragments(cache, ['a', fragmentsOf(thrown)], ['b', fragmentsOf(finding)])
  expect(cache.findPage(id, 'k1')).toBeDefined()
  expect(soundOf(cache).findPage(id, 'k1')).toBeUndefined()
  expect(soundOf(holding('k1')).findPage(id, 'k1')?.title).toBe('k1')
  expect(['a', 'b', 'c'].map((name) => soundOf(cache).findFragments(name, 'f1')?.length)).toEqual([undefined, 1, undefined])
})
