import type { CompileCache } from '@docgen/model'
import { corruptCache } from '../diagnostics/environment.ts'
import { DamagedCache } from '../common/damaged-cache.ts'
import { hasThrown } from './page-cache.ts'

/**
 * Reads what a build has left on disk and keeps what is new in memory: a build that runs meanwhile is not disturbed, and disturbs nothing. What `before`
 * has in memory is taken over. HTML and texts on disk are read only when they are needed. If they are damaged, reading throws `DamagedCache`, and from then
 * on no page is found on disk: the caller then has to ask for all pages again.
 */
export function layeredCache(memory: CompileCache, disk: CompileCache, before?: CompileCache): CompileCache {
  /** Keys of pages that are not in memory. */
  const onDisk = new Set<string>()
  let damage: DamagedCache | undefined
  const findOnDisk: CompileCache['findPage'] = (id, key) => {
    const page = damage ? undefined : disk.findPage(id, key)
    if (page) onDisk.add(key)
    return page
  }
  const takeOver: CompileCache['findPage'] = (id, key) => {
    const page = before?.findPage(id, key)
    if (before && page) {
      const searchText = before.searchTextOf(key).text()
      memory.storePage({ page, html: before.htmlOf(key), searchText, keptTexts: before.keptTextsOf(key) })
    }
    return page
  }
  const fromDisk = <Text>(read: () => Text): Text => {
    if (damage) throw damage
    try {
      return read()
    } catch (error) {
      if (error instanceof DamagedCache) damage = error
      throw error
    }
  }
  return {
    findPage: (id, key) => memory.findPage(id, key) ?? takeOver(id, key) ?? findOnDisk(id, key),
    storePage: (compiled) => {
      onDisk.delete(compiled.page.key)
      memory.storePage(compiled)
    },
    htmlOf: (key) => (onDisk.has(key) ? fromDisk(() => disk.htmlOf(key)) : memory.htmlOf(key)),
    searchTextOf: (key) => {
      if (!onDisk.has(key)) return memory.searchTextOf(key)
      const stored = fromDisk(() => disk.searchTextOf(key))
      return { ...stored, text: () => fromDisk(stored.text) }
    },
    keptTextsOf: (key) => (onDisk.has(key) ? fromDisk(() => disk.keptTextsOf(key)) : memory.keptTextsOf(key)),
    findFragments: (name, key) => {
      const known = memory.findFragments(name, key)
      const found = known ?? before?.findFragments(name, key) ?? disk.findFragments(name, key)
      if (found && !known) memory.storeFragments(name, key, found)
      return found
    },
    storeFragments: memory.storeFragments,
    diagnostics: () => [
      ...disk.diagnostics(),
      ...(damage ? [corruptCache('.docgen/pages/pages.html', 'the HTML of a page')] : []),
    ],
  }
}

/** Without what code of the author threw over: as after a build, it is compiled again by whoever asks next. */
export function soundOf(cache: CompileCache): CompileCache {
  return {
    ...cache,
    findPage: (id, key) => {
      const page = cache.findPage(id, key)
      return page && !hasThrown(page) ? page : undefined
    },
    findFragments: (name, key) => {
      const fragments = cache.findFragments(name, key)
      return fragments?.some(hasThrown) ? undefined : fragments
    },
  }
}
