// In: the root of a repository. Out: what `docgen init` has to know of it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultFileAccess } from '../config/complete-config.ts'
import { initPaths } from '../init/plan-init.ts'
import type { Project } from '../init/project.ts'
import { createAuthorFiles } from './author-files.ts'
import { configNames } from '../config/config-names.ts'
import { findWorkspace } from './workspace/find-workspace.ts'

export async function readProject(root: string): Promise<Project> {
  const config = configNames.find((name) => existsSync(join(root, name)))
  const paths = config === undefined ? initPaths : [...initPaths, config]
  const files = paths.flatMap((path): [string, string][] => {
    const file = join(root, path)
    return existsSync(file) ? [[path, readFileSync(file, 'utf8')]] : []
  })
  const workspace = await findWorkspace(createAuthorFiles(root, defaultFileAccess), 'dist')
  return { workspace, config, files: Object.fromEntries(files) }
}
