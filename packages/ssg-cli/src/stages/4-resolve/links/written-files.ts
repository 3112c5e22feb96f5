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
  const named = [...routes].flatMap((route) => {
    if (route.kind !== 'doc') return []
    const { file, title, frontmatter } = route.page
    const names = [title, ...(frontmatter.id === undefined ? [] : [nameOf(frontmatter.id)])]
    return [...new Set(names.map(titleNameOf))].map((name) => ({ name, file }))
  })
  return new Map([...groupedBy(named, ({ name }) => name)].map(([name, pages]) => [name, pages.map(({ file }) => file)]))
}

/** `set-up` of `Set up`. */
export function titleNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
