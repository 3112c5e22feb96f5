import type { SourceReader } from '@docgen/model'
import type { AuthorFiles } from './author-files.ts'
import { listFiles } from './list-files.ts'
import { growFor } from './room-for-objects.ts'

export function createDiskReader(author: AuthorFiles): SourceReader {
  return {
    above: author.above,
    list: async (dir, isSkipped) => {
      const listed = listFiles(author, dir, isSkipped)
      growFor(dir, listed.files.length)
      return listed
    },
    read: async (file) => author.readText(file),
    readAll: async (files) => author.readTexts(files),
  }
}
