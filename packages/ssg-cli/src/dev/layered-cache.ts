import type { CompileCache } from '../model/ports.ts'

/** Reads what a build has left on disk, and keeps what is new in memory: a build that runs meanwhile is not disturbed. */
export function layeredCache(memory: CompileCache, disk: CompileCache): CompileCache {
  const isFromDisk = new Set<string>()
  return {
    findPage: (file, key) => {
      const inMemory = memory.findPage(file, key)
      const page = inMemory ?? disk.findPage(file, key)
      if (page && !inMemory) isFromDisk.add(key)
      return page
    },
    storePage: memory.storePage,
    htmlOf: (key) => (isFromDisk.has(key) ? disk.htmlOf(key) : memory.htmlOf(key)),
    searchTextOf: (key) => (isFromDisk.has(key) ? disk.searchTextOf(key) : memory.searchTextOf(key)),
    findFragments: (name, key) => memory.findFragments(name, key) ?? disk.findFragments(name, key),
    storeFragments: memory.storeFragments,
    diagnostics: disk.diagnostics,
  }
}
