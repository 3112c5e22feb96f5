import nodePath, { type PlatformPath } from 'node:path'

/** Whether an absolute path is a folder or lies in it. Links are not looked at. `paths` are those of the system. */
export function isWithin(path: string, folder: string, { isAbsolute, relative, sep }: PlatformPath = nodePath): boolean {
  // Nearly always it is written out, and to compare is a tenth of the work.
  if (path.startsWith(folder) && path[folder.length] === sep && !path.includes(`${sep}..`)) return true
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Whether an absolute path lies in one of the folders, however deep. To look up its folders is quicker than to compare it with each. */
export function isBelowOneOf(path: string, folders: ReadonlySet<string>): boolean {
  const above = nodePath.dirname(path)
  return above !== path && (folders.has(above) || isBelowOneOf(above, folders))
}
