import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompiledFragment, CompiledPage, CompiledSource } from '@docgen/model'
import { DamagedCache } from '../common/damaged-cache.ts'
import { keepCompiled } from './keep-compiled.ts'
import { createMemoryCache, openPageCache } from './page-cache.ts'
import { lockSite } from './site-lock.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docgen-keep-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function compiled(file: string, key: string): CompiledSource {
  const page = { file, contentPath: file, source: 'docs', key, title: key, description: '', frontmatter: {}, ranges: {} }
  return {
    page: { ...page, slots: [], headings: [], anchors: [], diagnostics: [] },
    html: `html of ${key}`,
    searchText: `text of ${key}`,
    keptTexts: `kept of ${key}`,
  }
}

const fragments = (title: string): readonly CompiledFragment[] => [{ title, diagnostics: [] } as unknown as CompiledFragment]
const pause = async (): Promise<void> => undefined

async function keep(
  sources: readonly CompiledSource[],
  pages: readonly CompiledPage[] = sources.map(({ page }) => page),
  isDamaged = false,
): Promise<boolean> {
  const memory = createMemoryCache()
  for (const source of sources) memory.storePage(source)
  memory.storeFragments('core', 'f1', fragments('Core'))
  return keepCompiled({ root, compiled: memory, isDamaged, pages, pause })
}

function onDisk(file: string, key: string): string | undefined {
  const cache = openPageCache(root)
  const page = cache.findPage(`docs:${file}`, key)
  const found = page && [page.title, cache.htmlOf(key), cache.searchTextOf(key).text(), cache.keptTextsOf(key)].join()
  cache.close()
  return found
}

test('pages and fragments lie on disk as a build leaves them', async () => {
  expect(await keep([compiled('a.md', 'a1'), compiled('b.md', 'b1')])).toBe(true)
  expect(onDisk('a.md', 'a1')).toBe('a1,html of a1,text of a1,kept of a1')
  expect(onDisk('b.md', 'b1')).toBe('b1,html of b1,text of b1,kept of b1')
  const cache = openPageCache(root)
  expect(cache.findFragments('core', 'f1')).toEqual(fragments('Core'))
  cache.close()
})

test('what is there stays, what has changed is replaced, and what is gone is forgotten', async () => {
  await keep([compiled('a.md', 'a1'), compiled('b.md', 'b1'), compiled('c.md', 'c1')])
  // A second start finds page a on disk, and does not compile it.
  await keep([compiled('b.md', 'b2')], [compiled('a.md', 'a1').page, compiled('b.md', 'b2').page])
  expect(onDisk('a.md', 'a1')).toBe('a1,html of a1,text of a1,kept of a1')
  expect(onDisk('b.md', 'b2')).toBe('b2,html of b2,text of b2,kept of b2')
  expect([onDisk('b.md', 'b1'), onDisk('c.md', 'c1')]).toEqual([undefined, undefined])
})

test('a page that was edited meanwhile is left to the next time', async () => {
  await keep([compiled('a.md', 'a1'), compiled('a.md', 'a2')], [compiled('a.md', 'a1').page])
  expect([onDisk('a.md', 'a1'), onDisk('a.md', 'a2')]).toEqual([undefined, undefined])
})

test('of what is damaged nothing is kept', async () => {
  await keep([compiled('a.md', 'a1')])
  const data = join(root, '.docgen/pages/pages.html')
  writeFileSync(data, 'x'.repeat(readFileSync(data).length))
  expect(() => onDisk('a.md', 'a1')).toThrow(DamagedCache)
  await keep([compiled('a.md', 'a1')], undefined, true)
  expect(onDisk('a.md', 'a1')).toBe('a1,html of a1,text of a1,kept of a1')
})

test('a build that holds the cache is not waited for', async () => {
  const unlock = await lockSite(root, { onWait: () => undefined })
  expect(await keep([compiled('a.md', 'a1')])).toBe(false)
  expect(existsSync(join(root, '.docgen/pages'))).toBe(false)
  unlock()
  expect(await keep([compiled('a.md', 'a1')])).toBe(true)
})

test('one page after the other, requests go first', async () => {
  const memory = createMemoryCache()
  const sources = Array.from({ length: 100 }, (_, index) => compiled(`${index}.md`, `key ${index}`))
  for (const source of sources) memory.storePage(source)
  let pauses = 0
  await keepCompiled({
    root,
    compiled: memory,
    isDamaged: false,
    pages: sources.map(({ page }) => page),
    pause: async () => void pauses++,
  })
  expect(pauses).toBe(3)
})
