import type { CompileCache, Diagnostic } from '@docgen/model'
import { corruptCache } from '../diagnostics/environment.ts'
import { DamagedCache, hasThrown } from './page-cache.ts'

/**
 * Reads what a build has left on disk, each page once and whole, and keeps it and what is new in memory: a build that runs meanwhile is not
 * disturbed, and disturbs nothing. A page that is damaged on disk counts as not there, so it is compiled.
 */
export function layeredCache(memory: CompileCache, disk: CompileCache): CompileCache {
  const damaged: Diagnostic[] = []
  const takeFromDisk: CompileCache['findPage'] = (id, key) => {
    const page = disk.findPage(id, key)
    if (page === undefined) return undefined
    try {
      memory.storePage({
        page,
        html: disk.htmlOf(key),
        searchText: disk.searchTextOf(key).text(),
        keptTexts: disk.keptTextsOf(key),
      })
      return page
    } catch (error) {
      if (!(error instanceof DamagedCache)) throw error
      if (damaged.length === 0) damaged.push(corruptCache('.docgen/pages/pages.html', 'the HTML of a page'))
      return undefined
    }
  }
  return {
    findPage: (id, key) => memory.findPage(id, key) ?? takeFromDisk(id, key),
    storePage: memory.storePage,
    htmlOf: memory.htmlOf,
    searchTextOf: memory.searchTextOf,
    keptTextsOf: memory.keptTextsOf,
    findFragments: (name, key) => {
      const known = memory.findFragments(name, key)
      const found = known ?? disk.findFragments(name, key)
      if (found && !known) memory.storeFragments(name, key, found)
      return found
    },
    storeFragments: memory.storeFragments,
    diagnostics: () => [...disk.diagnostics(), ...damaged],
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
