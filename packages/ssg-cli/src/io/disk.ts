import type { SourceReader } from '@docgen/model'
import type { AuthorFiles } from './author-files.ts'
import { listFiles } from './list-files.ts'

export function createDiskReader(author: AuthorFiles): SourceReader {
  return {
    above: author.above,
    list: async (dir, isSkipped) => listFiles(author, dir, isSkipped),
    read: async (file) => author.readText(file),
    readAll: async (files) => author.readTexts(files),
  }
}
