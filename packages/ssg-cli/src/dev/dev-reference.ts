// The API reference of a site in work: loaded once it is wanted, and again with each change of its packages.
import { dirname } from 'node:path'
import type { SiteConfig } from '@docgen/model'
import { isBelowOneOf } from '../io/is-within.ts'
import { siteFileOf } from '../io/site-file.ts'
import { delivered } from '../pipeline/queries/inputs.ts'
import { loadedApi, loadedApis, loadedReferences, references, type References } from '../pipeline/queries/reference.ts'
import { deliver, type DevSession } from './dev-session.ts'
import { createReadingNews } from './reading-news.ts'

export interface DevReference {
  /** Has the pages of the last site served until those of this one are loaded: most edits of a config leave them as they are. */
  readonly recall: (last: References) => void
  /** Loads the reference once. */
  readonly complete: () => Promise<void>
  /** Loads it again where one of its files (absolute) changed. */
  readonly update: (files: readonly string[]) => Promise<void>
  /** Loads all of it again if it has been loaded. If no file has changed, the result is the same. */
  readonly rescan: () => Promise<void>
  /** Prepares the next loading. */
  readonly warm: () => Promise<void>
  readonly watchFiles: () => Promise<readonly string[]>
  /** Whether what an edit means for other packages is to be read too. */
  readonly isLoadingRest: () => boolean
}

interface DevReferenceInput {
  readonly dev: DevSession
  readonly config: SiteConfig
  readonly log: (text: string) => void
  /** What an edit means for other packages is known too, and it is more than what has been shown. */
  readonly onMore: () => Promise<void>
}

/** Milliseconds without an edit of a package until all packages are read again. */
const pause = 1000

export function createDevReference({ dev, config, log, onMore }: DevReferenceInput): DevReference {
  const { session, ports } = dev
  const sources = config.sources.flatMap((source) => (source.kind === 'api' ? [source] : []))
  const follow = createReadingNews({ log, isClosed: dev.isClosed })
  let loading: Promise<void> | undefined
  let resting: NodeJS.Timeout | undefined
  let isLoadingRest = false
  const apis = async (): Promise<References['apis']> => (await session.ask(references)).apis
  const watchFiles = async (): Promise<readonly string[]> => [...(await apis()).values()].flatMap((api) => api.watchFiles)
  const touch = (names: readonly string[]): void => {
    for (const name of names) session.touch(loadedApi(name))
  }
  const reload = (changed: readonly string[], isWhole = false): Promise<void> => {
    clearTimeout(resting)
    isLoadingRest = isWhole
    // What reads the rest now would be waited for.
    for (const { interrupt } of sources) interrupt?.()
    touch(sources.map(({ name }) => name))
    return (loading = follow(deliver(dev, loadedReferences).then(restLater), changed))
  }
  const restLater = async (): Promise<void> => {
    clearTimeout(resting)
    if (dev.isClosed() || preliminaryIn(await session.ask(loadedApis)).length === 0) return
    // Nobody waits for this. If it fails, the next edit reports why.
    resting = setTimeout(() => void loadRest().catch(() => undefined), pause)
  }
  const loadRest = async (): Promise<void> => {
    const shown = loading
    const before = await session.keyOf(loadedReferences)
    const names = preliminaryIn(await session.ask(loadedApis))
    if (loading !== shown) return
    isLoadingRest = true
    touch(names)
    const after = await session.keyOf(loadedReferences)
    // An edit that came meanwhile has everything delivered itself.
    if (dev.isClosed() || loading !== shown) return
    isLoadingRest = false
    if (after !== before) {
      await deliver(dev, loadedReferences)
      await onMore()
    }
    await restLater()
  }
  return {
    recall: (last) => {
      const isOfThese = last.apis.size === sources.length && sources.every(({ name }) => last.apis.has(name))
      if (isOfThese) session.set(delivered(loadedReferences.kind.name), { answer: last })
    },
    complete: () => (loading ??= follow(deliver(dev, loadedReferences), [])),
    update: async (files) => {
      const watched = new Set(await watchFiles())
      const changed = files.filter((file) => isOrLiesIn(file, watched))
      if (changed.length > 0) await reload(changed.map((file) => siteFileOf(file, dev.root)))
    },
    rescan: async () => {
      if (loading) await reload([], true)
    },
    warm: async () => {
      const loaded = await apis()
      for (const source of sources) {
        // Nobody waits for this. If it fails, the next load reports why.
        if (loaded.get(source.name)?.fromCache) ports.warmApi(source).catch(() => undefined)
      }
    },
    watchFiles,
    isLoadingRest: () => isLoadingRest,
  }
}

/** Names of the references of which more can be known. */
function preliminaryIn(apis: References['apis']): readonly string[] {
  return [...apis].flatMap(([name, { isPreliminary }]) => (isPreliminary ? [name] : []))
}

/**
 * Whether a change of a file may change what is read of the watched files and folders. TypeScript counts however deep it lies in a folder, since
 * it may be an entry point. Other files do not: an edited guide must not wait for the reference because its package is watched as a whole.
 */
function isOrLiesIn(file: string, watched: ReadonlySet<string>): boolean {
  const folder = dirname(file)
  if (watched.has(file) || watched.has(folder)) return true
  return /\.[cm]?tsx?$/.test(file) && isBelowOneOf(folder, watched)
}
