// Compiled pages on disk: an index with everything but their HTML and their text for search, and one file that holds these, end to end.
// A build that renders nothing never reads the second. Safe to delete; never trusted: both are checked against hashes.
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CompileCache, CompiledFragment, CompiledPage, Diagnostic, SurfaceKeys } from '@docgen/model'
import { corruptCache } from '../diagnostics/environment.ts'
import { hashOf } from '../pipeline/hash.ts'
import { DamagedCache } from '../common/damaged-cache.ts'
import { surfaceKeysOf } from '../common/surface-keys.ts'
import { pageIdOf } from '../common/page-id.ts'
import { cachePlace } from './cache-folder.ts'
import { makeFolder } from './make-folder.ts'
import { openPageFacts } from './page-facts.ts'
import { openRecord, type StoredRecord, type Values } from './stored-record.ts'
import { temporaryOf, writeInto } from './stored.ts'

interface StoredPage {
  readonly page: CompiledPage
  readonly offset: number
  readonly length: number
  readonly sum: string
  /** Of the text for search, which lies behind the HTML. */
  readonly textLength: number
  readonly textSum: string
  /** Of what is kept for rules and outputs, which lies behind that. */
  readonly keptLength: number
  readonly keptSum: string
  readonly surfaceKeys: SurfaceKeys
}

interface StoredFragments {
  readonly key: string
  readonly fragments: readonly CompiledFragment[]
}

export interface PageCache extends CompileCache {
  /** Whether it knew no page when it was opened. */
  readonly isEmpty: boolean
  /** Writes what this build used; what it did not is forgotten. */
  readonly save: () => void
  /** Lets go of the file, without writing. */
  readonly close: () => void
}

export interface MemoryCache extends PageCache {
  /** By name. */
  readonly fragments: ReadonlyMap<string, StoredFragments>
}

export function createMemoryCache(): MemoryCache {
  const pages = new Map<string, CompiledPage>()
  /** By id: the key of the page before the last, which somebody may still be about to render. */
  const earlier = new Map<string, string>()
  const html = new Map<string, string>()
  const texts = new Map<string, string>()
  const kept = new Map<string, string>()
  const fragments = new Map<string, StoredFragments>()
  return {
    isEmpty: true,
    fragments,
    findPage: (id, key) => matching(pages.get(id), key),
    storePage: (compiled) => {
      const id = pageIdOf(compiled.page)
      const before = pages.get(id)
      if (before && before.key !== compiled.page.key) {
        const outdated = earlier.get(id)
        if (outdated !== undefined && outdated !== compiled.page.key)
          for (const stored of [html, texts, kept]) stored.delete(outdated)
        earlier.set(id, before.key)
      }
      pages.set(id, compiled.page)
      html.set(compiled.page.key, compiled.html)
      texts.set(compiled.page.key, compiled.searchText)
      if (compiled.keptTexts !== '') kept.set(compiled.page.key, compiled.keptTexts)
    },
    htmlOf: (key) => html.get(key) ?? missing(key),
    searchTextOf: (key) => {
      const text = texts.get(key) ?? missing(key)
      return { sum: hashOf(text), size: text.length, text: () => text }
    },
    keptTextsOf: (key) => kept.get(key) ?? '',
    findFragments: (name, key) => matching(fragments.get(name), key)?.fragments,
    storeFragments: (name, key, list) => fragments.set(name, { key, fragments: list }),
    diagnostics: () => [],
    save: () => undefined,
    close: () => undefined,
  }
}

/** Of the site at `root`. */
export function openPageCache(root: string): PageCache {
  const dir = cachePlace(root, 'pages')
  const dataFile = join(dir, 'pages.html')
  const { index, data: readable } = openTogether(join(dir, 'index'), dataFile)
  const fragmentIndex = openRecord<StoredFragments>(join(dir, 'fragments'), fragmentsKey)
  const facts = openPageFacts(join(dir, 'facts'))
  const pages = new Map<string, StoredPage>()
  const fragments = new Map<string, StoredFragments>()
  const placeByKey = new Map<string, StoredPage>()
  const failed = new Set<string>()
  let data = readable
  let isClosed = false

  const openForWriting = (): number => {
    // A build that failed or was aborted may still be compiling. It must not create the file again: another build may own it by now.
    if (isClosed) throw new Error('The cache is closed.')
    return (data ??= createData(dir, dataFile))
  }
  const placeOf = (key: string): StoredPage => placeByKey.get(key) ?? missing(key)
  const read = (stored: StoredPage, part: Part = stored): string => {
    if (data === undefined) throw new DamagedCache(stored.page.file)
    return readPart(data, stored.page, part)
  }
  const close = (): void => {
    isClosed = true
    if (data !== undefined) closeSync(data)
    data = undefined
  }
  const use = (stored: StoredPage): CompiledPage => {
    pages.set(pageIdOf(stored.page), stored)
    placeByKey.set(stored.page.key, stored)
    return stored.page
  }

  return {
    isEmpty: index.values.size === 0,
    findPage: (id, key) => {
      const current = pages.get(id)
      if (current?.page.key === key) return current.page
      const stored = index.values.get(id)
      return stored?.page.key === key ? use(stored) : undefined
    },
    storePage: ({ page, html, searchText, keptTexts }) => {
      const file = openForWriting()
      const [bytes, text, kept] = [Buffer.from(html), Buffer.from(searchText), Buffer.from(keptTexts)]
      const offset = fstatSync(file).size
      const all = Buffer.concat([bytes, text, kept])
      writeInto(file, all, offset, dataFile)
      if (hasThrown(page)) failed.add(pageIdOf(page))
      else failed.delete(pageIdOf(page))
      const texts = { textLength: text.length, textSum: hashOf(text), keptLength: kept.length, keptSum: hashOf(kept) }
      use({ page, offset, length: bytes.length, sum: hashOf(bytes), ...texts, surfaceKeys: surfaceKeysOf(page, hashOf) })
    },
    htmlOf: (key) => read(placeOf(key)),
    searchTextOf: (key) => {
      const stored = placeOf(key)
      const part: Part = { offset: stored.offset + stored.length, length: stored.textLength, sum: stored.textSum }
      return { sum: part.sum, size: part.length, text: () => read(stored, part) }
    },
    keptTextsOf: (key) => {
      const stored = placeOf(key)
      const { offset, length, textLength, keptLength, keptSum } = stored
      return keptLength === 0 ? '' : read(stored, { offset: offset + length + textLength, length: keptLength, sum: keptSum })
    },
    facts: { surfaceKeysOf: ({ key }) => placeOf(key).surfaceKeys, recallIn: facts.recallIn },
    findFragments: (name, key) => matching(fragmentIndex.values.get(name), key)?.fragments,
    storeFragments: (name, key, list) => {
      const known = matching(fragmentIndex.values.get(name), key)
      if (known?.fragments === list) fragments.set(name, known)
      else if (!list.some(hasThrown)) fragments.set(name, { key, fragments: list })
    },
    diagnostics: () => damageOf({ index: index.isDamaged, fragments: fragmentIndex.isDamaged, facts: facts.isDamaged() }),
    save: () => {
      facts.save()
      for (const id of failed) pages.delete(id)
      index.save(compacted(dataFile, data, pages, close))
      fragmentIndex.save(fragments)
      close()
    },
    close,
  }
}

/** Stacks name paths of this machine. What code of the author throws over is compiled anew by the next build, which fails as well. */
export function hasThrown({ diagnostics }: Pick<CompiledPage, 'diagnostics'>): boolean {
  return diagnostics.some(({ stack }) => stack !== undefined)
}

function damageOf(indexes: Readonly<Record<string, boolean>>): readonly Diagnostic[] {
  const damaged = Object.keys(indexes).filter((name) => indexes[name])
  return damaged.map((name) => corruptCache(`.docgen/pages/${name}`, 'an index'))
}

/** Reads nothing before somebody asks for a page: a build that finds nothing changed does not. */
export function openWhenUsed(open: () => PageCache): PageCache {
  let opened: PageCache | undefined
  const cache = (): PageCache => (opened ??= open())
  return {
    get isEmpty() {
      return cache().isEmpty
    },
    get facts() {
      return cache().facts
    },
    findPage: (...page) => cache().findPage(...page),
    storePage: (compiled) => cache().storePage(compiled),
    htmlOf: (key) => cache().htmlOf(key),
    searchTextOf: (key) => cache().searchTextOf(key),
    keptTextsOf: (key) => cache().keptTextsOf(key),
    findFragments: (...fragments) => cache().findFragments(...fragments),
    storeFragments: (...fragments) => cache().storeFragments(...fragments),
    diagnostics: () => opened?.diagnostics() ?? [],
    save: () => opened?.save(),
    close: () => opened?.close(),
  }
}

/**
 * The index and the file that it is about, from one moment: while another process writes, the name of the file may come to stand for another
 * one. The open file stays as it is, but for what is added at its end. Without an index nothing in it can be found.
 */
function openTogether(
  indexFile: string,
  dataFile: string,
): { readonly index: StoredRecord<StoredPage>; readonly data: number | undefined } {
  const data = openData(dataFile)
  const index = openIndex(indexFile)
  if (data === undefined) return { index, data }
  if (index.isThere) {
    if (statSync(dataFile, { throwIfNoEntry: false })?.ino === fstatSync(data).ino) return { index, data }
    closeSync(data)
    return openTogether(indexFile, dataFile)
  }
  closeSync(data)
  return { index, data: undefined }
}

/** By `pageIdOf`. */
function openIndex(file: string): StoredRecord<StoredPage> {
  return openRecord(file, indexKey)
}

function openData(file: string): number | undefined {
  try {
    return openSync(file, 'r+')
  } catch {
    return undefined
  }
}

function createData(dir: string, dataFile: string): number {
  makeFolder(dir)
  rmSync(dataFile, { force: true })
  return openSync(dataFile, 'wx+')
}

type Part = Pick<StoredPage, 'offset' | 'length' | 'sum'>

function readPart(data: number, page: CompiledPage, { offset, length, sum }: Part): string {
  const bytes = Buffer.allocUnsafe(length)
  readSync(data, bytes, 0, length, offset)
  if (hashOf(bytes) !== sum) throw new DamagedCache(page.file)
  return bytes.toString()
}

/** They rise with every change of what is stored. */
const indexKey = 'pages 7'
const fragmentsKey = 'fragments 2'

/** The pages at their places. When most of the data file is of pages that are gone, it is written anew, and the places are others. */
function compacted(dataFile: string, data: number | undefined, pages: Values<StoredPage>, close: () => void): Values<StoredPage> {
  const used = [...pages.values()].reduce((sum, stored) => sum + sizeOf(stored), 0)
  if (data === undefined || fstatSync(data).size <= used * 2 + 1_000_000) return pages
  const moved = new Map<string, StoredPage>()
  const freshFile = temporaryOf(dataFile)
  const fresh = openSync(freshFile, 'w')
  let offset = 0
  for (const [name, stored] of pages) {
    const bytes = Buffer.alloc(sizeOf(stored))
    readSync(data, bytes, 0, bytes.length, stored.offset)
    writeInto(fresh, bytes, offset, dataFile)
    moved.set(name, { ...stored, offset })
    offset += bytes.length
  }
  closeSync(fresh)
  // Windows renames nothing to the name of a file that is open.
  close()
  // Between this and the writing of the index their hashes disagree: the next build then compiles anew.
  return isRenamed(freshFile, dataFile) ? moved : pages
}

/** Where another program holds the file, the old one stays: it has all pages. */
function isRenamed(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    rmSync(from, { force: true })
    return false
  }
}

function sizeOf({ length, textLength, keptLength }: StoredPage): number {
  return length + textLength + keptLength
}

function matching<Value extends { readonly key: string }>(value: Value | undefined, key: string): Value | undefined {
  return value?.key === key ? value : undefined
}

function missing(key: string): never {
  throw new Error(`The page ${key} was never compiled.`)
}
