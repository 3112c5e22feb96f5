import nodePath, { posix, type PlatformPath } from 'node:path'
import type { DocumentedPackage } from './extraction.ts'

/** By a list of packages, the place in it of the package of each path that was asked for, or -1: some thousand paths are, each many times. */
const known = new WeakMap<readonly object[], Map<string, number>>()

/** The documented package that an absolute path lies in, its own `node_modules` not counted. */
export function packageOfFile<Located extends Pick<DocumentedPackage, 'realFolder'>>(
  packages: readonly Located[],
  path: string,
): Located | undefined {
  const indexes = indexesOf(packages)
  const index = indexes.get(path)
  if (index !== undefined) return packages[index]
  const owner = indexOfOwner(packages, slashed(path))
  indexes.set(path, owner)
  return packages[owner]
}

function indexesOf(packages: readonly object[]): Map<string, number> {
  const indexes = known.get(packages) ?? new Map<string, number>()
  if (indexes.size === 0) known.set(packages, indexes)
  return indexes
}

function indexOfOwner(packages: readonly Pick<DocumentedPackage, 'realFolder'>[], file: string): number {
  let best = -1
  packages.forEach(({ realFolder }, index) => {
    const folder = slashed(realFolder)
    if (!file.startsWith(folder) || file[folder.length] !== '/' || file.includes('/node_modules/', folder.length)) return
    if (realFolder.length > (packages[best]?.realFolder.length ?? 0)) best = index
  })
  return best
}

/** Path of a file inside the package that it lies in. */
export function pathInPackage({ realFolder }: Pick<DocumentedPackage, 'realFolder'>, path: string): string {
  return slashed(path).slice(slashed(realFolder).length + 1)
}

/** An absolute path as diagnostics name it: relative to the site root, and through `node_modules` where an installer's store holds it. */
export function shownPathOf(
  root: string,
  packages: readonly Pick<DocumentedPackage, 'folder' | 'realFolder'>[],
  path: string,
  { relative }: PlatformPath = nodePath,
): string {
  const documented = packageOfFile(packages, path)
  if (documented) return posix.join(documented.folder, pathInPackage(documented, path))
  const installed = /.*\/node_modules\/(.+)$/.exec(slashed(path))?.[1]
  return installed ? `node_modules/${installed}` : slashed(relative(root, path))
}

/** Whether a path lies below a folder, both absolute. On Windows TypeScript and TypeDoc write `/`, and Node writes `\`. */
export function isBelow(folder: string, path: string): boolean {
  return slashed(path).startsWith(`${slashed(folder)}/`)
}

/** As TypeScript and TypeDoc write it. */
export function slashed(path: string): string {
  return path.includes('\\') ? path.replaceAll('\\', '/') : path
}
