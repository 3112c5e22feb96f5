import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eachAtOnce } from '../at-once.ts'
import { withoutFetching } from './without-fetching.ts'

const run = promisify(execFile)

/** Each file is read by a process of its own. */
const processesAtOnce = 8

interface FilesAtInput {
  /** Absolute path of a folder in the repository. */
  readonly root: string
  /** Commit, branch or tag. */
  readonly ref: string
  /** Relative to the root, with `/` separators. */
  readonly folder: string
  /** By absolute path. */
  readonly isWanted: (file: string) => boolean
}

/**
 * Text of files below a folder as a commit has them, by absolute path. `undefined` where Git does not have the commit or one of the files, or is not
 * there.
 */
export async function filesAt({ root, ref, folder, isWanted }: FilesAtInput): Promise<ReadonlyMap<string, string> | undefined> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', root, ...withoutFetching.options, ...args], {
      maxBuffer: 1 << 28,
      env: { ...process.env, ...withoutFetching.environment },
    })
    return stdout
  }
  try {
    const commit = (await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim()
    const listed = await git('ls-tree', '-r', '-z', '--name-only', commit, '--', folder)
    const paths = listed.split('\0').filter((path) => path !== '' && isWanted(join(root, path)))
    const texts = new Map<string, string>()
    await eachAtOnce(paths, processesAtOnce, async (path) => {
      texts.set(path, await git('show', `${commit}:./${path}`))
    })
    return new Map(paths.map((path) => [join(root, path), texts.get(path) ?? '']))
  } catch {
    return undefined
  }
}
