import nodePath, { type PlatformPath } from 'node:path'

/** Whether an absolute path is a folder or lies in it. Links are not looked at. `paths` are those of the system. */
export function isWithin(path: string, folder: string, { isAbsolute, relative, sep }: PlatformPath = nodePath): boolean {
  // Nearly always it is written out, and to compare is a tenth of the work.
  if (path.startsWith(folder) && path[folder.length] === sep && !path.includes(`${sep}..`)) return true
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}
