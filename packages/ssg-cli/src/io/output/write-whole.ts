import { renameSync, writeFileSync } from 'node:fs'

/** Whoever reads the file meanwhile gets the old text or the new one. Its folder is there. */
export function writeWhole(file: string, text: string): void {
  // Another process may be writing the same file.
  const fresh = `${file}.${process.pid}.new`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}
