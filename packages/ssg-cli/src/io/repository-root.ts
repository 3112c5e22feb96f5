// The repository that a site lies in: as far as its guides, changelogs, includes and images may lie above it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteFileOf } from './site-file.ts'

/**
 * Path of the repository's folder from the site root (`../..`), `.` for the root itself: the nearest with `.git`, else the nearest that names a
 * workspace. `undefined` for a site in no repository.
 */
export function findRepository(root: string): string | undefined {
  const folders = [root]
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) folders.push(dirname(folder))
  const found = folders.find((folder) => existsSync(join(folder, '.git'))) ?? folders.find(namesWorkspace)
  return found === undefined ? undefined : siteFileOf(found, root) || '.'
}

function namesWorkspace(folder: string): boolean {
  return existsSync(join(folder, 'pnpm-workspace.yaml')) || hasWorkspaces(folder)
}

function hasWorkspaces(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest
  } catch {
    return false
  }
}
