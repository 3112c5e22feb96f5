// The ports of the pipeline, connected to the disk, to threads and to what bundles.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  intlTagOf,
  usesPagefind,
  type ApiLoadResult,
  type ApiReferenceSource,
  type CompileCache,
  type Diagnostic,
  type LocaleWords,
  type Ports,
  type SampleCheckResult,
  type SampleChecker,
  type SiteConfig,
  type Source,
} from '@docgen/model'
import { corruptCache } from '../diagnostics/environment.ts'
import { foldersOfSource } from '../config/source-paths.ts'
import { referencesIn, referenceVersionsIn } from '../config/reference-versions.ts'
import { configOfLocale, localeNamesOf, readSourcesOf } from '../config/locales.ts'
import { authorCodeOf } from './author-code.ts'
import { cachePlace, type CacheEntry } from './cache-folder.ts'
import { bundleClient } from './bundle-client.ts'
import { createCompilerPool, type CompilerPool } from './threads/compiler-pool.ts'
import { createAuthorFiles } from './author-files.ts'
import { createDiskReader } from './disk.ts'
import { loadGitDates } from './git/git-dates.ts'
import { loadGitTags } from './git/git-tags.ts'
import { keepApiChanges } from './kept-changes.ts'
import { joinLicenseTexts } from './license-texts.ts'
import type { LoadedConfig } from './load-config.ts'
import { createPagefind } from './pagefind.ts'
import { createAssetReader } from './read-assets.ts'
import { withGrowth } from './room-for-objects.ts'
import { readSearchWorker } from './search-worker.ts'
import { siteFileOf } from './site-file.ts'

interface PortsInput {
  readonly root: string
  readonly loaded: LoadedConfig
  readonly cache: CompileCache
  readonly useCache: boolean
  readonly workers?: number | undefined
}

export function createPorts({ root, loaded, cache, useCache, workers }: PortsInput): {
  readonly ports: Ports
  readonly pool: CompilerPool
} {
  const { config } = loaded
  const compiler = createCompilerPool({
    theme: config.theme,
    options: config.markdown,
    locale: { lang: config.words.lang, messages: config.messages },
    locales: wordsByLocale(config),
    plugins: config.plugins,
    compiledBy: loaded.compiledBy,
    module: pathToFileURL(loaded.modulePath).href,
    islands: loaded.islands,
    code: authorCodeOf(loaded),
    size: workers,
  })
  const author = createAuthorFiles(root, config.files)
  const { configFiles, repository } = config
  const cacheDir = (entry: CacheEntry): string | undefined => (useCache ? cachePlace(root, entry) : undefined)
  const pagefind = usesPagefind(config.search) ? createPagefind(root, useCache) : undefined
  const { ofCaches, told } = createDamageLog(root)
  const ports: Ports = {
    reader: createDiskReader(author),
    compiler,
    cache,
    readAssets: createAssetReader(author, cacheDir('assets.json')),
    findKinds: (paths) =>
      new Map(
        paths.flatMap((path) => {
          const kind = author.kindOf(path)
          return kind === undefined ? [] : [[path, kind] as const]
        }),
      ),
    ...referencePortsOf({ root, configFiles, repository, cacheDir, told }),
    loadApiHistory: async ({ name, history: folder = '' }, packages) => {
      const { loadApiHistories } = await import('./git/api-histories.ts')
      const input = { root, folder, name, packages, memoryFile: cacheDir(`history-${name}`) }
      const { histories } = told('the history of the API', await loadApiHistories(input))
      return { histories, isFolderThere: existsSync(join(root, folder)) }
    },
    keepApiChanges: async (reference, key, make) =>
      told('the changes of the API', await keepApiChanges(cacheDir(`changes-${reference}`), key, make)).changes,
    checkSamples: config.samples
      ? samplePortOf(config.samples, config, { root, cacheDir, told: (result) => told('the record of checked samples', result) })
      : undefined,
    loadLastUpdates: async () => {
      const outside = foldersOutside(readSourcesOf(config))
      return told('the dates of the commits', await loadGitDates({ root, outside, memoryFile: cacheDir('dates') }))
    },
    loadTags: () => loadGitTags(root),
    bundleClient: async (name) => {
      const own = configOfLocale(config, name)
      const isDefault = own.localeSite?.isDefault ?? true
      const { files, cacheFindings } = await bundleClient(
        { ...own, base: config.base },
        root,
        cacheDir(isDefault ? 'client' : `client-${name}`),
      )
      ofCaches.push(...cacheFindings)
      if (config.search === false) return files
      const { script } = await readSearchWorker(own)
      // One file of the site has all licenses, and comes with the default language.
      const workers = await Promise.all(
        (isDefault ? localeNamesOf(config) : []).map((each) => readSearchWorker(configOfLocale(config, each))),
      )
      const texts = [files.licenses ?? '', ...workers.map(({ licenses }) => licenses)]
      return { ...files, searchWorker: script, licenses: joinLicenseTexts(texts) }
    },
    indexByPagefind: pagefind?.index,
    mergePostings: compiler.mergePostings,
    cacheFindings: () => [...loaded.cacheFindings, ...cache.diagnostics(), ...ofCaches, ...(pagefind?.cacheFindings() ?? [])],
  }
  return { ports, pool: compiler }
}

function wordsByLocale({ siteLocales }: SiteConfig): Readonly<Record<string, LocaleWords>> | undefined {
  if (siteLocales === undefined) return undefined
  return Object.fromEntries(
    siteLocales.map(({ name, htmlLang, calendar, messages }) => [name, { lang: intlTagOf(htmlLang, calendar), messages }]),
  )
}

/** Folders of guides that lie above the site root. */
function foldersOutside(sources: readonly Source[]): readonly string[] {
  return [...new Set(sources.flatMap(foldersOfSource).filter((dir) => dir.startsWith('..')))]
}

/** What was damaged in caches that others keep for this site. */
function createDamageLog(root: string) {
  const ofCaches: Diagnostic[] = []
  const told = <Result extends { readonly damagedFile?: string | undefined }>(what: string, result: Result): Result => {
    if (result.damagedFile !== undefined) ofCaches.push(corruptCache(siteFileOf(result.damagedFile, root), what))
    return result
  }
  return { ofCaches, told }
}

interface ReferenceSurroundings extends Pick<PortsInput, 'root'>, Pick<SiteConfig, 'configFiles' | 'repository'> {
  readonly cacheDir: (entry: CacheEntry) => string | undefined
  readonly told: (what: string, result: ApiLoadResult) => ApiLoadResult
}

function referencePortsOf(surroundings: ReferenceSurroundings): Pick<Ports, 'loadApi' | 'warmApi'> {
  const { root, configFiles, repository, cacheDir, told } = surroundings
  const contextOf = ({ name }: ApiReferenceSource) => ({
    root,
    cacheDir: cacheDir(`api-${name}`),
    configFiles,
    repositoryUrl: repository?.url,
  })
  return {
    loadApi: async (source, mayBePreliminary) =>
      told('the API model', await withGrowth(async () => source.load({ ...contextOf(source), mayBePreliminary }))),
    warmApi: async (source) => withGrowth(async () => source.warm?.(contextOf(source))),
  }
}

interface SampleSurroundings {
  readonly root: string
  readonly cacheDir: (entry: CacheEntry) => string | undefined
  readonly told: (result: SampleCheckResult) => SampleCheckResult
}

/** The checker, with the packages that the references of the site document. */
function samplePortOf(
  checker: SampleChecker,
  { sources, configFiles }: Pick<SiteConfig, 'sources' | 'configFiles'>,
  { root, cacheDir, told }: SampleSurroundings,
): Ports['checkSamples'] {
  return async ({ name, version }, units) => {
    const known = referenceVersionsIn(sources).of(version, referencesIn(sources))
    const located = await Promise.all(known.map(({ locate }) => locate?.(root) ?? []))
    const entry = version === undefined ? (`samples-${name}` as const) : (`samples-${name}-${version}` as const)
    const result = told(await checker.check(units, { root, cacheDir: cacheDir(entry), packages: located.flat(), configFiles }))
    // Most builds need none of that code.
    if (!result.units.some(({ findings }) => findings.some(({ from }) => from !== undefined))) return result
    const { withWorkspaceFolders } = await import('./workspace/workspace-folders.ts')
    return withWorkspaceFolders(result, root)
  }
}
