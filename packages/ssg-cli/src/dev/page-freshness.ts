// Whether a page is still as its files are: told by the files themselves, whatever the watcher saw of them.
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fileStateOf, type FileState } from '../io/file-state.ts'
import type { SourceFile, SourceReader } from '../model/source.ts'
import { loadIncludes } from '../stages/1-load/load-sources.ts'

/** Reads nothing while the system describes the page's file, and each that it includes, as when they were last compared. */
export function createFreshness(root: string, reader: SourceReader): (source: SourceFile) => Promise<boolean> {
  const known = new WeakMap<SourceFile, ReadonlyMap<string, FileState | undefined>>()
  return async (source) => {
    const before = known.get(source)
    const names = [source.file, ...Object.keys(source.includes)]
    // Older than what is read below: a change in between shows the next time.
    const states = new Map(names.map((name) => [name, fileStateOf(join(root, name), before?.get(name))]))
    const isAsBefore = before !== undefined && names.every((name) => states.get(name)?.hash === before.get(name)?.hash)
    const isFresh = isAsBefore || isAlike(source, await readAgain(source, reader))
    if (isFresh) known.set(source, states)
    return isFresh
  }
}

function isAlike(source: SourceFile, again: SourceFile | undefined): boolean {
  return again !== undefined && again.text === source.text && isDeepStrictEqual(again.includes, source.includes)
}

/** The source with the text that its file now has; `undefined` where the file is gone. */
export async function readAgain(source: SourceFile, reader: SourceReader): Promise<SourceFile | undefined> {
  const text = await reader.read(source.file)
  return typeof text !== 'string' ? undefined : { ...source, text, includes: await loadIncludes(reader, source.file, text) }
}

/** Whether a source is one of these files, or includes one. */
export function touches({ file, includes }: SourceFile, names: ReadonlySet<string>): boolean {
  return names.has(file) || Object.keys(includes).some((include) => names.has(include))
}
