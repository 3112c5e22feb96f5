import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gitFoldersOf, type GitFolders } from '@docgen/model'

/** The folder (absolute) with `.git` that a folder (absolute) is or lies in. */
export function findCheckout(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
    if (current === dirname(current)) return undefined
  }
}

/** Of a checkout (absolute). */
export function readGitFolders(checkout: string): GitFolders {
  return gitFoldersOf(checkout, { read: textOf, resolve })
}

/** Absolute paths of what is written with every commit, checkout and tag in the repository of a folder; none of them has to be there. */
export function filesOfHistory(folder: string): readonly string[] {
  const checkout = findCheckout(folder)
  if (checkout === undefined) return []
  const { own, common } = readGitFolders(checkout)
  return [join(own, 'HEAD'), join(own, 'logs', 'HEAD'), join(common, 'refs', 'tags'), join(common, 'packed-refs')]
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
