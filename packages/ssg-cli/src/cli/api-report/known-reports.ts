// In: the folder of the reports, now or in a commit. Out: their texts.
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { once } from '@docgen/model'
import { formerFoldersOf } from '../../io/git/former-folders.ts'
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

/**
 * `undefined` for a commit or tag that Git does not know. `root` is the absolute path of the site. Where the folder was moved, reports of earlier
 * commits go by the paths that they would have now.
 */
export async function reportsIn(
  ref: string,
  root: string,
  folder: string,
  former: FindFormer = formerFoldersFinder(root, folder),
): Promise<KnownReports | undefined> {
  const found = await reportsInFolder(ref, root, folder)
  if (found === undefined || found.size > 0) return found
  for (const each of await former()) {
    const place = join(root, each)
    const reports = (await reportsInFolder(ref, root, place)) ?? new Map<string, string>()
    if (reports.size > 0) return new Map([...reports].map(([file, text]) => [join(folder, relative(place, file)), text]))
  }
  return found
}

type FindFormer = () => Promise<readonly string[]>

/** Asks Git only once, however many commits are looked into. */
export function formerFoldersFinder(root: string, folder: string): FindFormer {
  return once(async () => (await formerFoldersOf(root, siteFileOf(folder, root) || '.')).folders)
}

function reportsInFolder(ref: string, root: string, folder: string): Promise<KnownReports | undefined> {
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
