import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompiledFragment, CompiledSource, Diagnostic } from '@docgen/model'
import { pageIdOf } from '../common/page-id.ts'
import { DamagedCache } from '../common/damaged-cache.ts'
import { createMemoryCache, openPageCache } from './page-cache.ts'

let root = ''
let dir = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-pages-'))
  dir = join(root, '.docgen/pages')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const open = () => openPageCache(root)

function compiled(file: string, key: string, html: string, source = 'docs'): CompiledSource {
  const page = { file, contentPath: file, source, key, title: key, description: '', frontmatter: {}, ranges: {} }
  return {
    page: { ...page, slots: [], headings: [], anchors: [], diagnostics: [] },
    html,
    searchText: `text of ${html}`,
    keptTexts: `kept of ${html}`,
  }
}

function build(pages: readonly CompiledSource[]): void {
  const cache = open()
  for (const each of pages) if (!cache.findPage(pageIdOf(each.page), each.page.key)) cache.storePage(each)
  cache.save()
}

test('what is compiled after the cache was closed does not replace what it holds', () => {
  build([compiled('a.md', 'a1', 'A')])
  const ended = open()
  ended.close()
  expect(() => ended.storePage(compiled('a.md', 'a2', 'Late'))).toThrow('closed')
  const reader = open()
  reader.findPage(pageIdOf(compiled('a.md', 'a1', 'A').page), 'a1')
  expect(reader.htmlOf('a1')).toBe('A')
  reader.close()
})

const large = 'x'.repeat(1_500_000)

test('one who reads sees the pages of one moment, whatever is built meanwhile', () => {
  build([compiled('a.md', 'a1', large), compiled('b.md', 'b1', 'B')])
  const reader = open()
  const size = statSync(join(dir, 'pages.html')).size
  build([compiled('a.md', 'a2', 'A'), compiled('b.md', 'b1', 'B')])
  // The build has moved the pages.
  expect(statSync(join(dir, 'pages.html')).size).toBeLessThan(size)
  rmSync(join(dir, 'index'))
  build([compiled('c.md', 'c1', 'C')])
  for (const [file, key, html] of [
    ['a.md', 'a1', large],
    ['b.md', 'b1', 'B'],
  ] as const) {
    expect(reader.findPage(`docs:${file}`, key)?.title).toBe(key)
    expect(reader.htmlOf(key)).toBe(html)
    expect(reader.searchTextOf(key).text()).toBe(`text of ${html}`)
    expect(reader.keptTextsOf(key)).toBe(`kept of ${html}`)
  }
  reader.close()
  const next = open()
  expect(next.findPage('docs:c.md', 'c1')).toBeDefined()
  expect(next.htmlOf('c1')).toBe('C')
  expect(next.keptTextsOf('c1')).toBe('kept of C')
  expect(next.findPage('docs:a.md', 'a1')).toBeUndefined()
  next.close()
})

test.each<[string, (file: string) => void]>([
  ['gone', (file) => rmSync(file)],
  ['empty', (file) => truncateSync(file)],
  ['cut', (file) => truncateSync(file, 3)],
  ['another', (file) => writeFileSync(file, '<p>Something else altogether</p>')],
])('HTML that is %s is damage, and reading makes no file', (_, harm) => {
  build([compiled('a.md', 'a1', '<p>Some text</p>')])
  const file = join(dir, 'pages.html')
  harm(file)
  const wasThere = existsSync(file)
  const reader = open()
  expect(reader.findPage('docs:a.md', 'a1')).toBeDefined()
  expect(() => reader.htmlOf('a1')).toThrow(DamagedCache)
  expect(() => reader.searchTextOf('a1').text()).toThrow(DamagedCache)
  expect(() => reader.keptTextsOf('a1')).toThrow(DamagedCache)
  expect(existsSync(file)).toBe(wasThere)
  reader.close()
})

test.each<[string, (file: string) => void]>([
  ['empty', (file) => truncateSync(file)],
  ['one letter', (file) => writeFileSync(file, '{')],
  ['cut', (file) => truncateSync(file, statSync(file).size - 1)],
])('an index that is %s is told of, and made anew', (_, harm) => {
  build([compiled('a.md', 'a1', 'A')])
  harm(join(dir, 'index'))
  const cache = open()
  expect(cache.diagnostics().map(({ code }) => code)).toEqual(['corrupt-cache'])
  expect(cache.findPage('docs:a.md', 'a1')).toBeUndefined()
  cache.storePage(compiled('a.md', 'a1', 'A'))
  cache.save()
  const next = open()
  expect(next.findPage('docs:a.md', 'a1')).toBeDefined()
  expect(next.htmlOf('a1')).toBe('A')
  next.close()
})

const twice = [compiled('a.md', 'a1', 'A', 'docs'), compiled('a.md', 'a2', 'B', 'guides')]

test('what code of the author threw over is forgotten, since its stack names paths of this machine', () => {
  const thrown: Diagnostic = { code: 'plugin-failed', severity: 'error', file: 'a.md', line: 1, column: 1, message: '', hint: '' }
  const withFinding = (finding: Diagnostic, file: string): CompiledSource => {
    const made = compiled(file, file, file)
    return { ...made, page: { ...made.page, diagnostics: [finding] } }
  }
  const stack = `Error\n    at ${root}/plugin.ts:1:1`
  const cache = open()
  cache.storePage(withFinding({ ...thrown, stack }, 'a.md'))
  cache.storePage(withFinding(thrown, 'b.md'))
  cache.storeFragments('x', '1', [{ diagnostics: [{ ...thrown, stack }] } as unknown as CompiledFragment])
  cache.storeFragments('y', '1', [{ diagnostics: [thrown] } as unknown as CompiledFragment])
  expect(cache.htmlOf('a.md')).toBe('a.md')
  cache.save()
  const next = open()
  expect(['a.md', 'b.md'].map((file) => next.findPage(`docs:${file}`, file)?.title)).toEqual([undefined, 'b.md'])
  expect(['x', 'y'].map((name) => next.findFragments(name, '1')?.length)).toEqual([undefined, 1])
  next.close()
})

test('two sources of one folder have a page each', () => {
  build(twice)
  const cache = open()
  expect(twice.map(({ page }) => cache.findPage(pageIdOf(page), page.key)?.source)).toEqual(['docs', 'guides'])
  cache.close()
})

test('the pages of many sources of one folder stay in memory', () => {
  const cache = createMemoryCache()
  const pages = [...twice, compiled('a.md', 'a3', 'C', 'more')]
  for (const page of pages) cache.storePage(page)
  expect(pages.map(({ page }) => cache.htmlOf(page.key))).toEqual(['A', 'B', 'C'])
})

test('a data file that is held by another program keeps its pages', () => {
  build([compiled('a.md', 'a1', large), compiled('b.md', 'b1', 'B')])
  const cache = open()
  cache.findPage('docs:b.md', 'b1')
  // A folder with something in it cannot be replaced either.
  rmSync(join(dir, 'pages.html'))
  mkdirSync(join(dir, 'pages.html', 'held'), { recursive: true })
  expect(() => cache.save()).not.toThrow()
  expect(readdirSync(dir).filter((name) => name.startsWith('pages.html'))).toEqual(['pages.html'])
})
