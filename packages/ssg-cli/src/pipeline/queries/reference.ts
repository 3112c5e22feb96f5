// The API references, and what Git and the bundler tell: all that comes from other programs.
import {
  apiModelVersion,
  type ApiHistories,
  type ApiLoadResult,
  type ApiModel,
  type ApiReferenceSource,
  type ClientFiles,
  type CompiledFragment,
  type LastUpdates,
  type RepositoryTags,
} from '@docgen/model'
import { placeOfSource } from '../../config/source-paths.ts'
import { sourceFailed } from '../../diagnostics/environment.ts'
import { queryFor, queryOf } from '../../engine/query.ts'
import { guardedLater } from '../../common/guarded.ts'
import type { UnreleasedChanges } from '../../history/with-history.ts'
import { compileApiTexts } from '../compile-texts.ts'
import { delivered, keyOfJson, localeNames, settings } from './inputs.ts'
import { compiler, pages } from './pages.ts'
import type { SiteWorld } from './world.ts'

export interface References {
  /** By the name of the source. */
  readonly apis: ReadonlyMap<string, ApiLoadResult>
  /** Compiled texts of the API, by `textKey`. */
  readonly fragments: ReadonlyMap<string, CompiledFragment>
  /** The same of each source by its name. */
  readonly fragmentsByReference: ReadonlyMap<string, ReadonlyMap<string, CompiledFragment>>
}

/** What TypeDoc reads of the packages of a source. A source that throws is a finding. */
export const loadedApi = queryFor<SiteWorld, ApiLoadResult>(
  'api',
  async ({ ask, world }, name) => {
    const { config } = await ask(settings)
    const source = config.sources.find((each) => each.kind === 'api' && each.name === name)
    if (source?.kind !== 'api') throw new Error(`There is no reference "${name}".`)
    const failed = (reason: string): ApiLoadResult => ({
      model: { version: apiModelVersion, packages: [] },
      diagnostics: [sourceFailed(placeOfSource(source, config), `The reference "${name}"`, reason)],
      fromCache: false,
      watchFiles: [],
    })
    return guardedLater<ApiLoadResult>(() => world.ports.loadApi(source), failed)
  },
  // A result may make its model only where someone asks for it.
  { keyOf: (result) => result.key ?? keyOfJson([result.model, result.diagnostics]) },
)

/** By the name of the source. */
export const loadedApis = queryOf<SiteWorld, References['apis']>('loaded apis', async ({ ask }) => {
  const { config } = await ask(settings)
  const names = config.sources.flatMap((source) => (source.kind === 'api' ? [source.name] : []))
  return new Map(await Promise.all(names.map(async (name) => [name, await ask(loadedApi(name))] as const)))
})

export const loadedReferences = queryOf<SiteWorld, References>('loaded references', async ({ ask, world }) => {
  const apis = await ask(loadedApis)
  await ask(compiler)
  const fragmentsByReference = await compileApiTexts(modelsOf({ apis }), world.ports)
  return { apis, fragments: new Map([...fragmentsByReference.values()].flatMap((texts) => [...texts])), fragmentsByReference }
})

const noReferences: References = { apis: new Map(), fragments: new Map(), fragmentsByReference: new Map() }

/** For an author at work: those that have been delivered. */
export const references = queryOf<SiteWorld, References>('references', async ({ ask }) => {
  const { isLazy } = await ask(settings)
  if (!isLazy) return ask(loadedReferences)
  // Delivered by nobody but `deliver`.
  return ((await ask(delivered(loadedReferences.kind.name)))?.answer as References | undefined) ?? noReferences
})

export function modelsOf({ apis }: Pick<References, 'apis'>): ReadonlyMap<string, ApiModel> {
  return new Map([...apis].map(([name, { model }]) => [name, model]))
}

/** By the name of the source, for those that name the reports of their releases. */
export const apiHistories = queryOf<SiteWorld, ReadonlyMap<string, ApiHistories>>(
  'api histories',
  async ({ ask, world }) => {
    const { config, isLazy } = await ask(settings)
    const sources = config.sources.flatMap((source) => (source.kind === 'api' && source.history !== undefined ? [source] : []))
    if (sources.length === 0) return new Map()
    const apis = isLazy ? (await ask(references)).apis : await ask(loadedApis)
    const load = async (source: ApiReferenceSource) =>
      [source.name, await world.ports.loadApiHistory(source, apis.get(source.name)?.model.packages ?? [])] as const
    return new Map(await Promise.all(sources.map(load)))
  },
  { keyOf: (all) => keyOfJson([...all].map(([name, { histories, isFolderThere }]) => [name, [...histories], isFolderThere])) },
)

/** Most sites keep no reports of their API. */
const loadHistoryCode = () => import('../../history/with-history.ts')

/** Of a reference by its name: made of its packages and their releases alone, so that no edit of a guide makes it again. */
const unreleasedChanges = queryFor<SiteWorld, UnreleasedChanges>('unreleased changes', async ({ ask, key, world }, name) => {
  const [{ model }, all] = await Promise.all([ask(loadedApi(name)), ask(apiHistories)])
  const { histories = new Map() } = all.get(name) ?? {}
  if (histories.size === 0) return {}
  const { unreleasedChangesOf } = await loadHistoryCode()
  return world.ports.keepApiChanges(name, await key(), () => unreleasedChangesOf(model, histories))
})

/** Those that have been loaded, with the release in which each declaration came. */
export const modelsWithHistory = queryOf<SiteWorld, ReadonlyMap<string, ApiModel>>('models with history', async ({ ask }) => {
  const [{ isLazy }, read, all] = await Promise.all([ask(settings), ask(references), ask(apiHistories)])
  const told = [...modelsOf(read)].map(async ([name, model]) => {
    const { histories } = all.get(name) ?? {}
    if (histories === undefined) return [name, model] as const
    const { modelWithHistory } = await loadHistoryCode()
    // For an author at work the reference is delivered: nothing waits for it.
    return [name, modelWithHistory(model, histories, isLazy ? undefined : await ask(unreleasedChanges(name)))] as const
  })
  return new Map(await Promise.all(told))
})

const noLastUpdates: LastUpdates = { dates: new Map(), isShallow: false }

export const loadedLastUpdates = queryOf<SiteWorld, LastUpdates>(
  'loaded last updates',
  async ({ ask, world }) => ((await ask(settings)).config.lastUpdate ? world.ports.loadLastUpdates() : noLastUpdates),
  { keyOf: ({ dates, isShallow }) => keyOfJson([[...dates], isShallow]) },
)

export const lastUpdates = queryOf<SiteWorld, LastUpdates>('last updates', async ({ ask }) => {
  const { isLazy } = await ask(settings)
  if (!isLazy) return ask(loadedLastUpdates)
  return ((await ask(delivered(loadedLastUpdates.kind.name)))?.answer as LastUpdates | undefined) ?? noLastUpdates
})

const areReleasesUndated = queryOf<SiteWorld, boolean>('undated releases', async ({ ask }) =>
  (await ask(pages)).some(({ releases }) => releases?.some(({ date }) => date === undefined)),
)

const noTags: RepositoryTags = { days: new Map(), areLeftOut: false }

/** Those of the repository, where feeds want their days: Git is not started for nothing. */
export const tags = queryOf<SiteWorld, RepositoryTags>(
  'tags',
  async ({ ask, world }) => {
    const [{ config }, areUndated] = await Promise.all([ask(settings), ask(areReleasesUndated)])
    return config.url !== undefined && areUndated ? world.ports.loadTags() : noTags
  },
  { keyOf: ({ days, areLeftOut }) => keyOfJson([[...days], areLeftOut]) },
)

/** By the name of a locale, styles and scripts, whose names hold the hash of their bytes. */
export const clientIn = queryFor<SiteWorld, ClientFiles>('client', ({ world }, locale) => world.ports.bundleClient(locale), {
  keyOf: ({ styles, scripts, searchWorker, licenses, diagnostics }) =>
    keyOfJson([styles.map(({ path }) => path), scripts.map(({ path }) => path), searchWorker?.path, licenses, diagnostics]),
})

/** Those of all locales. */
export const client = queryOf<SiteWorld, ClientFiles>('all clients', async ({ ask }) => {
  const all = await Promise.all((await ask(localeNames)).map((name) => ask(clientIn(name))))
  const [first, ...others] = all
  if (first === undefined || others.length === 0) return first ?? { styles: [], scripts: [] }
  return {
    ...first,
    styles: all.flatMap(({ styles }) => styles),
    scripts: all.flatMap(({ scripts }) => scripts),
    otherSearchWorkers: others.flatMap(({ searchWorker }) => searchWorker ?? []),
    diagnostics: all.flatMap(({ diagnostics = [] }) => diagnostics),
  }
})
