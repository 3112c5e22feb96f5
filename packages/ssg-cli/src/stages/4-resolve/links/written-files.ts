import type { Route } from '@docgen/model'
import { groupedBy } from '../../../common/grouped-by.ts'

/** Names of files without the numbers that order them, which people leave out; with the files that each is the name of. */
export interface WrittenFiles {
  /** By path. */
  readonly byPath: ReadonlyMap<string, readonly string[]>
  /** By the last segment of the path. */
  readonly byName: ReadonlyMap<string, readonly string[]>
}

export function writtenFilesOf(files: readonly string[]): WrittenFiles {
  return {
    byPath: groupedBy(files, withoutNumbers),
    byName: groupedBy(files, (file) => withoutNumbers(nameOf(file))),
  }
}

export function withoutNumbers(file: string): string {
  return file.replace(/(^|\/)\d{1,3}[-_.\s]+(?=\D)/g, '$1')
}

export function nameOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** Files of pages by what a file of the title or the id of the page would be called. */
export function titledFilesOf(routes: Iterable<Route>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>()
  for (const route of routes) {
    if (route.kind !== 'doc') continue
    const { file, title, frontmatter } = route.page
    const names = [title, ...(frontmatter.id === undefined ? [] : [nameOf(frontmatter.id)])]
    for (const name of new Set(names.map(titleNameOf))) files.set(name, [...(files.get(name) ?? []), file])
  }
  return files
}

/** `set-up` of `Set up`. */
export function titleNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
