// The package.json files below the folders in which packages come and go.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageFolder } from '../../workspace/package-patterns.ts'

/** No package that is documented lies in folders of these names. */
export const unlistedFolders: ReadonlySet<string> = new Set(['node_modules', '.git', '.docgen', 'dist'])

/** Absolute paths, for folders with absolute paths. What cannot be read holds none. */
export function manifestsIn(folders: readonly PackageFolder[]): readonly string[] {
  return [...new Set(folders.flatMap(({ folder, depth }) => below(folder, depth)))]
}

function below(folder: string, depth: number): readonly string[] {
  const own = join(folder, 'package.json')
  return [
    ...(existsSync(own) ? [own] : []),
    ...(depth > 0 ? foldersIn(folder).flatMap((name) => below(join(folder, name), depth - 1)) : []),
  ]
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !unlistedFolders.has(entry.name) ? [entry.name] : [],
    )
  } catch {
    return []
  }
}
