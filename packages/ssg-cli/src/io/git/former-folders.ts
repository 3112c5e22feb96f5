// In: the folder of the reports. Out: the folders that it was before it was moved, as far as commits tell.
import { posix } from 'node:path'
import { endingOfReports } from '../../history/report-text.ts'
import { eachLine } from './git-dates.ts'
import { withoutFetching } from './without-fetching.ts'

interface FormerFolders {
  /** The latest first, relative to the site root. */
  readonly folders: readonly string[]
  /** Whether a commit has reports in the folder: before that, nothing tells where it was. */
  readonly isCommitted: boolean
}

/** `folder` is relative to the site root, which is absolute. */
export async function formerFoldersOf(root: string, folder: string): Promise<FormerFolders> {
  let prefix = ''
  if (!(await eachLine(root, ['rev-parse', '--show-prefix'], (line) => (prefix = line))))
    return { folders: [], isCommitted: false }
  // Git names files from the root of the repository.
  const known = new Set([posix.join(prefix, folder, '.').replace(/\/$/, '')])
  let isCommitted = false
  const options = ['-c', 'core.quotePath=false', ...withoutFetching.options]
  const changes = [
    'log',
    '--format=',
    '--name-status',
    '--diff-filter=AR',
    '--find-renames',
    '--',
    `:(top,glob)**/*${endingOfReports}`,
  ]
  await eachLine(root, [...options, ...changes], (line) => {
    const [, before, after] = line.split('\t')
    const own = [...known].find((each) => isBelow(after ?? before ?? '', each))
    if (own === undefined) return
    isCommitted = true
    const rest = after?.slice(own.length)
    if (before !== undefined && rest !== undefined && before.endsWith(rest)) known.add(before.slice(0, -rest.length))
  })
  const [, ...former] = known
  return { folders: former.map((each) => posix.relative(prefix, each)), isCommitted }
}

function isBelow(file: string, folder: string): boolean {
  return folder === '' || folder === '.' || file.startsWith(`${folder}/`)
}
