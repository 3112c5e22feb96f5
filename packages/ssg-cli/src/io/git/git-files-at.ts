import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The text of each file below a folder, as a commit has it, by absolute path. `undefined` where Git does not know the commit, or is not there.
 * `root` is absolute and lies in the repository; `folder` is relative to it, with `/` separators.
 */
export async function filesAt(root: string, ref: string, folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 1 << 28 })
    return stdout
  }
  try {
    const commit = (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim()
    const listed = await git('ls-tree', '-r', '-z', '--name-only', commit, '--', folder)
    const paths = listed.split('\0').filter((path) => path !== '')
    return new Map(
      await Promise.all(paths.map(async (path) => [join(root, path), await git('show', `${commit}:./${path}`)] as const)),
    )
  } catch {
    return undefined
  }
}
