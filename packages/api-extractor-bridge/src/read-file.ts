// What is asked of many small files, one after the other: a promise for each takes ten times as long as the file.
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { authorTextOf } from '@docgen/model'

const looks = new AsyncLocalStorage<Set<string>>()

/** Tells which files were asked for meanwhile, those that are not there too: another one of them makes another value. */
export async function recordLooks<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly files: readonly string[] }> {
  const files = new Set<string>()
  const value = await looks.run(files, work)
  return { value, files: [...files] }
}

/** For a file that was looked for in another way. */
export function noteLook(file: string): void {
  looks.getStore()?.add(file)
}

/** `undefined` for what cannot be read. */
export function readText(file: string): string | undefined {
  noteLook(file)
  try {
    return authorTextOf(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export function isFile(path: string): boolean {
  return isThere(path, 'file')
}

export function isFolder(path: string): boolean {
  return isThere(path, 'folder')
}

export const exists: (path: string) => boolean = existsSync

function isThere(path: string, kind: 'file' | 'folder'): boolean {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats?.isDirectory()) noteLook(path)
    return (kind === 'file' ? stats?.isFile() : stats?.isDirectory()) ?? false
  } catch {
    return false
  }
}

/** Another one for every change of the file; `undefined` for one that is not there. */
export function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && [stats.size, stats.mtimeMs, stats.ctimeMs].join(' ')
}
