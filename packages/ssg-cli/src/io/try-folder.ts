import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Makes the folder. Whether files can be written there: permissions do not tell of a full disk. */
export function tryFolder(folder: string): boolean {
  const file = join(folder, `tried-${process.pid}.tmp`)
  try {
    makeFolder(folder)
    writeFileSync(file, Buffer.alloc(4096))
    return true
  } catch {
    return false
  } finally {
    remove(file)
  }
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // What is above it is no folder.
  }
}
