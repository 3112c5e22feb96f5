// In: the folder of a package. Out: which of its files are there.
import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isFile, noteLook } from '../read-file.ts'

/** TypeScript below a folder of the package, relative to the package. A file that comes there later changes the answer. */
export async function filesBelow(folder: string, base: string): Promise<readonly string[]> {
  noteLook(join(folder, base))
  const found = await readdir(join(folder, base), { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((file) => file.isFile() && /\.[cm]?tsx?$/.test(file.name))
    .map((file) =>
      posix.normalize(
        join(file.parentPath, file.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      ),
    )
    .filter((file) => !file.includes('node_modules/'))
}

/** The first that is there, relative to the package. */
export function findFile(folder: string, candidates: readonly string[]): string | undefined {
  for (const candidate of candidates) if (isFile(join(folder, candidate))) return candidate
  return undefined
}
