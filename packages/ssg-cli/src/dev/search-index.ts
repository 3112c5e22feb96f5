// The search index of a site that is being worked on: made when search is first opened, anew after an edit, never written.
import type { SiteConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { hashOf } from '../pipeline/hash.ts'
import { searchPagesOf } from '../stages/6-emit/emit-files.ts'
import { searchFilesOf } from '../stages/6-emit/search/search-files.ts'

/** Finds the file of the index that has a path (`/search/index.json`). */
export type SearchIndex = (site: Site, path: string) => Promise<string | undefined>

export function createSearchIndex({ search }: Pick<SiteConfig, 'search'>): SearchIndex {
  let made: { readonly site: Site; readonly files: ReadonlyMap<string, OutputFile> } | undefined
  return async (site, path) => {
    if (made?.site !== site) {
      const files = searchFilesOf({ pages: searchPagesOf(site), search, hashOf })
      made = { site, files: new Map(files.map((file) => [`/${file.path}`, file])) }
    }
    const contents = made.files.get(path)?.contents
    return contents?.kind === 'text' ? contents.text() : undefined
  }
}
