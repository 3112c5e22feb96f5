import { readdir, realpath } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'
import {
  compareText,
  isReadmeName,
  isRecord,
  type ApiText,
  type ConfigText,
  type Diagnostic,
  type FoundPackages,
  type SourceRange,
} from '@docgen/model'
import { typeScriptVersion } from './cache.ts'
import {
  apiEntryNotFound,
  apiPackageNotFound,
  apiReleaseNotFound,
  resolveFolderNotFound,
  apiPackageSubpath,
  closedEntries,
  duplicateApiPackage,
  undocumentedEntries,
} from './diagnostics/packages.ts'
import type { Checkout, DocumentedPackage } from './extraction.ts'
import { findInstalled } from './find-installed.ts'
import { optionPlacesOf } from './option-places.ts'
import { tsdocTagsOf } from './entries/tsdoc-tags.ts'
import { familyOptionsOf, readOptionsAbove, readOptionsIn, type TypedocOptions } from './entries/family-options.ts'
import type { EntryPointSearch } from './entries/entry-point-search.ts'
import { findEntryPoints, type FoundEntryPoints } from './entries/find-entry-points.ts'
import { findFile } from './entries/find-files.ts'
import { readJsonFile } from './entries/json-file.ts'
import { declarationCandidates } from './entries/main-entry.ts'
import { brokenConfigsIn } from './entries/broken-configs.ts'
import { outputFoldersOf } from './entries/output-folders.ts'
import { toPackageManifest, type PackageManifest } from './entries/package-manifest.ts'
import { listedSourcesOf } from './entries/typedoc-entry-points.ts'
import { readBundledSources } from './entries/read-bundler-configs.ts'
import { findCheckout, findOrigin } from './git.ts'
import { dirOf, type ApiPackageOption, type ApiReferenceOptions } from './options.ts'
import { isBelow, slashed } from './package-of-file.ts'
import { exists, noteLook, readText, recordLooks } from './read-file.ts'
import { encodedPath, isSameRepository, sourceLinkOf, withReleases } from './source-links.ts'

export interface ResolvedPackages {
  /** Sorted by name; names and dirs are unique. */
  readonly packages: readonly DocumentedPackage[]
  readonly diagnostics: readonly Diagnostic[]
  /** `dir` of those that could not be read. */
  readonly unreadDirs: readonly string[]
  /** Absolute paths of the author's files, and of the manifests and READMEs of npm's, that were looked at or looked for. */
  readonly watchFiles: readonly string[]
}

/** Where the options are written, and what the config says besides. */
interface WrittenOptions {
  readonly configFiles?: readonly ConfigText[] | undefined
  /** Folders that the config names by patterns. */
  readonly found?: FoundPackages | undefined
  /** Of the site, for packages that name none. */
  readonly repositoryUrl?: string | undefined
}

type Resolution =
  | { readonly found: DocumentedPackage; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly diagnostic: Diagnostic
      /** What may be why. */
      readonly causes?: readonly Diagnostic[]
      readonly dir: string
    }

/**
 * Finds the packages of the options on the disk, below and beside the site root. Reports `api-package-not-found`,
 * `api-entry-not-found` and `duplicate-api-package` at their place in the configuration, and leaves those packages out; reports
 * `undocumented-entries` of the others.
 */
export async function resolvePackages(
  root: string,
  options: ApiReferenceOptions,
  written: WrittenOptions = {},
): Promise<ResolvedPackages> {
  const { value, files } = await recordLooks(() => resolveAll(root, options, written))
  const folders = [findCheckout(root) ?? root, ...value.packages.map(({ realFolder }) => realFolder)]
  const isOwn = (file: string): boolean =>
    !slashed(file).includes('/node_modules/') || /[\\/](?:package\.json|readme\.\w+)$/i.test(file)
  // Of the many forms of a bundler's config that is not there, one is watched.
  const isLikely = (file: string): boolean => !/\.config\.(?!ts$)\w+$/.test(file) || exists(file)
  const isWatched = (file: string): boolean => folders.some((folder) => isBelow(folder, file)) && isOwn(file) && isLikely(file)
  return { ...value, watchFiles: files.filter(isWatched).sort() }
}

async function resolveAll(
  root: string,
  options: ApiReferenceOptions,
  written: WrittenOptions,
): Promise<Omit<ResolvedPackages, 'watchFiles'>> {
  const places = packagePlacesOf(options, written)
  const startOfConfig = { file: 'docgen.config.ts', line: 1, column: 1 }
  const placeOf = (index: number) => places[index] ?? startOfConfig
  const given = {
    sourceLink: options.sourceLink,
    family: readOptionsAbove(root),
    repositoryUrl: written.repositoryUrl,
    resolveFrom: posix.join(slashed(options.resolveFrom ?? ''), '.').replace(/^\.$|\/$/, ''),
  }
  const { resolveFrom } = given
  if (resolveFrom !== '' && readText(join(root, resolveFrom, 'package.json')) === undefined) {
    const [at = startOfConfig] = optionPlacesOf(written.configFiles, [options.resolveFrom ?? ''])
    const unreadDirs = options.packages.map((option) => dirOf(option))
    return { packages: [], diagnostics: [resolveFolderNotFound(at, resolveFrom)], unreadDirs }
  }
  const resolutions = await Promise.all(
    options.packages.map((option, index) =>
      resolvePackage(root, { ...option, readme: option.readme ?? options.readme ?? true }, given, placeOf(index)),
    ),
  )
  const packages: DocumentedPackage[] = []
  const diagnostics: Diagnostic[] = []
  resolutions.forEach((resolution, index) => {
    if ('diagnostic' in resolution) {
      diagnostics.push(...(resolution.causes ?? []), resolution.diagnostic)
      return
    }
    const { found } = resolution
    const sameName = packages.some(({ name }) => name === found.name)
    if (sameName || packages.some(({ dir }) => dir === found.dir)) {
      const [what, value] = sameName ? (['name', found.name] as const) : (['dir', found.dir] as const)
      diagnostics.push(duplicateApiPackage(placeOf(index), what, value))
      return
    }
    packages.push(found)
    diagnostics.push(...resolution.diagnostics)
  })
  return {
    packages: await withReleases(packages.sort(byName)),
    diagnostics,
    unreadDirs: resolutions.flatMap((resolution) => ('diagnostic' in resolution ? [resolution.dir] : [])),
  }
}

/** The core of a family, `acme`, goes before its other packages, `@acme/client`. */
function byName(a: DocumentedPackage, b: DocumentedPackage): number {
  const plain = ({ name }: DocumentedPackage): string => name.replace(/^@/, '')
  return compareText(plain(a), plain(b)) || compareText(a.name, b.name)
}

/** Of each package, where the config has its name, its folder or the pattern that means it. */
function packagePlacesOf({ packages }: ApiReferenceOptions, { configFiles, found = new Map() }: WrittenOptions) {
  const patternOf = new Map([...found].flatMap(([pattern, folders]) => folders.map(({ folder }) => [folder, pattern] as const)))
  const names = packages.map(({ npm, folder }) => npm ?? patternOf.get(folder) ?? folder)
  const places = optionPlacesOf(configFiles, names)
  // Of the many packages of a pattern, the first has its place.
  return names.map((name, index) => places[found.has(name) ? names.indexOf(name) : index])
}

async function resolvePackage(
  root: string,
  option: ApiPackageOption,
  given: {
    readonly sourceLink: string | undefined
    readonly family: TypedocOptions | undefined
    readonly repositoryUrl: string | undefined
    /** Folder that npm packages are found from, relative to the site root. */
    readonly resolveFrom: string
  },
  place: SourceRange,
): Promise<Resolution> {
  const npmFolder = join(root, given.resolveFrom)
  const wanted = option.npm === undefined ? { folder: option.folder } : { npm: option.npm, from: given.resolveFrom }
  const folder = option.npm === undefined ? join(root, option.folder) : findInstalled(npmFolder, option.npm)
  const manifestFile = join(folder ?? join(npmFolder, 'node_modules', option.npm ?? ''), 'package.json')
  const written = toPackageManifest(readText(manifestFile) ?? '')
  const dir = dirOf(option, written?.name)
  if (!folder || !written) {
    const owner = option.npm === undefined ? undefined : findOwner(npmFolder, option.npm)
    const diagnostic = owner === undefined ? apiPackageNotFound(place, wanted) : apiPackageSubpath(place, owner.npm, owner.name)
    return { diagnostic, dir }
  }
  const otherRelease = otherReleaseOf(option, { folder, version: written.version, root, from: given.resolveFrom }, place)
  if (otherRelease) return { diagnostic: otherRelease, dir }
  const kind = option.npm === undefined ? 'folder' : 'npm'
  const realFolder = await realpath(folder)
  const isSource = !slashed(realFolder).includes('/node_modules/')
  const repository = written.repository ?? (isSource ? repositoryOfSite(root, realFolder, given.repositoryUrl) : undefined)
  const manifest = { ...written, repository }
  const { outputFolders, listed, family } = await readFamily(realFolder, isSource, given.family)
  const search = {
    folder: realFolder,
    kind,
    manifest,
    chosen: option.entries,
    typescript: typeScriptVersion(),
    outputFolders,
    listed,
  } as const
  const ofConfig = kind === 'folder' && isSource ? brokenConfigsIn(realFolder, slashed(relative(root, folder))) : []
  const found = await findInSources(search, isSource)
  if (found.found.length === 0) {
    const build = isSource ? buildOf(option, manifest) : undefined
    return { diagnostic: apiEntryNotFound(place, manifest.name, found.candidates, build), causes: ofConfig, dir }
  }

  // What npm put above the site root is named as if it stood in it.
  const isInside = option.npm === undefined || isBelow(root, folder)
  const shownFolder = isInside ? slashed(relative(root, folder)) || '.' : `node_modules/${option.npm}`
  const writtenLink = option.sourceLink ?? (kind === 'npm' ? given.sourceLink : undefined)
  const checkout = findCheckoutOf(root, realFolder, manifest, isSource)
  const directory = manifest.repository?.directory ?? `packages/${dir}`
  const filledLink = writtenLink?.replaceAll('{directory}', () => encodedPath(directory)) ?? sourceLinkOf(manifest, checkout)
  const readme = option.readme === false ? undefined : await readReadme(folder, shownFolder)
  return {
    diagnostics: [...ofConfig, ...leftOutOf(found, option, manifest.name, place)],
    found: {
      dir,
      name: manifest.name,
      version: manifest.version,
      description: manifest.description,
      repositoryUrl: repositoryUrlOf(manifest, writtenLink && filledLink),
      isPublished: kind === 'npm',
      readme,
      folder: shownFolder,
      realFolder,
      entryPoints: await Promise.all(
        found.found.map(async ({ subpath, file }) => ({
          specifier: manifest.name + subpath.slice(1),
          file: await realpath(join(realFolder, file)),
        })),
      ),
      family,
      sourceFolders: sourceFoldersOf(realFolder, found, manifest),
      sourceLink: filledLink,
      writtenLink,
      commit: manifest.commit,
      checkout,
    },
  }
}

/** What npm installed was built elsewhere, and says no more than its manifest. */
async function readFamily(realFolder: string, isSource: boolean, above: TypedocOptions | undefined) {
  const [outputFolders, ownOptions] = isSource ? [outputFoldersOf(realFolder), readOptionsIn(realFolder)] : [[]]
  const listed = await listedSourcesOf(realFolder, isSource ? [ownOptions, above] : [])
  const told = familyOptionsOf(above, ownOptions, listed.files)
  const family = isSource ? { ...told, tags: [...told.tags, ...tsdocTagsOf(realFolder)] } : told
  return { outputFolders, listed, family }
}

interface FoundRelease {
  readonly folder: string
  readonly version: string
  readonly root: string
  /** The `resolveFrom` of the reference. */
  readonly from: string
}

/** A release of the site is not to be documented as the one that another folder asks for. */
function otherReleaseOf(
  { npm }: ApiPackageOption,
  { folder, version, root, from }: FoundRelease,
  place: SourceRange,
): Diagnostic | undefined {
  const own = join(root, from)
  const range = npm === undefined || from === '' || isBelow(own, folder) ? undefined : rangeIn(own, npm)
  return npm !== undefined && range !== undefined && isOtherRelease(range, version)
    ? apiReleaseNotFound(place, { npm, version, from, range })
    : undefined
}

/** What the package.json of a folder asks for; `undefined` where it does not name the package. */
function rangeIn(folder: string, npm: string): string | undefined {
  const manifest = readJsonFile(join(folder, 'package.json'))
  const lists = ['dependencies', 'devDependencies'].map((key) => manifest?.[key])
  const range = lists.map((list) => (isRecord(list) ? list[npm] : undefined)).find((found) => found !== undefined)
  return typeof range === 'string' ? range : undefined
}

/** Whether a version is surely none of a range like `1.2.0`, `^1.2.0` or `~1.2.0`; other ranges may mean anything. */
function isOtherRelease(range: string, version: string): boolean {
  const [, major, minor] = /^[\^~]?(\d+)\.(\d+)\.\d+/.exec(range) ?? []
  const [ownMajor, ownMinor] = version.split('.')
  return major !== undefined && (major !== ownMajor || (major === '0' && minor !== ownMinor))
}

/** The script that may make the entry points of a package which lie nowhere. */
function buildOf({ folder }: ApiPackageOption, { buildScript: script, entries }: PackageManifest) {
  return entries.length > 0 && script !== undefined && folder !== undefined ? { script, folder } : undefined
}

/** The config of a bundler is read where nothing else says what its sources are. */
async function findInSources(search: EntryPointSearch, isSource: boolean): Promise<FoundEntryPoints> {
  const found = await findEntryPoints(search)
  const bundled = found.lacksSources && isSource ? await readBundledSources(search.folder) : undefined
  return bundled ? findEntryPoints({ ...search, bundled }) : found
}

/** Of a private monorepo, often only the root or the config names the repository. */
function repositoryOfSite(root: string, realFolder: string, url: string | undefined): PackageManifest['repository'] {
  const checkout = url === undefined ? undefined : findCheckout(realFolder)
  if (url === undefined || checkout === undefined || checkout !== findCheckout(root)) return undefined
  return { url, directory: slashed(relative(checkout, realFolder)) }
}

/** A checkout that holds the package, or one of the repository that npm's package comes from. */
function findCheckoutOf(
  root: string,
  realFolder: string,
  { repository }: PackageManifest,
  isSource: boolean,
): Checkout | undefined {
  if (!repository) return undefined
  const checkout = findCheckout(isSource ? realFolder : root)
  if (checkout === undefined) return undefined
  if (isSource) return { root: checkout, directory: slashed(relative(checkout, realFolder)), isRead: true }
  const origin = findOrigin(checkout)
  if (origin === undefined || !isSameRepository(origin, repository.url)) return undefined
  return { root: checkout, directory: repository.directory ?? '', isRead: false }
}

/** Entry points that readers may import and the reference does not show. What the author chose has to be there. */
function leftOutOf(
  { untyped, open, closed, candidates }: FoundEntryPoints,
  { entries }: ApiPackageOption,
  name: string,
  place: SourceRange,
): readonly Diagnostic[] {
  if (entries) return untyped.length > 0 ? [apiEntryNotFound(place, `${name}${untyped[0]?.slice(1) ?? ''}`, candidates)] : []
  return [
    ...(untyped.length > 0 ? [undocumentedEntries(place, name, untyped, 'untyped')] : []),
    ...(open.length > 0 ? [undocumentedEntries(place, name, open, 'open')] : []),
    ...(closed.length > 0 ? [closedEntries(place, name, closed)] : []),
  ]
}

/** The installed package that a specifier of an import (`@acme/kit/client`) takes a path of. */
function findOwner(from: string, npm: string): { readonly npm: string; readonly name: string } | undefined {
  const [name] = /^(?:@[^/]+\/)?[^/]+(?=\/.)/.exec(npm) ?? []
  return name !== undefined && findInstalled(from, name) !== undefined ? { npm, name } : undefined
}

/** Other packages may import a declaration of `lib/`, although the entry lies in `src/`: both must be the same declaration. */
function sourceFoldersOf(
  folder: string,
  { found }: FoundEntryPoints,
  manifest: PackageManifest,
): DocumentedPackage['sourceFolders'] {
  const entry = found.find(({ subpath }) => subpath === '.')?.file
  if (entry === undefined) return undefined
  const declared = findFile(folder, manifest.entries.flatMap(declarationCandidates))
  if (!declared) return undefined
  const [types, sources] = [posix.dirname(declared), posix.dirname(entry)]
  return types === sources || types === '.' ? undefined : { types, sources }
}

/**
 * `repository.directory` is the package's own word. Where it is missing, the author's `sourceLink` is better than a `repository.url`,
 * which often names the repository of years ago.
 */
function repositoryUrlOf({ repository }: PackageManifest, sourceLink: string | undefined): string | undefined {
  const linkedFolder = /^(https:\/\/[^{}]+)\/\{file\}/.exec(sourceLink ?? '')?.[1]?.replace('/blob/', '/tree/')
  if (!repository?.directory) return linkedFolder ?? repository?.url
  const { url, directory } = repository
  const tree = { 'gitlab.com': '/-/tree/', 'bitbucket.org': '/src/' }[new URL(url).host] ?? '/tree/'
  return /\/(?:tree|src)\//.test(url) ? url : `${url}${tree}HEAD/${directory}`
}

async function readReadme(folder: string, shownFolder: string): Promise<ApiText | undefined> {
  const name = (await readdir(folder)).sort().find(isReadmeName)
  if (!name) {
    noteLook(join(folder, 'README.md'))
    return undefined
  }
  const markdown = readText(join(folder, name))
  if (!markdown?.trim()) return undefined
  return { markdown, file: shownFolder === '.' ? name : `${shownFolder}/${name}`, line: 1, column: 1 }
}
