// What a dev server has compiled is left on disk, as a build leaves it: for the next start, and for the next build.
import { rmSync } from 'node:fs'
import type { CompiledPage } from '@docgen/model'
import { pageIdOf } from '../common/page-id.ts'
import { cachePlace } from './cache-folder.ts'
import { openPageCache, type MemoryCache, type PageCache } from './page-cache.ts'
import { SiteIsLocked } from './refusals.ts'
import { lockSite } from './site-lock.ts'

interface KeepInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly compiled: MemoryCache
  /** Whether what is on disk turned out to be damaged: nothing of it is worth keeping. */
  readonly isDamaged: boolean
  /** All pages of the site: others are forgotten. */
  readonly pages: readonly CompiledPage[]
  /** Lets requests go first. */
  readonly pause: () => Promise<void>
}

/** Resolves to whether it was done: a build that runs meanwhile writes the cache itself. Rejects where the disk takes nothing. */
export async function keepCompiled({ root, isDamaged, ...input }: KeepInput): Promise<boolean> {
  const unlock = await lockSite(root, { onWait: () => undefined, limit: 0 }).catch((error: unknown) => {
    if (!(error instanceof SiteIsLocked)) throw error
  })
  if (!unlock) return false
  try {
    if (isDamaged) rmSync(cachePlace(root, 'pages'), { recursive: true, force: true })
    const disk = openPageCache(root)
    try {
      await copyInto(disk, input)
      disk.save()
    } finally {
      disk.close()
    }
  } finally {
    unlock()
  }
  return true
}

/** Pages copied between two requests. */
const portion = 32

async function copyInto(
  disk: PageCache,
  { compiled, pages, pause }: Pick<KeepInput, 'compiled' | 'pages' | 'pause'>,
): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (index % portion === portion - 1) await pause()
    copyPage(page, disk, compiled)
  }
  for (const [name, { key, fragments }] of compiled.fragments) {
    disk.storeFragments(name, key, disk.findFragments(name, key) ?? fragments)
  }
}

function copyPage(page: CompiledPage, disk: PageCache, compiled: MemoryCache): void {
  const { key } = page
  const id = pageIdOf(page)
  if (disk.findPage(id, key)) return
  // One that was edited meanwhile is another by now, and what is kept is the page as it was compiled.
  const found = compiled.findPage(id, key)
  if (!found) return
  const searchText = compiled.searchTextOf(key).text()
  disk.storePage({ page: found, html: compiled.htmlOf(key), searchText, keptTexts: compiled.keptTextsOf(key) })
}
