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
