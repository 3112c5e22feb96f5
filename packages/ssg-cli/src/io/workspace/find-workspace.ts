// In: the folder of a repository. Out: what it holds that a site can be made of. Reads names, package.json files and the links of guides.
import { basename, join } from 'node:path'
import { originIn } from '@docgen/model'
import { plainFolderOf } from '../../config/sources.ts'
import { isPrivateName, isSkippedName } from '../../common/skipped-names.ts'
import { describeWorkspace } from '../../workspace/describe-workspace.ts'
import type { WorkspaceDescription } from '../../workspace/description.ts'
import { absoluteLinksOf, guideDirs, guideDirsOfSite, staticDirBeside, type GuideFacts } from '../../workspace/guide-facts.ts'
import { isPrivateWorkspace, leftOutReasonOf, type PackageFacts } from '../../workspace/package-facts.ts'
import {
  packageFoldersOf,
  packageManagerOf,
  packagePatternsOf,
  rootFileNames,
  type PackageFolder,
  type RootFiles,
} from '../../workspace/package-patterns.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { ReadYaml } from '../../syntax/data/yaml-value.ts'
import type { AuthorFiles } from '../author-files.ts'
import { readGitFolders } from '../git/git-folders.ts'
import { listFiles } from '../list-files.ts'
import { foldersOfSites } from './usual-places.ts'
import { foldersMeantBy, namesIn, readFolders, textOf } from './read-packages.ts'

interface FoundWorkspace {
  readonly description: WorkspaceDescription
  /** Where further packages may come. */
  readonly packageFolders: readonly PackageFolder[]
}

export async function findWorkspace(author: AuthorFiles, outDir: string): Promise<WorkspaceDescription> {
  return (await readWorkspace(author, outDir)).description
}

/** `outDir` is where a build will write, relative to the root: nothing there is a guide. */
export async function readWorkspace(author: AuthorFiles, outDir: string): Promise<FoundWorkspace> {
  const { root } = author
  const [rootNames, files, git] = await Promise.all([namesIn(root), readRootFiles(root), readGit(root)])
  const packageManager = packageManagerOf(files, rootNames)
  const found = packagePatternsOf(files, packageManager, await yamlReaderFor(files))
  const inside = found.patterns.filter(isInside)
  const packages = found.tool === 'none' ? [] : await readPackages(root, inside)
  const guides = findGuides(
    author,
    plainFolderOf(outDir),
    packages.every((each) => leftOutReasonOf(each) !== undefined) && !isPrivateWorkspace(packages, found.tool),
  )
  const description = describeWorkspace({
    folderName: basename(root),
    tool: found.tool,
    patterns: inside,
    packageManager,
    manifest: jsonOf(files['package.json']),
    rootNames,
    packages,
    guides,
    ...git,
  })
  return { description, packageFolders: packageFoldersOf({ patterns: inside }) }
}

/** Whether a pattern of packages leads nowhere but below the folder of its workspace. */
export function isInside(pattern: string): boolean {
  return !/^!?\/|(?:^|\/)\.\.(?:\/|$)/.test(pattern)
}

/** The parser of YAML and the finder of files are most of the code that a start would load: they are loaded where a repository needs them. */
export async function yamlReaderFor(files: RootFiles): Promise<(text: string) => ReadYaml> {
  if (files['pnpm-workspace.yaml'] === undefined) return () => ({ value: undefined })
  return (await import('../../syntax/data/yaml-value.ts')).readYamlValue
}

export async function readRootFiles(root: string): Promise<RootFiles> {
  const texts = await Promise.all(rootFileNames.map(async (name) => [name, await textOf(join(root, name))] as const))
  return Object.fromEntries(texts)
}

/** A workspace's own root is a package too where nothing says otherwise: `react-router` and its like keep one there. */
async function readPackages(root: string, patterns: readonly string[]): Promise<readonly PackageFacts[]> {
  const folders = patterns.length === 0 ? [] : await foldersMeantBy(patterns, root)
  return readFolders(root, new Set(['.', ...folders]))
}

/** The links of so many pages, from all over the guides, say enough. To read more took a twentieth of a build that finds nothing changed. */
const mostPagesRead = 50

function findGuides(author: AuthorFiles, outDir: string, mayBeRoot: boolean): GuideFacts | undefined {
  for (const candidate of guideDirs) {
    const isSite = 'site' in candidate && author.readText(`${candidate.site}/package.json`) === undefined
    const files = isSite ? [] : markdownIn(author, candidate.dir, outDir)
    if (files.length > 0) return guidesOf(author, candidate.dir, files)
  }
  for (const dir of foldersOfSites(author.root).flatMap(guideDirsOfSite)) {
    const files = markdownIn(author, dir, outDir)
    if (files.length > 0) return guidesOf(author, dir, files)
  }
  const files = mayBeRoot ? markdownIn(author, '.', outDir) : []
  return files.length > 0 ? guidesOf(author, '.', files) : undefined
}

function guidesOf(author: AuthorFiles, dir: string, files: readonly string[]): GuideFacts {
  const prefix = dir === '.' ? '' : `${dir}/`
  const staticDir = staticDirBeside(dir)
  const step = Math.ceil(files.length / mostPagesRead)
  const texts = author.readTexts(files.filter((_, index) => index % step === 0))
  return {
    dir,
    files: files.map((file) => file.slice(prefix.length)),
    absoluteLinks: [...texts.values()].flatMap((text) => (typeof text === 'string' ? absoluteLinksOf(text) : [])),
    ...(staticDir !== undefined && listFiles(author, staticDir, isPrivateName).files.length > 0 && { staticDir }),
  }
}

function markdownIn(author: AuthorFiles, dir: string, outDir: string): readonly string[] {
  // An output folder around the guides is said later; here it must not hide them.
  const output = outDir === dir ? '' : outDir
  const isSkipped = (name: string, path: string): boolean => isPrivateName(name) || isSkippedName(name) || path === output
  const { files, refused } = listFiles(author, dir, isSkipped)
  // What is not read is said where it is read in earnest.
  return refused.has(dir) ? [`${dir}/index.md`] : files.filter((file) => file.endsWith('.md'))
}

/** What the checkout knows of its remote, from its files: to start Git would take longer than all else. */
async function readGit(root: string): Promise<{ readonly branch?: string | undefined; readonly remote?: string | undefined }> {
  const { own, common } = readGitFolders(root)
  const places = [join(own, 'HEAD'), join(common, 'refs/remotes/origin/HEAD'), join(common, 'config')]
  const [head, remoteHead, config] = await Promise.all(places.map(textOf))
  const branch =
    /^ref: refs\/remotes\/origin\/(\S+)/.exec(remoteHead ?? '') ?? /^ref: refs\/heads\/(main|master)$/m.exec(head ?? '')
  return { branch: branch?.[1], remote: originIn(config ?? '') }
}
