// The site in memory while its author works on it: the session of a build, asked for what a browser wants and told of what changed.
// Comes in: paths that a browser asks for, files that changed. Goes out: what to answer, findings, and word that something is new.
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CompileCache, Diagnostic, Ports, SiteConfig } from '@docgen/model'
import { filesOfHistory } from '../io/git/git-folders.ts'
import { isWithin } from '../io/is-within.ts'
import { keepCompiled } from '../io/keep-compiled.ts'
import { layeredCache, soundOf } from '../io/layered-cache.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { catchLostErrors } from '../io/lost-errors.ts'
import { openSession } from '../io/open-session.ts'
import { createMemoryFacts } from '../io/page-facts.ts'
import { createMemoryCache, openPageCache, type MemoryCache } from '../io/page-cache.ts'
import { assets, strayImages } from '../pipeline/queries/assets.ts'
import { listing, localeNames } from '../pipeline/queries/inputs.ts'
import { compiledAhead, forgetPages, isOutline, pages } from '../pipeline/queries/pages.ts'
import {
  apiHistories,
  client,
  clientIn,
  loadedLastUpdates,
  references,
  tags,
  type References,
} from '../pipeline/queries/reference.ts'
import type { LoadedSources } from '../stages/1-load/load-sources.ts'
import { DamagedCache } from '../common/damaged-cache.ts'
import { pageIdOf } from '../common/page-id.ts'
import { htmlOfBrokenPage } from './broken-page.ts'
import { createDevChecks, type DevChecks } from './dev-checks.ts'
import { createDevOutput, type DevOutput } from './dev-output.ts'
import { createDevPages, servedOf, type DevPages, type Served } from './dev-pages.ts'
import { keepClient, type KeptClient } from './kept-client.ts'
import { deliver, type DevSession } from './dev-session.ts'
import { createDevReference, type DevReference } from './dev-reference.ts'
import { isOfAuthor, watchedOf } from './watched-files.ts'
import { shownFilesOf } from './shown-files.ts'
import { createDevSources, createReadableCheck, wantAll, type DevSources } from './dev-sources.ts'

export type { Served } from './dev-pages.ts'

export interface DevSite {
  /** What a path of the site (decoded, without base, beginning with `/`) leads to; compiled now if it has not been. */
  readonly serve: (path: string) => Promise<Served>
  /** Takes in what the files of the page at a path have come to unseen. To be called before what is served is to be right. */
  readonly freshen: (path: string) => Promise<void>
  /** Takes in files (absolute) that were added, changed or removed; resolves when pages can be asked for again. */
  readonly update: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen: before the files were watched. */
  readonly rescan: () => Promise<void>
  /** The same for the sources of the reference, where it has been loaded. */
  readonly rescanReference: () => Promise<void>
  /** Compiles the remaining pages, loads the API reference and checks everything. Calls `onLoaded` before the checks, which take longest. */
  readonly complete: (onLoaded?: () => Promise<void>) => Promise<void>
  /** Leaves on disk what was compiled, for the next start and for builds; nothing before all is. */
  readonly keep: () => Promise<void>
  readonly diagnostics: () => readonly Diagnostic[]
  /** Absolute paths of the files that pages are written in. */
  readonly sourceFiles: () => readonly string[]
  /** Absolute paths of files outside the watched folders that pages are made from: the sources of the reference, and what fences include. */
  readonly outsideFiles: () => Promise<readonly string[]>
  /** Absolute paths of the author's files that styles and scripts are made from. */
  readonly clientFiles: () => Promise<readonly string[]>
  /** See `SiteSession`. */
  readonly agrees: () => Promise<boolean>
  /** What this site has made, for the next one. */
  readonly memory: SiteMemory
  readonly close: () => Promise<void>
}

export interface SiteMemory {
  readonly compiled: CompileCache
  readonly client: KeptClient
  readonly sources: () => LoadedSources
  readonly references: () => Promise<References>
}

interface DevSiteInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  /** What the site before this one has made, if there was one. */
  readonly memory?: SiteMemory | undefined
  /** Open pages show what is no longer so, or the findings are others than before. */
  readonly onChange: (what: 'pages' | 'diagnostics') => void
  readonly log: (text: string) => void
}

/** What a dev site is made of. */
interface Parts {
  readonly dev: DevSession
  readonly config: SiteConfig
  readonly sources: DevSources
  readonly pages: DevPages
  readonly checks: DevChecks
  readonly reference: DevReference
  /** Whether everything has been compiled once. */
  isComplete: boolean
}

export async function createDevSite({ root, loaded, memory: before, onChange, log }: DevSiteInput): Promise<DevSite> {
  // An author at work is no visitor.
  const config = { ...loaded.config, analytics: undefined, offline: false, relativeLinks: false }
  const disk = openPageCache(root)
  const memory = { compiled: createMemoryCache(), client: new Map(before?.client) }
  let isClosed = false
  let keeping = Promise.resolve()
  const checks = createDevChecks(
    () => dev,
    config,
    () => output,
  )
  const { agrees, close, ...site } = openSession({
    root,
    loaded: { ...loaded, config },
    cache: devCache(memory.compiled, disk, before && soundOf(before.compiled)),
    useCache: true,
    mode: { includeDrafts: true, isLazy: true, htmlOfBroken: (findings) => htmlOfBrokenPage(findings, config.words) },
    between: (ports) => devPortsOf(ports, memory.client, () => reference.isLoadingRest()),
    onRendered: checks.onRendered,
    pause: nextTurn,
    onFailedOutput: checks.onFailedOutput,
  })
  const dev: DevSession = { ...site, root, onChange, isClosed: () => isClosed }
  const stopCatching = catchLostErrors({ ...loaded, config }, checks.onLost)
  // Every page names the scripts, and the bundler is another program: it works while the pages are read.
  void agrees()
  const sources = await createDevSources(dev, config, before?.sources())
  const reference = createDevReference({ dev, config, log, onMore: () => showChange(parts) })
  if (before) reference.recall(await before.references())
  const history = createHistory(dev, config)
  const devPages = createDevPages(dev, config, reference.complete)
  const output = createDevOutput({
    // What the site says of itself is what a build says, whether visits are counted or not.
    config: loaded.config,
    session: dev.session,
    completeSite: async () => {
      await reference.complete()
      wantAll(dev)
    },
  })
  const parts: Parts = { dev, config, sources, pages: devPages, checks, reference, isComplete: false }
  const serve = createServing(parts, output)
  const answers = new Set<Promise<unknown>>()
  return {
    serve: (path) => {
      const answer = serve(path)
      answers.add(answer)
      return answer.finally(() => answers.delete(answer))
    },
    freshen: async (path) => {
      const id = await devPages.sourceIdAt(path)
      if (id !== undefined && (await sources.freshen(id))) await showChange(parts)
    },
    update: async (files) => {
      const ofSite = files.filter((file) => !history.isOfHistory(file))
      if (ofSite.length < files.length) await history.update()
      const bundled = new Set(await clientFilesOf(dev))
      if (files.some((file) => bundled.has(file))) await touchClient(dev)
      if (ofSite.length > 0) {
        await sources.update(ofSite)
        await reference.update(ofSite)
      }
      await showChange(parts)
    },
    rescan: () => rescan(parts),
    rescanReference: reference.rescan,
    complete: (onLoaded) => complete(parts, onLoaded),
    keep: () => (keeping = keep(parts, memory.compiled)),
    diagnostics: checks.found,
    sourceFiles: () => sources.all().flatMap(({ file, made }) => (made ? [] : [join(root, file)])),
    outsideFiles: async () => [...history.files, ...(await outsideFilesOf(parts, loaded))],
    clientFiles: () => clientFilesOf(dev),
    agrees,
    memory: { ...memory, sources: sources.current, references: () => dev.session.ask(references) },
    close: async () => {
      isClosed = true
      stopCatching()
      await Promise.all([close(), keeping])
      // A page may be read from it that another site has replaced meanwhile; one that waits for the reference may take long.
      void Promise.allSettled(answers).then(disk.close)
    },
  }
}

/** Scripts and styles of the sites before this one are used again, and an edited package is shown before all are read. */
function devPortsOf(ports: Ports, clients: KeptClient, isLoadingRest: () => boolean): Ports {
  return {
    ...ports,
    bundleClient: keepClient(ports.bundleClient, clients),
    loadApi: (source) => ports.loadApi(source, !isLoadingRest()),
  }
}

/** What the last build found out about pages is of no use here: drafts are part of the site. */
function devCache(memory: CompileCache, disk: CompileCache, before: CompileCache | undefined): CompileCache {
  return { ...layeredCache(memory, disk, before), facts: createMemoryFacts() }
}

/** HTML on disk may turn out to be damaged when it is asked for: then pages that were found there are compiled, and what was asked is asked again. */
async function withSoundPages<Result>({ session }: DevSession, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DamagedCache)) throw error
    forgetPages(session, (await session.ask(listing)).files)
    return work()
  }
}

function createServing({ dev, config, sources, pages }: Parts, output: DevOutput): DevSite['serve'] {
  const { root } = dev
  const isReadable = createReadableCheck(root, config)
  const serve = async (path: string): Promise<Served> => {
    const file = await output.find(path.slice(1))
    if (file && (file.contents.kind !== 'copy' || isReadable(file.contents.file))) return servedOf(path, file.contents, root)
    return pages.serve(path)
  }
  const serveNewest = async (path: string): Promise<Served> => {
    const served = await serve(path)
    if (served.kind !== 'page' || served.status !== 404) return served
    // It may have come unseen.
    if (await sources.rescan()) dev.onChange('pages')
    return serve(path)
  }
  return async (path) => {
    const served = await withSoundPages(dev, () => serveNewest(path))
    if (served.kind !== 'page') return served
    return { ...served, files: shownFilesOf(served.html, (await dev.session.ask(assets)).assets, config.base) }
  }
}

async function rescan(parts: Parts): Promise<void> {
  const { dev, sources } = parts
  const before = await clientKeyOf(dev)
  await touchClient(dev)
  const isRestyled = (await clientKeyOf(dev)) !== before
  if ((await sources.rescan()) || isRestyled) await showChange(parts)
}

/** Compiles before open pages are told, and checks after they have been shown. */
async function showChange({ dev, checks, isComplete }: Parts): Promise<void> {
  await dev.session.ask(pages)
  dev.onChange('pages')
  if (isComplete) setTimeout(() => !dev.isClosed() && void withSoundPages(dev, checks.run).catch(ignore), 50)
}

/** Pages compiled between two looks at what else there is to do. */
const backgroundBatch = 8

async function complete(parts: Parts, onLoaded: () => Promise<void> = async () => undefined): Promise<void> {
  const { dev, sources, reference, checks } = parts
  const { session, isClosed } = dev
  for (let batch = await outlinesOf(dev, sources); batch.length > 0 && !isClosed(); batch = batch.slice(backgroundBatch)) {
    await Promise.all(batch.slice(0, backgroundBatch).map((id) => session.ask(compiledAhead(id))))
  }
  await Promise.all([deliver(dev, loadedLastUpdates), reference.complete()])
  if (isClosed()) return
  wantAll(dev)
  await session.ask(pages)
  parts.isComplete = true
  dev.onChange('pages')
  await onLoaded()
  // An author who begins with an edit of a package would wait longer for it than for findings.
  await reference.warm()
  await withSoundPages(dev, checks.run).catch((error: unknown) => {
    // The site was closed while it was checked: its findings are not shown any more.
    if (!isClosed()) throw error
  })
}

/** See `DevSite`. */
async function keep({ dev, checks, isComplete }: Parts, compiled: MemoryCache): Promise<void> {
  // What was compiled may have begun what was lost: the next one is to find it again.
  if (!isComplete || checks.hasLost()) return
  // A disk that takes nothing costs the next start its time, and no page.
  const isDamaged = dev.ports.cache.diagnostics().length > 0
  const all = await dev.session.ask(pages)
  await keepCompiled({ root: dev.root, compiled, isDamaged, pages: all, pause: nextTurn }).catch(ignore)
}

async function outlinesOf({ session }: DevSession, sources: DevSources): Promise<readonly string[]> {
  const outlines = new Set((await session.ask(pages)).filter(isOutline).map(pageIdOf))
  return sources.all().flatMap((source) => (outlines.has(pageIdOf(source)) ? [pageIdOf(source)] : []))
}

async function outsideFilesOf({ dev, sources, reference, checks }: Parts, loaded: LoadedConfig): Promise<readonly string[]> {
  return [
    ...(await strayImagesOf(dev, loaded)),
    ...(await reference.watchFiles()),
    ...checks.watchFiles(),
    ...sources.customFiles(),
    ...sources.all().flatMap(({ includes }) => Object.keys(includes).map((file) => join(dev.root, file))),
  ]
}

async function clientFilesOf({ root, session }: DevSession): Promise<readonly string[]> {
  const { inputs = [] } = await session.ask(client).catch(() => ({ inputs: [] }))
  return inputs.filter((file) => isOfAuthor(file, root))
}

async function clientKeyOf({ session }: DevSession): Promise<string | undefined> {
  return session.keyOf(client).catch(() => undefined)
}

/** Styles are bundled again, and so are scripts whose files have changed. */
async function touchClient({ session }: DevSession): Promise<void> {
  for (const name of await session.ask(localeNames)) session.touch(clientIn(name))
}

/** A page may show an image of any folder of the repository, also one that is still to come. Absolute paths. */
async function strayImagesOf({ root, session }: DevSession, loaded: LoadedConfig): Promise<readonly string[]> {
  const watched = watchedOf(root, loaded)
  const files = (await session.ask(strayImages)).map((file) => join(root, file))
  return files.filter((file) => !watched.some((folder) => isWithin(file, folder)))
}

interface History {
  /** Absolute paths of the files and folders that Git writes when dates change. */
  readonly files: readonly string[]
  readonly isOfHistory: (file: string) => boolean
  /** Reads the dates of pages and tags again. */
  readonly update: () => Promise<void>
}

function createHistory(dev: DevSession, { lastUpdate, url, sources }: SiteConfig): History {
  const isApiDated = sources.some((source) => source.kind === 'api' && source.history !== undefined)
  const files = lastUpdate || url !== undefined || isApiDated ? filesOfHistory(dev.root) : []
  return {
    files,
    isOfHistory: (file) => files.some((place) => isWithin(file, place)),
    update: async () => {
      dev.session.touch(tags)
      dev.session.touch(apiHistories)
      dev.session.touch(loadedLastUpdates)
      await deliver(dev, loadedLastUpdates)
    },
  }
}

const ignore = (): void => undefined
