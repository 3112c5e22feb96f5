import { join } from 'node:path'
import {
  apiModelVersion,
  once,
  packagePatternsIn,
  routeFolderOf,
  withFoundPackages,
  type ApiLoadContext,
  type ApiLoadResult,
  type ApiPackage,
  type ApiReferenceSource,
  type FoundPackages,
  type LocalText,
} from '@docgen/model'
import { cacheKeyOf, readStored } from './cache.ts'
import { readSiteComments, withSiteComments, type SiteComments } from './comments/read-comments.ts'
import {
  shownEntryPointsOf,
  type DocumentedPackage,
  type Extract,
  type Extraction,
  type ExtractionStore,
  type ExtractRequest,
  type GivenExtraction,
  type PrepareExtraction,
  type SummedExtraction,
} from './extraction.ts'
import { optionProblemsOf, type ExclusionKey } from './option-problems.ts'
import { packagesOfGroup, type ApiReferenceOptions } from './options.ts'
import { packageOfFile } from './package-of-file.ts'
import { resolvePackages, type ResolvedPackages } from './resolve-packages.ts'
import { findStaleLinks } from './source-links.ts'
import { hashOf } from './stored-payload.ts'
import { readSymbolInventories, type SymbolInventories } from './symbol-inventories.ts'

/**
 * The source, with the way to extract handed in: in a worker thread, or in this one for tests. `found` is what the patterns of the packages
 * meant, which the options have in their places then.
 */
export function createApiReference(
  options: ApiReferenceOptions,
  extract: Extract,
  { prepare, found = new Map() }: { readonly prepare?: PrepareExtraction | undefined; readonly found?: FoundPackages } = {},
): ApiReferenceSource<LocalText> {
  // A config without types may give anything: it is told what is wrong when it is validated, and is not loaded then.
  const isIncomplete = [...found.values()].some((packages) => packages.length === 0)
  const problems = optionProblemsOf(options, isIncomplete)
  const given: Pick<ApiReferenceOptions, 'name' | 'path' | 'version' | 'typedocPath' | 'groups' | 'history'> =
    problems.length === 0 ? options : {}
  const ownVersion = typeof given.version === 'object' ? given.version : undefined
  const version = typeof given.version === 'object' ? given.version.name : given.version
  const { name = version === undefined ? 'api' : `api-${version}`, path = '/api', typedocPath, groups = {}, history } = given
  const labels = Object.entries(groups).flatMap(([heading, group]) => ('label' in group ? [[heading, group.label] as const] : []))
  const patterns = problems.length === 0 ? packagePatternsIn(options.packages) : []
  let latest: LatestPackages | undefined
  const resolve: Resolve = ({ root, configFiles, repositoryUrl }) => {
    const resolved = resolvePackages(root, options, { configFiles, found, repositoryUrl })
    latest = { root, resolved }
    return resolved
  }
  return {
    kind: 'api',
    name,
    path: routeFolderOf(path),
    ...(version !== undefined && { version }),
    ...(ownVersion && { ownVersion: { ...ownVersion, label: ownVersion.label ?? ownVersion.name, isShown: true } }),
    typedocPath:
      typeof typedocPath === 'string'
        ? routeFolderOf(typedocPath)
        : typedocPath && [typedocPath].flat().map((pages) => ({ ...pages, path: routeFolderOf(pages.path) })),
    ...(labels.length > 0 && { groupLabels: Object.fromEntries(labels) }),
    ...(history !== undefined && { history }),
    problems,
    ...(patterns.length > 0 && {
      patterns,
      withPackages: (meant: FoundPackages) =>
        createApiReference({ ...options, packages: withFoundPackages(options.packages, meant) }, extract, {
          prepare,
          found: meant,
        }),
    }),
    load: (context) => load(context, options, extract, resolve),
    ...(prepare && { warm: (context: ApiLoadContext) => warm(context, options, prepare, resolve) }),
    // Samples are checked against the packages that the reference was read from.
    locate: async (root) =>
      (await (latest?.root === root ? latest.resolved : resolve({ root, configFiles: undefined }))).packages.map(
        ({ name, realFolder, entryPoints, sourceFolders }) => ({
          name,
          realFolder,
          entryPoints,
          sourceFolders,
        }),
      ),
  }
}

/** Reads the packages of the options anew. */
type Resolve = (context: Pick<ApiLoadContext, 'root' | 'configFiles' | 'repositoryUrl'>) => Promise<ResolvedPackages>

/** As they were when they were last read, or will be once they have been. */
interface LatestPackages {
  readonly root: string
  readonly resolved: Promise<ResolvedPackages>
}

/** What was loaded out of the cache has left no program behind that an edit could be quick with. */
async function warm(
  context: ApiLoadContext,
  options: ApiReferenceOptions,
  prepare: PrepareExtraction,
  resolve: Resolve,
): Promise<void> {
  const { packages } = await resolve(context)
  const request = requestOf(context.root, packages, options)
  if (packages.length > 0) await prepare(request, storeOf(context, cacheKeyOf(request)))
}

function storeOf({ cacheDir }: ApiLoadContext, key: string): ExtractionStore | undefined {
  return cacheDir === undefined ? undefined : { file: join(cacheDir, 'api-model.json'), key }
}

function requestOf(root: string, packages: ExtractRequest['packages'], options: ApiReferenceOptions): ExtractRequest {
  // What the config does not say, the family may have told TypeDoc; packages that say something have to agree.
  const isSet = (key: ExclusionKey, otherwise: boolean): boolean => {
    const said = packages.flatMap(({ family }) => family[key] ?? [])
    return options[key] ?? (said.length > 0 ? said.every(Boolean) : otherwise)
  }
  const exclude = {
    internal: isSet('excludeInternal', true),
    private: isSet('excludePrivate', true),
    protected: isSet('excludeProtected', false),
    externals: isSet('excludeExternals', false),
    notDocumented: isSet('excludeNotDocumented', false),
  }
  return { root, packages, exclude }
}

async function load(
  context: ApiLoadContext,
  options: ApiReferenceOptions,
  extract: Extract,
  resolve: Resolve,
): Promise<ApiLoadResult> {
  const { root, mayBePreliminary = false } = context
  const resolved = await resolve(context)
  const { packages } = resolved
  const inventories = readSymbolInventories(context, options.externalSymbols ?? [])
  const request = requestOf(root, packages, options)
  const requestKey = cacheKeyOf(request)
  const store = storeOf(context, requestKey)
  const read = packages.length === 0 ? undefined : store && readStored(store.file, store.key, root)
  const stored = read === 'damaged' ? undefined : read
  const given = stored ?? (packages.length === 0 ? nothing : givenOf(await extract(request, store, mayBePreliminary)))
  const stale = await findStaleLinks(context, packages, given)
  const comments = packages.length === 0 ? noComments : await readSiteComments(context, options.comments, packages)
  const found = { ...resolved, diagnostics: [...resolved.diagnostics, ...stale] }
  const made = once(() => {
    const commented = withSiteComments(comments, options, { packages, extraction: given.read() })
    return resultOf({ ...found, packages: commented.packages }, inventories, options.groups, commented.extraction)
  })
  const watchFiles = once(() => {
    // Files of other packages change by installing alone, and are too many to watch.
    const own = given.files.filter((file) => packageOfFile(packages, file) !== undefined)
    return [...new Set([...resolved.watchFiles, ...comments.files, ...inventories.files, ...own])]
  })
  return {
    // A build that would come out as the last one need not know it.
    get model() {
      return made().model
    },
    get diagnostics() {
      return made().diagnostics
    },
    key: keyOfResult([requestKey, given.sum], found, inventories, comments, options.groups),
    fromCache: stored !== undefined,
    ...(given.isPreliminary && { isPreliminary: given.isPreliminary }),
    get watchFiles() {
      return watchFiles()
    },
    ...(read === 'damaged' && { damagedFile: store?.file }),
  }
}

/** Names all that a result is made of. `keys` name the packages but for their READMEs, and what was extracted of them. */
function keyOfResult(
  keys: readonly string[],
  { packages, unreadDirs, diagnostics }: ResolvedPackages,
  inventories: SymbolInventories,
  comments: SiteComments,
  groups: ApiReferenceOptions['groups'],
): string {
  const readmes = packages.map(({ readme }) => readme)
  const ofOthers = [inventories.hrefs, inventories.diagnostics, comments.folder, comments.texts, comments.diagnostics]
  return hashOf(JSON.stringify([keys, readmes, unreadDirs, diagnostics, groups, ofOthers]))
}

const nothing: GivenExtraction = givenOf({
  extraction: { entries: {}, unexported: {}, groupTexts: {}, summaries: {}, diagnostics: [], files: [], awaited: [] },
  sum: '',
})

const noComments: SiteComments = { folder: undefined, texts: [], diagnostics: [], files: [] }

function givenOf({ extraction, sum, isPreliminary }: SummedExtraction): GivenExtraction {
  return { files: extraction.files, sum, isPreliminary, read: () => extraction }
}

function groupOf({ name, dir }: DocumentedPackage, groups: ApiReferenceOptions['groups']): string | undefined {
  return Object.entries(groups ?? {}).find(([, group]) => {
    const members = packagesOfGroup(group)
    return members.includes(name) || members.includes(dir)
  })?.[0]
}

/** A package may be called `constructor`. */
function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Of a package with its main entry alone nothing is said but its headings. */
function entryPointsOf(
  documented: DocumentedPackage,
  { groupTexts, summaries }: Extraction,
): Pick<ApiPackage, 'groupTexts' | 'entryPoints'> {
  const { name } = documented
  const entryPoints = shownEntryPointsOf(documented)
  const isMainAlone = entryPoints.every(({ specifier }) => specifier === name)
  return {
    groupTexts: ownValue(groupTexts, name),
    ...(!isMainAlone && {
      entryPoints: entryPoints.map(({ specifier }) => ({
        specifier,
        summary: ownValue(summaries, specifier),
        ...(specifier !== name && { groupTexts: ownValue(groupTexts, specifier) }),
      })),
    }),
  }
}

function resultOf(
  { packages, diagnostics, unreadDirs }: ResolvedPackages,
  inventories: SymbolInventories,
  groups: ApiReferenceOptions['groups'],
  extraction: Extraction,
): Pick<ApiLoadResult, 'model' | 'diagnostics'> {
  return {
    model: {
      version: apiModelVersion,
      ...(Object.keys(inventories.hrefs).length > 0 && { externalHrefs: inventories.hrefs }),
      ...(groups !== undefined && { groups: Object.keys(groups) }),
      ...(unreadDirs.length > 0 && { unreadDirs }),
      packages: packages.map((documented) => ({
        dir: documented.dir,
        name: documented.name,
        version: documented.version,
        description: documented.description,
        ...(!documented.folder.split('/').includes('node_modules') && { folder: documented.folder }),
        repositoryUrl: documented.repositoryUrl,
        isPublished: documented.isPublished,
        ...(documented.family.headings.length > 0 && { headingOrder: documented.family.headings }),
        group: groupOf(documented, groups),
        readme: documented.readme,
        ...entryPointsOf(documented, extraction),
        unexported: ownValue(extraction.unexported, documented.name),
        entries: ownValue(extraction.entries, documented.name) ?? [],
      })),
    },
    diagnostics: [...diagnostics, ...inventories.diagnostics, ...extraction.diagnostics],
  }
}
