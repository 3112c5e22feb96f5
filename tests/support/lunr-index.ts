// The search of a built site as if it had chosen lunr: another index of the same sections, and the script that knows it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  indexFileName,
  lunrFileName,
  pageFileName,
  pageNameLength,
  type PageFile,
  type SearchIndexFile,
} from '../../packages/ssg-cli/src/search/index-format.ts'
import { english } from '../../packages/ssg-cli/src/search/rules.ts'
import { lunrRowsOf } from '../../packages/ssg-cli/src/stages/6-emit/search/lunr-rows.ts'

export function searchByLunr(dist: string): { readonly worker: string; readonly files: ReadonlyMap<string, string> } {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dist, name), 'utf8'))
  // Written by docgen.
  const index = read(indexFileName) as SearchIndexFile
  const names = Array.from({ length: index.pages.length / pageNameLength }, (_, page) =>
    index.pages.slice(page * pageNameLength, (page + 1) * pageNameLength),
  )
  const pages = names.map((name) => read(pageFileName(name)) as PageFile)
  return {
    worker: fileURLToPath(new URL('../../packages/ssg-cli/dist/search-worker.js', import.meta.url)),
    files: new Map([
      [indexFileName, JSON.stringify({ ...index, engine: 'lunr' } satisfies SearchIndexFile)],
      [lunrFileName(index.key), lunrRowsOf(pages, english)],
    ]),
  }
}
