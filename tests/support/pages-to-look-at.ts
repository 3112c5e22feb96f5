// The pages of the documentation of accounts-js that checks of markup and style look at: one of each shape, since others tell nothing new of a
// change. With EVERY_PAGE=1, which is for a release, all of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedFolderVariable } from '../site/accounts-site.ts'
import { pageOfEachShape } from './page-shapes.ts'
import { pagesOf } from './pages-of.ts'

/** Addresses relative to the home of a site. */
export interface PagesToLookAt {
  readonly pages: readonly string[]
  /** Those of them that together show every shape, which is all but for a release. */
  readonly ofEachShape: readonly string[]
}

export function pagesToLookAt(dist: string): PagesToLookAt {
  const ofEachShape = sharedPagesOfEachShape(dist)
  return { pages: process.env['EVERY_PAGE'] === '1' ? pagesOf(dist) : ofEachShape, ofEachShape }
}

/** To find them all pages are parsed, so the suites of a run share the list. */
function sharedPagesOfEachShape(dist: string): readonly string[] {
  const folder = process.env[sharedFolderVariable]
  if (folder === undefined || !existsSync(folder)) return pageOfEachShape(dist)
  const file = join(folder, 'pages-of-each-shape.json')
  // As it was written below.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly string[]
  const paths = pageOfEachShape(dist)
  writeFileSync(file, JSON.stringify(paths))
  return paths
}
