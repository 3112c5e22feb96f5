import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder, sorted, with `/` separators; none when the folder does not exist. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Hash of every file's bytes by its path. Two sites are the same when these are. */
export function hashTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')
        .slice(0, 16),
    ]),
  )
}

/** Inode and time of the last change of every file: the same when nothing was written. */
export function stampTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(folder).map((path) => {
      const { ino, mtimeMs } = statSync(join(folder, path))
      return [path, `${ino} ${mtimeMs}`]
    }),
  )
}
