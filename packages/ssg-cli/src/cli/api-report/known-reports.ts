// In: the folder of the reports, now or in a commit. Out: their texts.
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesAt } from '../../io/git/git-files-at.ts'
import { endingOfReports } from '../../history/report-text.ts'
import { siteFileOf } from '../../io/site-file.ts'
import { UsageError } from '../usage-error.ts'

/** By absolute path, in the order of the paths. */
export type KnownReports = ReadonlyMap<string, string>

/** In the folder and in those of references. What lies deeper is not looked at: the folder may be that of a whole repository. */
export function reportsOnDisk(folder: string): KnownReports {
  const entries = (path: string): readonly Dirent[] => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
  const folders = entries(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []))
  const files = [folder, ...folders].flatMap((path) =>
    entries(path).flatMap((entry) => (entry.isFile() && entry.name.endsWith(endingOfReports) ? [join(path, entry.name)] : [])),
  )
  return new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]))
}

/** `undefined` for a commit or tag that Git does not know. `root` is the absolute path of the site. */
export function reportsIn(ref: string, root: string, folder: string): Promise<KnownReports | undefined> {
  const isWanted = (file: string): boolean =>
    file.endsWith(endingOfReports) && [dirname(file), dirname(dirname(file))].includes(folder)
  return filesAt({ root, ref, folder: siteFileOf(folder, root) || '.', isWanted })
}

/** `shownFolder` is what the user calls the folder. */
export async function reportsAt(ref: string, root: string, folder: string, shownFolder: string): Promise<KnownReports> {
  const reports = await reportsIn(ref, root, folder)
  if (!reports) {
    throw new UsageError(
      `Git does not know the commit or tag "${ref}".`,
      'Correct the name. A shallow or partial clone lacks earlier files: fetch them first.',
    )
  }
  if (reports.size === 0) {
    throw new UsageError(
      `"${ref}" has no reports in "${shownFolder}".`,
      'Name a later commit or tag, or another folder with --reports.',
    )
  }
  return reports
}
