// Links between files of the old site, some of which lie in other folders of the new one.
import { folderOfFile, joinPath, relativePath } from './paths.ts'

/** Paths in the old site and the new one. */
export type NewPathOf = (file: string) => string

/** What names a file by its path from the page keeps naming it. Whatever is not a file of the old site is left alone. */
export function linkBetween(path: string, file: string, newPathOf: NewPathOf, isFile: (file: string) => boolean): string {
  const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  if (name === '' || /^(?:[a-z][\w+.-]*:|\/)/i.test(name)) return path
  const target = joinPath(folderOfFile(file), decoded(name))
  if (!isFile(target)) return path
  const [from, to] = [folderOfFile(newPathOf(file)), newPathOf(target)]
  return joinPath(from, decoded(name)) === to ? path : encodeURI(relativePath(from, to)) + rest
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
