// In: the folder of a repository. Out: what it holds that a site can be made of. Reads names, package.json files and the links of guides.
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { originIn } from '@docgen/model'
import { plainFolderOf } from '../../config/sources.ts'
import { isPrivateName, isSkippedName } from '../../common/skipped-names.ts'
import { describeWorkspace } from '../../workspace/describe-workspace.ts'
import type { WorkspaceDescription } from '../../workspace/description.ts'
import { absoluteLinksOf, guideDirs, staticDirBeside, type GuideFacts } from '../../workspace/guide-facts.ts'
import { leftOutReasonOf, type PackageFacts } from '../../workspace/package-facts.ts'
import {
  packageFoldersOf,
  packageManagerOf,
  packagePatternsOf,
  rootFileNames,
  type PackageFolder,
  type PackagePatterns,
  type RootFiles,
} from '../../workspace/package-patterns.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { ReadYaml } from '../../syntax/data/yaml-value.ts'
import type { AuthorFiles } from '../author-files.ts'
import { readGitFolders } from '../git/git-folders.ts'
import { listFiles } from '../list-files.ts'

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
  const packages = await readPackages(root, found)
  const guides = findGuides(
    author,
    plainFolderOf(outDir),
    packages.every((each) => leftOutReasonOf(each) !== undefined),
  )
  const description = describeWorkspace({
    folderName: basename(root),
    tool: found.tool,
    packageManager,
    manifest: jsonOf(files['package.json']),
    rootNames,
    packages,
    guides,
    ...git,
  })
  return { description, packageFolders: packageFoldersOf(found) }
}

/** The parser of YAML and the finder of files are most of the code that a start would load: they are loaded where a repository needs them. */
async function yamlReaderFor(files: RootFiles): Promise<(text: string) => ReadYaml> {
  if (files['pnpm-workspace.yaml'] === undefined) return () => ({ value: undefined })
  return (await import('../../syntax/data/yaml-value.ts')).readYamlValue
}

async function readRootFiles(root: string): Promise<RootFiles> {
  const texts = await Promise.all(rootFileNames.map(async (name) => [name, await textOf(join(root, name))] as const))
  return Object.fromEntries(texts)
}

/** Packages of tests are no part of the family, whatever a pattern such as `packages/**` says. */
const ignored = ['**/node_modules/**', '**/{fixtures,__fixtures__,__tests__}/**']

/** A workspace's own root is a package too where nothing says otherwise: `react-router` and its like keep one there. */
async function readPackages(root: string, { tool, patterns }: PackagePatterns): Promise<readonly PackageFacts[]> {
  if (tool === 'none') return []
  const inside = patterns.filter((pattern) => !/^!?\/|(?:^|\/)\.\.(?:\/|$)/.test(pattern))
  const toManifest = (pattern: string): string =>
    pattern.endsWith('project.json') ? pattern : `${pattern.replace(/^\.\//, '').replace(/\/+$/, '')}/package.json`
  if (inside.length === 0) return readFolders(root, new Set(['.']))
  const { default: fastGlob } = await import('fast-glob')
  const files = await fastGlob(inside.filter((pattern) => !pattern.startsWith('!')).map(toManifest), {
    cwd: root,
    ignore: [...ignored, ...inside.flatMap((pattern) => (pattern.startsWith('!') ? [toManifest(pattern.slice(1))] : []))],
    followSymbolicLinks: false,
  })
  return readFolders(root, new Set(['.', ...files.map((file) => file.slice(0, file.lastIndexOf('/')) || '.')]))
}

async function readFolders(root: string, folders: ReadonlySet<string>): Promise<readonly PackageFacts[]> {
  const read = await Promise.all([...folders].map((folder) => readPackage(root, folder)))
  return read.filter((facts) => facts !== undefined)
}

/** `undefined` where there is no package.json: not all that Nx calls a project is one. */
async function readPackage(root: string, folder: string): Promise<PackageFacts | undefined> {
  const text = await textOf(join(root, folder, 'package.json'))
  if (text === undefined) return undefined
  const [names, sources] = await Promise.all([namesIn(join(root, folder)), namesIn(join(root, folder, 'src'))])
  return { folder, manifest: jsonOf(text), names: [...names, ...sources.map((name) => `src/${name}`)] }
}

/** Beyond as many pages, the links of the first ones say enough. */
const mostPagesRead = 200

function findGuides(author: AuthorFiles, outDir: string, mayBeRoot: boolean): GuideFacts | undefined {
  for (const candidate of guideDirs) {
    const isSite = 'site' in candidate && author.readText(`${candidate.site}/package.json`) === undefined
    const files = isSite ? [] : markdownIn(author, candidate.dir, outDir)
    if (files.length > 0) return guidesOf(author, candidate.dir, files)
  }
  const files = mayBeRoot ? markdownIn(author, '.', outDir) : []
  return files.length > 0 ? guidesOf(author, '.', files) : undefined
}

function guidesOf(author: AuthorFiles, dir: string, files: readonly string[]): GuideFacts {
  const prefix = dir === '.' ? '' : `${dir}/`
  const staticDir = staticDirBeside(dir)
  const texts = author.readTexts(files.slice(0, mostPagesRead))
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

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** A link that leads nowhere is no file: a config that names it would fail. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isSymbolicLink() || existsSync(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort()
}
