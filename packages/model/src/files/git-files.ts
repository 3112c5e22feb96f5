// What the files of Git say of a checkout: to start Git would take longer than all else.

export interface GitFolders {
  /** Absolute path of what this checkout has for itself: `HEAD` and its log. */
  readonly own: string
  /** Absolute path of what all worktrees of the repository share: `config`, and branches and tags below `refs`. */
  readonly common: string
}

export interface GitReader {
  /** The text of a file (absolute); `undefined` where there is none that can be read. */
  readonly read: (file: string) => string | undefined
  /** As `resolve` of `node:path`. */
  readonly resolve: (folder: string, path: string) => string
}

/** Of a checkout (absolute). In a worktree and in a submodule `.git` is a file that names a folder elsewhere. */
export function gitFoldersOf(checkout: string, { read, resolve }: GitReader): GitFolders {
  const place = resolve(checkout, '.git')
  const named = /^gitdir:[ \t]*(.+?)\s*$/m.exec(read(place) ?? '')?.[1]
  const own = named === undefined ? place : resolve(checkout, named)
  const shared = read(resolve(own, 'commondir'))?.trim()
  return { own, common: shared ? resolve(own, shared) : own }
}

/** The address that a checkout was cloned from, as Git's `config` has it. */
export function originIn(config: string): string | undefined {
  return /\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(config)?.[1]
}
