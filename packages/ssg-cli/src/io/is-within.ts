import { isAbsolute, relative, sep } from 'node:path'

/** Whether an absolute path is a folder or lies in it. Links are not looked at. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way))
}
