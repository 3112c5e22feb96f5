// The repository that a site lies in: as far as its guides, changelogs, includes and images may lie above it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord, repositoryOf } from '@docgen/model'
import { siteFileOf } from './site-file.ts'

/**
 * Path of the repository's folder from the site root (`../..`), `.` for the root itself: the nearest with `.git`, else, in an archive of a
 * repository, the nearest that is the root of a workspace, else the nearest whose package.json says that its repository begins there. `undefined`
 * for a site in no repository.
 */
export function findRepository(root: string): string | undefined {
  const folders = [root]
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) folders.push(dirname(folder))
  const found =
    folders.find((folder) => existsSync(join(folder, '.git'))) ?? folders.find(isWorkspace) ?? folders.find(isNamedRepository)
  return found === undefined ? undefined : siteFileOf(found, root) || '.'
}

/** Files that only the root of a workspace has. */
const workspaceFiles = ['pnpm-workspace.yaml', 'lerna.json', 'nx.json']

function isWorkspace(folder: string): boolean {
  if (workspaceFiles.some((name) => existsSync(join(folder, name)))) return true
  if ('workspaces' in jsonIn(folder, 'package.json')) return true
  const turbo = jsonIn(folder, 'turbo.json')
  // That of a package extends the one of the root.
  return Object.keys(turbo).length > 0 && !('extends' in turbo)
}

/** One with a `directory` lies further up. A lockfile or a bare package.json proves nothing: either may lie in somebody's home by accident. */
function isNamedRepository(folder: string): boolean {
  const { repository } = jsonIn(folder, 'package.json')
  return repositoryOf(repository) !== undefined && !(isRecord(repository) && 'directory' in repository)
}

/** Empty for what is not there, or no object. */
function jsonIn(folder: string, name: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return isRecord(json) ? json : {}
  } catch {
    return {}
  }
}
