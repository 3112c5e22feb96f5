// In: what was read of a repository. Out: the site that can be made of it. Touches nothing.
import { compareText, isPackagePattern, isReadmeName, patternOf, repositoryOf, type PackageManager } from '@docgen/model'
import type { LeftOutPackage, LeftOutReason, WorkspaceDescription, WorkspaceTool } from './description.ts'
import { servesAtRoot, type GuideFacts } from './guide-facts.ts'
import { packageDirsOf, packageGroupsOf, lastSegmentOf } from './package-dirs.ts'
import { isExample, isPrivateWorkspace, leftOutOf, leftOutReasonOf, type PackageFacts } from './package-facts.ts'
import { recordOf } from './package-patterns.ts'

export interface RepositoryFacts {
  /** Name of the folder that the repository lies in. */
  readonly folderName: string
  readonly tool: WorkspaceTool
  /** Of the folders of its packages, as the workspace has them. */
  readonly patterns?: readonly string[] | undefined
  readonly packageManager: PackageManager
  /** package.json of the root as JSON; `undefined` where there is none. */
  readonly manifest: unknown
  /** Names of what lies at the root. */
  readonly rootNames: readonly string[]
  /** All that the workspace names, in any order. */
  readonly packages: readonly PackageFacts[]
  readonly guides?: GuideFacts | undefined
  /** Default branch of the remote, where the checkout says it. */
  readonly branch?: string | undefined
  /** Where the remote `origin` is, for repositories whose package.json says nothing. */
  readonly remote?: string | undefined
}

export function describeWorkspace(facts: RepositoryFacts): WorkspaceDescription {
  const isPrivate = isPrivateWorkspace(facts.packages, facts.tool)
  const { packages, leftOut } = packagesOf(facts, isPrivate)
  const root = recordOf(facts.manifest)
  const repository = repositoryOf(root['repository']) ?? repositoryOf(facts.remote) ?? sharedRepositoryOf(facts.packages)
  const { guides } = facts
  const guidesPath = guides && (packages.length === 0 || servesAtRoot(guides) ? '/' : '/docs')
  const readme = facts.rootNames.find(isReadmeName)
  const hasOwnHome =
    guides !== undefined && guidesPath === '/' && guides.files.some((file) => /^(?:index|readme)\.md$/i.test(file))
  const changelog = facts.rootNames.find((name) => /^changelog\.md$/i.test(name))
  const patterns = patternsOf(facts.patterns ?? [], packages, leftOut)
  const single = packages.length === 1 && packages[0]?.folder === '.' ? packages[0] : undefined
  return {
    tool: facts.tool,
    packageManager: facts.packageManager,
    title: titleOf(facts, repository?.url, single?.name),
    ...textOf('tagline', root['description']),
    ...(single && textOf('version', root['version'])),
    ...textOf('license', root['license']),
    ...(repository && { repository: { url: repository.url, branch: facts.branch ?? 'main' } }),
    ...(readme !== undefined && !hasOwnHome && guides?.dir !== '.' && { home: readme }),
    ...(changelog !== undefined && hasOwnPage(changelog, packages, guidesPath === '/' ? guides : undefined) && { changelog }),
    ...(guides && guidesPath && { guides: { dir: guides.dir, path: guidesPath } }),
    ...(guides?.staticDir !== undefined && { staticDir: guides.staticDir }),
    apiPath: guidesPath === '/' && guides?.files.some((file) => /^(?:\d+[.-])?api[./]/i.test(file)) ? '/reference' : '/api',
    packages,
    ...(isPrivate && { isPrivate }),
    ...(patterns && { patterns }),
    groups: packageGroupsOf(packages),
    leftOut,
    // Where the root is a package, "dist" is what it publishes.
    outDir: packages.some(({ folder }) => folder === '.') ? 'docs-dist' : 'dist',
  }
}

/** Where all packages that name a repository name the same one. */
function sharedRepositoryOf(packages: readonly PackageFacts[]): ReturnType<typeof repositoryOf> {
  const named = packages.flatMap(({ manifest }) => repositoryOf(recordOf(manifest)['repository']) ?? [])
  return named.every(({ url }) => url === named[0]?.url) ? named[0] : undefined
}

/** Neither that of the package at the root, nor where a guide stands at its address. */
function hasOwnPage(changelog: string, packages: WorkspaceDescription['packages'], atRoot: GuideFacts | undefined): boolean {
  const isGuide = atRoot?.dir === '.' || atRoot?.files.some((file) => file.toLowerCase() === changelog.toLowerCase()) === true
  return packages.length > 0 && !isGuide && !packages.some(({ folder }) => folder === '.')
}

function packagesOf({ packages, tool }: RepositoryFacts, isPrivate: boolean): Pick<WorkspaceDescription, 'packages' | 'leftOut'> {
  // `packages/core` before `packages-deprecated/core`.
  const sorted = [...packages].sort((a, b) => compareText(a.folder.replaceAll('/', '\0'), b.folder.replaceAll('/', '\0')))
  const reasonOf = (each: PackageFacts): LeftOutReason | undefined => leftOutReasonOf(each, isPrivate && each.folder !== '.')
  const hasOthers = sorted.some((each) => reasonOf(each) === undefined && !isExample(each.folder))
  const leftOut: LeftOutPackage[] = []
  const documented: (PackageFacts & { readonly name: string })[] = []
  for (const each of sorted) {
    const reason = reasonOf(each) ?? (hasOthers && isExample(each.folder) ? 'example' : undefined)
    if (reason === undefined) documented.push({ ...each, name: String(recordOf(each.manifest)['name']) })
    // The root of a workspace holds its scripts: nobody expects it among the packages, unless it is the only one.
    else if (each.folder !== '.' || tool === 'single' || packages.length === 1) leftOut.push(leftOutOf(each, reason))
  }
  const dirs = packageDirsOf(documented)
  return {
    leftOut,
    packages: documented.map(({ folder, name, names }, index) => ({
      folder,
      name,
      dir: dirs[index] ?? name,
      hasChangelog: names.some((file) => /^changelog\.md$/i.test(file)),
    })),
  }
}

/** The patterns of the workspace that mean something, and its other packages; only where one of them spares the config a list. */
function patternsOf(
  given: readonly string[],
  packages: WorkspaceDescription['packages'],
  leftOut: readonly LeftOutPackage[],
): readonly string[] | undefined {
  const plain = given.map((pattern) => pattern.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''))
  // Other signs mean something to some tools, and not to all that read these.
  if (plain.some((pattern) => /[?[\]()@+]|.!|project\.json$/.test(pattern.replace(/\/@/g, '/')))) return undefined
  const meant = plain
    .filter((pattern) => isPackagePattern(pattern) && !pattern.startsWith('!'))
    .map((pattern) => ({ pattern, own: packages.filter(({ folder }) => patternOf(pattern).test(folder)) }))
    .filter(({ own }) => own.length > 0)
  if (!meant.some(({ own }) => own.length > 1)) return undefined
  const examples = leftOut.filter(({ reason }) => reason === 'example')
  if (meant.some(({ pattern }) => examples.some(({ folder }) => patternOf(pattern).test(folder)))) return undefined
  const named = packages.filter((each) => !meant.some(({ own }) => own.includes(each)))
  // Packages get their segments among those of patterns: beside others, theirs might be different ones.
  if (named.length > 0 && packages.some(({ folder, dir }) => lastSegmentOf(folder) !== dir)) return undefined
  return [
    ...meant.map(({ pattern }) => pattern),
    ...named.map(({ folder }) => folder),
    ...plain.filter((pattern) => pattern.startsWith('!') && meant.some((each) => mayOverlap(pattern.slice(1), each.pattern))),
  ]
}

/** `examples/x` takes nothing from `packages/*`. */
function mayOverlap(excluded: string, pattern: string): boolean {
  const [one = '', other = ''] = [excluded, pattern].map((each) => each.split('/')[0])
  return one === other || one.includes('*') || other.includes('*')
}

const genericName = /^(?:root|workspace|workspaces|monorepo|repo|source|packages)$/i

/** The name of the one package, else that of the repository: the root of a family often has a name that no reader knows. */
function titleOf({ manifest, folderName }: RepositoryFacts, repository: string | undefined, single: string | undefined): string {
  if (single !== undefined) return single
  const { name, private: isPrivate } = recordOf(manifest)
  const own = typeof name === 'string' ? name : ''
  const plain = lastSegmentOf(own).replace(/[-_](?:root|monorepo|workspace|repo)$/i, '')
  // Nobody installs a private root, so its scope says nothing to readers.
  if (plain !== '' && plain === lastSegmentOf(own) && !genericName.test(plain)) return isPrivate === true ? plain : own
  const ofRepository = repository === undefined ? '' : lastSegmentOf(repository)
  if (ofRepository !== '') return ofRepository
  if (plain !== '' && !genericName.test(plain)) return plain
  // A folder may have any name on another machine.
  const [, scope] = /^@([^/]+)\/./.exec(own) ?? []
  return scope ?? (folderName || 'Documentation')
}

function textOf<Key extends string>(key: Key, value: unknown): { readonly [Name in Key]?: string } {
  if (typeof value !== 'string' || value.trim() === '') return {}
  // Guarded by the key's own type: an object with this one key.
  return { [key]: value.trim() } as { readonly [Name in Key]?: string }
}
