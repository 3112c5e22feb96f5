import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './file-tree.ts'

/** The pages of a built site, sorted: addresses relative to its home, without a slash before them. Those that only lead to another are left out, and what has all of a long one. */
export function pagesOf(dist: string): readonly string[] {
  return listFiles(dist)
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !file.endsWith('/whole-page.html') &&
        !readFileSync(join(dist, file), 'utf8').includes('http-equiv="refresh"'),
    )
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1'))
}
