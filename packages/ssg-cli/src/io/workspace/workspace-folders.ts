// Where the packages of the repository around a site are, for what is said of a name that leads to none.
import { dirname, join, resolve } from 'node:path'
import type { SampleCheckResult, SampleFinding } from '@docgen/model'
import { packageNameOf } from '../../common/package-name.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { packageManagerOf, packagePatternsOf, recordOf } from '../../workspace/package-patterns.ts'
import { findRepository } from '../repository-root.ts'
import { siteFileOf } from '../site-file.ts'
import { isInside, readRootFiles, yamlReaderFor } from './find-workspace.ts'
import { foldersMeantBy, textOf } from './read-packages.ts'

/** Adds to each module that was not found the folder of its package, if the repository has it. */
export async function withWorkspaceFolders(result: SampleCheckResult, root: string): Promise<SampleCheckResult> {
  if (!result.units.some(({ findings }) => findings.some(isMissingPackage))) return result
  const folders = await workspaceFoldersOf(root)
  const withFolder = (finding: SampleFinding): SampleFinding => {
    const folder = isMissingPackage(finding) ? folders.get(packageNameOf(finding.from ?? '')) : undefined
    return folder === undefined ? finding : { ...finding, folder }
  }
  return { ...result, units: result.units.map((unit) => ({ ...unit, findings: unit.findings.map(withFolder) })) }
}

function isMissingPackage({ name, from }: SampleFinding): boolean {
  return name === undefined && from !== undefined && !from.startsWith('.')
}

/** By npm name, relative to the site root: those of the nearest workspace around the site. */
async function workspaceFoldersOf(root: string): Promise<ReadonlyMap<string, string>> {
  const top = resolve(root, findRepository(root) ?? '.')
  for (let folder = root; ; folder = dirname(folder)) {
    const files = await readRootFiles(folder)
    const found = packagePatternsOf(files, packageManagerOf(files, []), await yamlReaderFor(files))
    const patterns = found.patterns.filter(isInside)
    if (patterns.length > 0) return foldersByName(folder, await foldersMeantBy(patterns, folder), root)
    if (folder === top || folder === dirname(folder)) return new Map()
  }
}

async function foldersByName(workspace: string, folders: readonly string[], root: string): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(
    folders.map(async (folder) => {
      const place = join(workspace, folder)
      const { name } = recordOf(jsonOf(await textOf(join(place, 'package.json'))))
      return typeof name === 'string' ? [[name, siteFileOf(place, root) || '.'] as const] : []
    }),
  )
  return new Map(named.flat())
}
