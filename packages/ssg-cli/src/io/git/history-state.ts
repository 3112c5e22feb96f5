// What the history of a folder depends on, from the files of Git: to ask Git itself takes longer than most builds that find nothing changed.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { referencesOf, type GitReferences } from '@docgen/model'
import { hashOf } from '../../pipeline/hash.ts'
import { findText } from '../find-text.ts'
import { findCheckout, readGitFolders } from './git-folders.ts'

/**
 * Names all that `git log` says of a folder (absolute). `undefined` where the files do not tell: outside of a repository, where the environment
 * names another one, where commits are replaced, and where references are kept in another way (`reftable`).
 */
export function historyStateOf(folder: string): string | undefined {
  if (variables.some((name) => process.env[name] !== undefined)) return undefined
  // Git goes up from where the folder really lies.
  const real = realpathOf(folder)
  const checkout = real && findCheckout(real)
  if (real === undefined || checkout === undefined) return undefined
  const folders = readGitFolders(checkout)
  const references = referencesOf(folders, { read: findText, resolve })
  if (references?.commit === undefined || hasReplacements(folders.common, references)) return undefined
  const { own, common } = folders
  const settings = [join(common, 'config'), join(own, 'config.worktree'), join(common, 'shallow'), join(common, 'info', 'grafts')]
  return hashOf(JSON.stringify([references.commit, relative(checkout, real), ...settings.map((file) => findText(file) ?? '')]))
}

function realpathOf(folder: string): string | undefined {
  try {
    return realpathSync(folder)
  } catch {
    return undefined
  }
}

/** Each of them makes Git read another repository than the files around the folder are of. */
const variables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_OBJECT_DIRECTORY'] as const

function hasReplacements(common: string, { packed }: GitReferences): boolean {
  const folder = join(common, 'refs', 'replace')
  return (
    [...packed.keys()].some((name) => name.startsWith('refs/replace/')) || (existsSync(folder) && readdirSync(folder).length > 0)
  )
}
