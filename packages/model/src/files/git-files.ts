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

/** @internal The packages of docgen share it. */
export interface GitReferences {
  /** The hash of the commit that is checked out; `undefined` before the first one. */
  readonly commit: string | undefined
  /** Name (`refs/tags/v1.0.0`) → hash, of those that have no file of their own. */
  readonly packed: ReadonlyMap<string, string>
}

/**
 * `undefined` where Git does not keep references in files (`reftable`).
 * @internal The packages of docgen share it.
 */
export function referencesOf({ own, common }: GitFolders, { read, resolve }: GitReader): GitReferences | undefined {
  const head = read(resolve(own, 'HEAD'))?.trim() ?? ''
  const branch = /^ref: (refs\/\S+)$/.exec(head)?.[1]
  // https://git-scm.com/docs/reftable: what a Git that does not know them reads.
  if (branch === 'refs/heads/.invalid') return undefined
  const packed = packedReferencesIn(read(resolve(common, 'packed-refs')) ?? '')
  const hash = branch === undefined ? head : (read(resolve(common, branch))?.trim() ?? packed.get(branch) ?? '')
  return { commit: isHash(hash) ? hash : undefined, packed }
}

/** https://git-scm.com/docs/git-pack-refs: a line for each, its hash first. */
function packedReferencesIn(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^([0-9a-f]+) (refs\/.+?)\r?$/gm)].map(([, hash = '', name = '']) => [name, hash]))
}

function isHash(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}
