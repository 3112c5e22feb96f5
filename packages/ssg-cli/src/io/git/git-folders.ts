import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gitFoldersOf, type GitFolders } from '@docgen/model'
import { findText } from '../find-text.ts'

/** The folder (absolute) with `.git` that a folder (absolute) is or lies in. */
export function findCheckout(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
    if (current === dirname(current)) return undefined
  }
}

/** Of a checkout (absolute). */
export function readGitFolders(checkout: string): GitFolders {
  return gitFoldersOf(checkout, { read: findText, resolve })
}

/** Absolute paths of what is written with every commit, checkout and tag in the repository of a folder; none of them has to be there. */
export function filesOfHistory(folder: string): readonly string[] {
  const checkout = findCheckout(folder)
  if (checkout === undefined) return []
  const { own, common } = readGitFolders(checkout)
  return [join(own, 'HEAD'), join(own, 'logs', 'HEAD'), join(common, 'refs', 'tags'), join(common, 'packed-refs')]
}
