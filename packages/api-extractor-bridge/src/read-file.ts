// What is asked of many small files, one after the other: a promise for each takes ten times as long as the file.
import { existsSync, readFileSync, statSync } from 'node:fs'

/** Without a byte order mark; `undefined` for what cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
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
    return (kind === 'file' ? stats?.isFile() : stats?.isDirectory()) ?? false
  } catch {
    return false
  }
}
