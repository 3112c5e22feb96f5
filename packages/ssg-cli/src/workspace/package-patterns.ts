// In: the files at the root of a repository that may name its packages. Out: the patterns of their folders.
import type { ReadYaml } from '../syntax/data/yaml-value.ts'
import { packageManagerBy, type PackageManager } from '@docgen/model'
import { jsonOf } from '../syntax/data/json-of.ts'
import type { WorkspaceTool } from './description.ts'

/** Text of each file at the root that is read, by name; missing where there is none. */
export type RootFiles = Readonly<Record<string, string | undefined>>

export const rootFileNames = ['package.json', 'pnpm-workspace.yaml', 'lerna.json', 'nx.json'] as const

interface PackagePatterns {
  readonly tool: WorkspaceTool
  /** As fast-glob takes them: folders, or files named `project.json`. What begins with `!` is left out. Empty for a single package. */
  readonly patterns: readonly string[]
}

/**
 * What names the packages, in the order in which tools themselves look: pnpm-workspace.yaml, `workspaces` of package.json, lerna.json, then the
 * project.json files of an Nx repository without any of them. Turborepo has no list of its own.
 */
export function packagePatternsOf(
  files: RootFiles,
  packageManager: PackageManager,
  readYaml: (text: string) => ReadYaml,
): PackagePatterns {
  const manifest = jsonOf(files['package.json'])
  const ofPnpm = files['pnpm-workspace.yaml'] === undefined ? [] : pnpmPatternsOf(files['pnpm-workspace.yaml'], readYaml)
  if (ofPnpm.length > 0) return { tool: 'pnpm', patterns: ofPnpm }
  const ofManifest = workspacesOf(manifest)
  if (ofManifest.length > 0) return { tool: packageManager === 'yarn' ? 'yarn' : 'npm', patterns: ofManifest }
  if (files['lerna.json'] !== undefined) {
    const ofLerna = textsOf(recordOf(jsonOf(files['lerna.json']))['packages'])
    return { tool: 'lerna', patterns: ofLerna.length > 0 ? ofLerna : ['packages/*'] }
  }
  if (files['nx.json'] !== undefined) return { tool: 'nx', patterns: ['**/project.json'] }
  return { tool: manifest === undefined ? 'none' : 'single', patterns: [] }
}

/** A folder in which packages come and go, and how many levels below it. */
export interface PackageFolder {
  /** Relative to the root; `.` for the root itself. */
  readonly folder: string
  readonly depth: number
}

/** As deep as anybody keeps packages below a `**`. */
const deepest = 3

/** Where a package.json that comes is that of a package: `packages/*` means one level below `packages`. A folder that is named outright has none below it. */
export function packageFoldersOf({ patterns }: Pick<PackagePatterns, 'patterns'>): readonly PackageFolder[] {
  const depths = new Map<string, number>()
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) continue
    const segments = pattern
      .replace(/\/project\.json$/, '')
      .split('/')
      .filter((segment) => segment !== '' && segment !== '.')
    const first = segments.findIndex((segment) => /[*?{[(]/.test(segment))
    const open = first < 0 ? [] : segments.slice(first)
    const folder = segments.slice(0, first < 0 ? undefined : first).join('/') || '.'
    depths.set(folder, Math.max(depths.get(folder) ?? 0, open.includes('**') ? deepest : open.length))
  }
  return [...depths].map(([folder, depth]) => ({ folder, depth }))
}

function pnpmPatternsOf(yaml: string, readYaml: (text: string) => ReadYaml): readonly string[] {
  return textsOf(recordOf(readYaml(yaml).value)['packages'])
}

/** A list, or an object with the list under `packages`: https://classic.yarnpkg.com/lang/en/docs/workspaces */
function workspacesOf(manifest: unknown): readonly string[] {
  const { workspaces } = recordOf(manifest)
  return Array.isArray(workspaces) ? textsOf(workspaces) : textsOf(recordOf(workspaces)['packages'])
}

/** The package manager whose lock file lies at the root, or that `packageManager` of package.json names; else npm. */
export function packageManagerOf(files: RootFiles, rootNames: readonly string[]): PackageManager {
  const [, named] = namedManagerIn(files)
  if (isPackageManager(named)) return named
  return packageManagerBy((name) => rootNames.includes(name)) ?? 'npm'
}

/** The version that `packageManager` of package.json names: `pnpm@10.1.0+sha512.…` → `10.1.0`. */
export function managerVersionOf(files: RootFiles): string | undefined {
  return namedManagerIn(files)[2]
}

function namedManagerIn(files: RootFiles): readonly (string | undefined)[] {
  const { packageManager } = recordOf(jsonOf(files['package.json']))
  return /^(npm|pnpm|yarn|bun)@([^+]+)/.exec(typeof packageManager === 'string' ? packageManager : '') ?? []
}

function isPackageManager(name: string | undefined): name is PackageManager {
  return name === 'npm' || name === 'pnpm' || name === 'yarn' || name === 'bun'
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : []
}
