import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { ProjectFiles } from '../../migrate/core/site.ts'
import { isWithin } from '../is-within.ts'
import { siteFileOf } from '../site-file.ts'

const skipped = new Set(['node_modules', '.git', '.hg', '.svn', '.docusaurus', '.docgen', '.cache'])

/** What tools write, at the root and beside a package.json. Deeper in, guides may be in folders of these names. */
const generated = new Set(['cache', 'dist', 'build'])

/**
 * The files of a folder, but for those of `out`, and of further folders, relative to it. Texts may be read from all of `repository`, which
 * holds them.
 */
export function readProjectFiles(root: string, repository: string, out: string, further: readonly string[] = []): ProjectFiles {
  const paths: string[] = []
  const list = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true })
    // What an earlier migration wrote beside the pages of the old site is none of them.
    if (folder !== root && entries.some(({ name }) => name === 'docgen.config.ts')) return
    const isBuiltIn = folder === root || basename(folder) === '.vitepress' || entries.some(({ name }) => name === 'package.json')
    const isSkipped = (name: string): boolean => skipped.has(name) || (isBuiltIn && generated.has(name))
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !isSkipped(entry.name) && (path !== out || out === root)) list(path)
      else if (entry.isFile() || (entry.isSymbolicLink() && leadsToFile(path, repository))) paths.push(siteFileOf(path, root))
    }
  }
  list(root)
  for (const folder of further.map((path) => resolve(root, path))) {
    if (isWithin(folder, repository) && !isWithin(folder, root) && existsSync(folder)) list(folder)
  }
  return { paths: paths.sort(), read: (path) => readWithin(repository, resolve(root, path)) }
}

/** Links lead out of the folder of a site where a picture is kept elsewhere; out of the repository, nothing is taken. */
function leadsToFile(link: string, repository: string): boolean {
  try {
    const target = realpathSync(link)
    return isWithin(target, realpathSync(repository)) && statSync(target).isFile()
  } catch {
    return false
  }
}

function readWithin(repository: string, file: string): string | undefined {
  try {
    if (!isWithin(file, repository) || !statSync(file).isFile()) return undefined
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
