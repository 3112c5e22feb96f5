// What the history of a folder depends on, from the files of Git: to ask Git itself takes longer than most builds that find nothing changed.
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  const { own, common } = readGitFolders(checkout)
  const packed = findText(join(common, 'packed-refs')) ?? ''
  const commit = headOf({ own, common, packed })
  if (commit === undefined || hasReplacements(common, packed)) return undefined
  const settings = [join(common, 'config'), join(own, 'config.worktree'), join(common, 'shallow'), join(common, 'info', 'grafts')]
  return hashOf(JSON.stringify([commit, relative(checkout, real), ...settings.map((file) => findText(file) ?? '')]))
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

const isHash = (text: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)

interface Folders {
  readonly own: string
  readonly common: string
  readonly packed: string
}

/** The hash of the commit that is checked out. */
function headOf({ own, common, packed }: Folders): string | undefined {
  const head = findText(join(own, 'HEAD'))?.trim() ?? ''
  const branch = /^ref: (refs\/\S+)$/.exec(head)?.[1]
  const hash = branch === undefined ? head : (findText(join(common, branch))?.trim() ?? packedHashOf(packed, branch))
  return isHash(hash) ? hash : undefined
}

/** https://git-scm.com/docs/git-pack-refs: a line for each reference, its hash first. */
function packedHashOf(packed: string, name: string): string {
  const line = packed.split('\n').find((each) => each.endsWith(` ${name}`))
  return line?.split(' ')[0] ?? ''
}

function hasReplacements(common: string, packed: string): boolean {
  const folder = join(common, 'refs', 'replace')
  return packed.includes(' refs/replace/') || (existsSync(folder) && readdirSync(folder).length > 0)
}
