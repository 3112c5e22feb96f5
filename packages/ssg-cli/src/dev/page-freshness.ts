// Whether a page is still as its files are: told by the files themselves, whatever the watcher saw of them.
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SourceFile, SourceReader } from '@docgen/model'
import { fileStateOf, type FileState } from '../io/file-state.ts'
import { loadIncludes } from '../stages/1-load/load-sources.ts'

/** Texts of the files that the custom source of this name has read, by path relative to the site root. */
type TextsOfCustom = (name: string) => ReadonlyMap<string, string | undefined>

/**
 * Reads nothing while the system describes the page's file, and each that it includes, as when they were last compared. The files of a page
 * that a custom source made are all that the source has read.
 */
export function createFreshness(
  root: string,
  reader: SourceReader,
  textsOfCustom: TextsOfCustom,
): (source: SourceFile) => Promise<boolean> {
  const known = new WeakMap<SourceFile, ReadonlyMap<string, FileState | undefined>>()
  return async (source) => {
    const before = known.get(source)
    const read: ReadonlyMap<string, string | undefined> = source.made ? textsOfCustom(source.made.source) : new Map()
    const names = [...(source.made ? read.keys() : [source.file]), ...Object.keys(source.includes)]
    // Older than what is read below: a change in between shows the next time.
    const states = new Map(names.map((name) => [name, fileStateOf(join(root, name), before?.get(name))]))
    const isAsBefore = before !== undefined && names.every((name) => states.get(name)?.hash === before.get(name)?.hash)
    const isFresh = isAsBefore || ((await areAsRead(read, reader)) && isAlike(source, await readAgain(source, reader)))
    if (isFresh) known.set(source, states)
    return isFresh
  }
}

async function areAsRead(texts: ReadonlyMap<string, string | undefined>, reader: SourceReader): Promise<boolean> {
  for (const [file, text] of texts) {
    const now = await reader.read(file)
    if ((typeof now === 'string' ? now : undefined) !== text) return false
  }
  return true
}

function isAlike(source: SourceFile, again: SourceFile | undefined): boolean {
  return again !== undefined && again.text === source.text && isDeepStrictEqual(again.includes, source.includes)
}

/** The source with the text that its file now has; `undefined` where the file is gone. */
export async function readAgain(source: SourceFile, reader: SourceReader): Promise<SourceFile | undefined> {
  // A custom source's page has no file of its own.
  const text = source.made ? source.text : await reader.read(source.file)
  return typeof text !== 'string' ? undefined : { ...source, text, includes: await loadIncludes(reader, source.file, text) }
}

/** Whether a source is one of these files, or includes one. */
export function touches({ file, includes }: SourceFile, names: ReadonlySet<string>): boolean {
  return names.has(file) || Object.keys(includes).some((include) => names.has(include))
}
