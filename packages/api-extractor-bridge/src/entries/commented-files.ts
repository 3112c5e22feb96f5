// In: files of a package in which entry points begin. Out: whether their authors describe anything there that docgen could read.
import { filesReachedFrom } from './reached-files.ts'

/** Whether one of the files, or of those that they import by a path, has a doc comment. Most have one in the first few. */
export function haveDocComments(folder: string, entries: readonly string[]): boolean {
  for (const { text } of filesReachedFrom(folder, entries)) if (/\/\*\*(?!\/)/.test(text)) return true
  return false
}
