import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from '../scaffold/file-change.ts'
import { codeOf } from './open-file.ts'

/**
 * Writes files below `root`, and returns the paths that it left as they are: a file that is new has to be missing still, and one that is
 * edited has to hold what the edit was made from.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): readonly string[] {
  return changes.filter((change) => !writeChange(join(root, change.path), change)).map(({ path }) => path)
}

function writeChange(file: string, { before, after }: FileChange): boolean {
  mkdirSync(dirname(file), { recursive: true })
  if (before === undefined) return writeNew(file, after)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== before) return false
  const draft = `${file}.docgen-${process.pid}`
  try {
    writeFileSync(draft, after, { flag: 'wx' })
    chmodSync(draft, statSync(file).mode)
    renameSync(draft, file)
    return true
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
