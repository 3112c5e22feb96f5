// In: folders of a checkout, and names of what Git holds. Out: which objects these are. Nothing is changed, and nothing is fetched.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gitFoldersOf, originIn, referencesOf } from '@docgen/model'
import { exists, readText } from './read-file.ts'

/** The checkout that a folder lies in. */
export function findCheckout(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (exists(join(current, '.git'))) return current
    if (current === dirname(current)) return undefined
  }
}

/** Address that the checkout was cloned from, as Git's configuration has it. */
export function findOrigin(checkout: string): string | undefined {
  const { common } = gitFoldersOf(checkout, { read: readText, resolve })
  return originIn(readText(join(common, 'config')) ?? '')
}

/**
 * Whether a checkout may have a tag, from Git's files: to start Git takes longer, and most packages have the tag of their version only once it is
 * released. Where the files do not tell, any tag may be there.
 */
export function createTagLookup(checkout: string): (tag: string) => boolean {
  const files = { read: readText, resolve }
  const folders = gitFoldersOf(checkout, files)
  const references = referencesOf(folders, files)
  if (references === undefined) return () => true
  return (tag) => references.packed.has(`refs/tags/${tag}`) || existsSync(join(folders.common, 'refs', 'tags', tag))
}

/** A partial clone (`--filter`) asks its remote for missing objects unless `GIT_NO_LAZY_FETCH` is set. A Git that does not know it stops at the first one. */
const withoutNetwork = ['-c', 'protocol.allow=never']

/** The hash of each object (`HEAD:packages/core`), `undefined` for what Git does not have, or without Git. */
export function findObjects(checkout: string, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  return new Promise((resolve) => {
    const none = (): void => resolve(names.map(() => undefined))
    const git = spawn('git', [...withoutNetwork, 'cat-file', '--batch-check=%(objectname)'], {
      cwd: checkout,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
    })
    let output = ''
    git.on('error', none)
    git.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    git.on('close', () => {
      const lines = output.split('\n')
      resolve(names.map((_, index) => /^[0-9a-f]{40,}$/.exec(lines[index] ?? '')?.[0]))
    })
    // A Git that ended early has said why by its exit.
    git.stdin.on('error', () => undefined)
    git.stdin.end(names.map((name) => `${name.replaceAll('\n', ' ')}\n`).join(''))
  })
}
