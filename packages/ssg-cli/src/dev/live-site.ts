// The site that a dev server serves: made anew with every change of its config, completed and checked in the background.
import { existsSync } from 'node:fs'
import { once, type Diagnostic } from '@docgen/model'
import { cachePlace } from '../io/cache-folder.ts'
import { diskTimeOf, hasChangedSince } from '../io/file-state.ts'
import { isWithin } from '../io/is-within.ts'
import { createQueue } from '../io/queue.ts'
import { isWorkspaceAsLoaded, loadConfig, mostTries, type ConfigProblems, type LoadedConfig } from '../io/load-config.ts'
import type { PackageFolder } from '../io/watch-files.ts'
import { createDevSite, type DevSite, type SiteMemory } from './dev-site.ts'
import type { DevServerInput } from './dev-server-input.ts'
import type { EventStream } from './event-stream.ts'
import { createPageNews, type ShownPage } from './page-news.ts'
import { nothingTaken, takenIn, type TakenIn } from './taken-in.ts'
import { configFilesOf, isOfConfig, isOfWorkspace, isStyleAlone, packageFoldersOf, stateOf, watchedOf } from './watched-files.ts'
import { withClient } from './with-client.ts'

export interface LiveSite {
  readonly site: () => DevSite
  readonly loaded: () => LoadedConfig
  /** Resolves once browsers get the islands that pages are made with: to be waited for before a page is served. */
  readonly agreed: () => Promise<void>
  /** Rises with every change of pages: a page that was served before is told so as soon as it listens. A server that is started again has others. */
  readonly revision: () => string
  /** Tells open pages, and whoever started the server, what is wrong. */
  readonly sendFindings: () => void
  /** Compiles, loads and checks what nobody has asked for yet; a second call does nothing. */
  readonly complete: () => void
  /** A browser shows this page now: it is sent along with word of the next change. */
  readonly shown: (page: ShownPage) => void
  /** Takes in files (absolute) that were added, changed or removed. */
  readonly change: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen: before the files were watched. */
  readonly rescan: () => Promise<void>
  /** Absolute paths of files and folders. */
  readonly watched: () => Promise<readonly string[]>
  /** Whether a file (absolute) may have changed since it was read; no where nothing tells. */
  readonly mayHaveChanged: (file: string) => boolean
}

interface LiveSiteInput {
  readonly input: DevServerInput
  readonly events: EventStream
  /** The config that was loaded first. */
  readonly first: LoadedConfig
  /** Told of files (absolute) that are to be watched too. */
  readonly watch: (files: readonly string[]) => void
  /** Told of folders (absolute) in which packages may come. */
  readonly watchManifests: (folders: readonly PackageFolder[]) => void
  readonly messageOf: (error: unknown) => string
}

/** What one loading of the config made. The next loading replaces all of it at once. */
interface Generation {
  readonly loaded: LoadedConfig
  /** See `stateOf`. */
  readonly loadedFrom: string
  /** By the clock of the disk; see `diskTimeOf`. */
  readonly beganAt: bigint | undefined
  readonly site: DevSite
  /** Absolute paths of the files that pages were written in when it began. */
  readonly firstFiles: ReadonlySet<string>
  readonly completion: Completion
}

/** Said with the problems of a config that worked before. */
const kept = 'Until the config is corrected, the site stays as it was.'

/** A site without a config looks much the same, and nothing else says where its settings went. */
function sayConfigNews(last: LoadedConfig, next: LoadedConfig, log: (text: string) => void): void {
  const [before, now] = [configNameOf(last), configNameOf(next)]
  if (before !== undefined && now === undefined)
    log(`${before} is gone. The site is built without a config until there is one again.`)
  if (before === undefined && now !== undefined) log(`The site is now built with ${now}.`)
}

function configNameOf({ config: { configFiles } }: LoadedConfig): string | undefined {
  // What no config says stands in no file.
  return configFiles.find(({ file }) => file !== '.')?.file
}

export async function createLiveSite(given: LiveSiteInput): Promise<LiveSite> {
  const { input, events, first, watch, watchManifests, messageOf } = given
  const startedAt = Date.now().toString(36)
  let changes = 0
  let failed: ConfigProblems = { problems: [] }
  let taken = nothingTaken
  // A request may find that the site is to be loaded again while a change has it loaded.
  const inTurn = createQueue()

  const revision = (): string => `${startedAt}-${changes}`
  const sendFindings = (): void => {
    const findings = [...failed.problems, ...current.site.diagnostics()]
    events.send('findings', findings)
    tellFindings(given, findings, current.completion.isDone())
  }
  const onChange = (what: 'pages' | 'diagnostics'): void => {
    if (what === 'diagnostics') return sendFindings()
    changes++
    void news.tell()
  }
  const news = createPageNews({
    revision,
    hasReaders: events.hasReaders,
    htmlAt: (path, at) => htmlAt(current, path, at),
    send: (event) => events.send('pages', event),
  })
  const watched = async (): Promise<readonly string[]> => [...(await watchedBy(input.root, current)), ...(failed.files ?? [])]
  const watchAll = async (): Promise<void> => {
    watch(await watched())
    watchManifests(packageFoldersOf(input.root, current.loaded))
  }
  const onFailure = (error: unknown): void => input.log(`The site could not be completed: ${messageOf(error)}`)
  const generationOf = async (loaded: LoadedConfig, memory?: SiteMemory): Promise<Generation> => {
    const loadedFrom = stateOf(input.root, loaded)
    const beganAt = diskTimeOf(cachePlace(input.root, 'config'))
    const site = await createDevSite({ root: input.root, loaded, memory, onChange, log: input.log })
    const completion = createCompletion(site, { onLoaded: watchAll, onComplete: () => watchAll().then(sendFindings), onFailure })
    return { loaded, loadedFrom, beganAt, site, firstFiles: new Set(site.sourceFiles()), completion }
  }
  let current = await generationOf(first)

  const reload = (): Promise<void> =>
    inTurn(async () => {
      const [next, nowTaken] = await nextGeneration(input, (loaded) => generationOf(loaded, current.site.memory))
      const hadFailed = failed.problems.length > 0
      failed = 'problems' in next ? next : { problems: [] }
      taken = nowTaken
      if ('problems' in next)
        return watchAll()
          .then(sendFindings)
          .then(hadFailed ? undefined : () => input.log(kept))
      const old = current
      current = next
      // A page that was served a moment ago listens only now.
      changes++
      sayConfigNews(old.loaded, next.loaded, input.log)
      await old.site.close()
      await watchAll()
      // Styles and scripts may be others now: the page is loaded in full.
      events.send('reload', {})
      current.completion.begin()
    })
  return {
    site: () => current.site,
    loaded: () => current.loaded,
    agreed: once(async () => ((await current.site.agrees()) ? undefined : reload())),
    revision,
    sendFindings,
    complete: () => current.completion.begin(),
    shown: news.shown,
    change: async (told) => {
      const files = told.filter((file) => !taken.isAsLoaded(file))
      if (files.length === 0) return
      if (await isReloadedFor(files, input, current, failed)) return reload()
      taken = (await update(files, input.root, current)) ?? taken
      await watchAll()
    },
    rescan: async () => {
      // A config that failed is not the one that is served.
      if (failed.problems.length > 0 || !(await isAsLoaded(input, current))) return reload()
      await current.site.rescan()
    },
    watched,
    mayHaveChanged: (file) => current.beganAt !== undefined && hasChangedSince(file, current.beganAt),
  }
}

/** A program may throw, or be async. The site does not stop for it. */
function tellFindings({ input, messageOf }: LiveSiteInput, findings: readonly Diagnostic[], isWhole: boolean): void {
  new Promise<void>((resolve) => resolve(input.onFindings(findings, isWhole))).catch((error: unknown) =>
    input.log(`onFindings threw an error: ${messageOf(error)}`),
  )
}

/** One of which all was bundled from the same state of its files; after so many tries, from whatever came of them. */
async function nextGeneration(
  input: DevServerInput,
  generationOf: (loaded: LoadedConfig) => Promise<Generation>,
  tries = mostTries,
): Promise<readonly [Generation | ConfigProblems, TakenIn]> {
  const began = diskTimeOf(cachePlace(input.root, 'config'))
  const read = await loadConfig({ ...input, keepsBrokenPages: true })
  if ('problems' in read) return [read, takenIn(read.files ?? [], began)]
  const generation = await generationOf(input.adapt ? { ...read, config: input.adapt(read.config) } : read)
  if (tries === 1 || (await generation.site.agrees())) {
    return [generation, takenIn(await reloadedFilesOf(input.root, generation), began)]
  }
  await generation.site.close()
  return nextGeneration(input, generationOf, tries - 1)
}

/** Resolves to what is as it was taken in, where that has changed. */
async function update(files: readonly string[], root: string, current: Generation): Promise<TakenIn | undefined> {
  const began = diskTimeOf(cachePlace(root, 'config'))
  await current.site.update(files)
  const isRestyled = files.some((file) => isStyleAlone(file, current.loaded))
  return isRestyled ? takenIn(await reloadedFilesOf(root, current), began) : undefined
}

/** Absolute paths of the files of which a change has everything loaded anew. */
async function reloadedFilesOf(root: string, { loaded, site }: Generation): Promise<readonly string[]> {
  return [...configFilesOf(root, loaded), ...(await site.clientFiles())]
}

async function watchedBy(root: string, { loaded, site }: Generation): Promise<readonly string[]> {
  return [...watchedOf(root, loaded), ...(await site.clientFiles()), ...(await site.outsideFiles())]
}

/** Whether nothing has changed that the config, or a site without one, was loaded from. */
async function isAsLoaded(input: DevServerInput, { loaded, loadedFrom }: Generation): Promise<boolean> {
  return stateOf(input.root, loaded) === loadedFrom && (await isWorkspaceAsLoaded(input, loaded))
}

/** Whether the config, the styles or the scripts are made from one of the files. */
async function isReloadedFor(
  files: readonly string[],
  input: DevServerInput,
  current: Generation,
  failed: ConfigProblems,
): Promise<boolean> {
  const { loaded, site } = current
  const clientFiles = new Set(await site.clientFiles())
  const isOfFailed = (file: string): boolean => failed.files?.some((place) => isWithin(file, place)) === true
  // Of a config that failed, a style sheet may be what is missing.
  const isRestyled = (file: string): boolean =>
    failed.problems.length === 0 && clientFiles.has(file) && isStyleAlone(file, loaded)
  const others = files.filter((file) => !isRestyled(file))
  if (others.some((file) => clientFiles.has(file) || isOfFailed(file) || isOfConfig(file, input.root, loaded))) return true
  // What is there now may be what there was before all of it had gone.
  if (failed.problems.length > 0) return files.some((file) => isOfWorkspace(file, input.root, loaded))
  return files.some((file) => mayChangeWorkspace(file, input.root, current)) && !(await isWorkspaceAsLoaded(input, loaded))
}

/** To look through a repository takes a while, and most changes are edits of its pages. */
function mayChangeWorkspace(file: string, root: string, { loaded, firstFiles }: Generation): boolean {
  return isOfWorkspace(file, root, loaded) && !(firstFiles.has(file) && existsSync(file))
}

/** The page as a request for it gets it; `undefined` where there is no page. */
async function htmlAt({ loaded, site }: Generation, path: string, revision: string): Promise<string | undefined> {
  const served = await site.serve(path)
  return served.kind === 'page' ? withClient(served, loaded.config.base, revision) : undefined
}

/** That of one site: one that was replaced meanwhile makes no other site count as complete. */
interface Completion {
  /** A second call does nothing. */
  readonly begin: () => void
  readonly isDone: () => boolean
}

interface CompletionHandlers {
  /** All files are known that the site is made from. */
  readonly onLoaded: () => Promise<void>
  readonly onComplete: () => Promise<void>
  readonly onFailure: (error: unknown) => void
}

function createCompletion(site: DevSite, { onLoaded, onComplete, onFailure }: CompletionHandlers): Completion {
  let state: 'waiting' | 'begun' | 'done' = 'waiting'
  const run = async (): Promise<void> => {
    try {
      await site.complete(onLoaded)
      state = 'done'
      await onComplete()
      await site.keep()
    } catch (error) {
      onFailure(error)
    }
  }
  return {
    begin: () => {
      if (state !== 'waiting') return
      state = 'begun'
      void run()
    },
    isDone: () => state === 'done',
  }
}
