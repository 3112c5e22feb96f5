// The site that a dev server serves: made anew with every change of its config, completed and checked in the background.
import { basename, join, sep } from 'node:path'
import type { Diagnostic } from '@docgen/model'
import { readSourcesOf } from '../config/locales.ts'
import { foldersOfSource } from '../config/source-paths.ts'
import { fileStateOf } from '../io/file-state.ts'
import { manifestsIn } from '../io/workspace/manifests-in.ts'
import { loadConfig, type LoadedConfig } from '../io/load-config.ts'
import type { PackageFolder } from '../io/watch-files.ts'
import { createDevSite, type DevSite } from './dev-site.ts'
import type { DevServerInput } from './dev-server-input.ts'
import type { EventStream } from './event-stream.ts'

export interface LiveSite {
  readonly site: () => DevSite
  readonly loaded: () => LoadedConfig
  /** Rises with every change of pages: a page that was served before is told so as soon as it listens. A server that is started again has others. */
  readonly revision: () => string
  /** Tells open pages, and whoever started the server, what is wrong. */
  readonly sendFindings: () => void
  /** Compiles, loads and checks what nobody has asked for yet; a second call does nothing. */
  readonly complete: () => void
  readonly isCompleting: () => boolean
  /** Takes in files (absolute) that were added, changed or removed. */
  readonly change: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen: before the files were watched. */
  readonly rescan: () => Promise<void>
  /** Absolute paths of files and folders. */
  readonly watched: () => Promise<readonly string[]>
}

export interface LiveSiteInput {
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

export async function createLiveSite({
  input,
  events,
  first,
  watch,
  watchManifests,
  messageOf,
}: LiveSiteInput): Promise<LiveSite> {
  const { root } = input
  const startedAt = Date.now().toString(36)
  let loadedFrom = stateOf(root, first)
  let changes = 0
  let loaded = first
  let problems: readonly Diagnostic[] = []
  let isWhole = false
  let completing: Promise<void> | undefined

  const revision = (): string => `${startedAt}-${changes}`
  const sendFindings = (): void => {
    const findings = [...problems, ...site.diagnostics()]
    events.send('findings', findings)
    input.onFindings(findings, isWhole)
  }
  const onChange = (what: 'pages' | 'diagnostics'): void => {
    if (what === 'diagnostics') return sendFindings()
    changes++
    events.send('pages', revision())
  }
  let site = await createDevSite({ root, loaded, onChange })
  const watched = async (): Promise<readonly string[]> => [
    ...configFilesOf(loaded),
    ...watchedFolders(root, loaded),
    ...(await site.outsideFiles()),
  ]
  const watchAll = async (): Promise<void> => {
    watch(await watched())
    watchManifests(packageFoldersOf(root, loaded))
  }

  const completeOnce = async (): Promise<void> => {
    try {
      await site.complete()
      isWhole = true
      await watchAll()
      sendFindings()
    } catch (error) {
      input.log(`The site could not be completed: ${messageOf(error)}`)
    }
  }
  const complete = (): void => {
    completing ??= completeOnce()
  }
  const reload = async (): Promise<void> => {
    const next = await loadConfig({ ...input, keepsBrokenPages: true })
    problems = 'problems' in next ? next.problems : []
    if ('problems' in next) return sendFindings()
    const old = site
    loaded = next
    loadedFrom = stateOf(root, next)
    site = await createDevSite({ root, loaded, onChange })
    isWhole = false
    completing = undefined
    await old.close()
    await watchAll()
    // Styles and scripts may be others now: the page is loaded in full.
    events.send('reload', {})
    complete()
  }
  return {
    site: () => site,
    loaded: () => loaded,
    revision,
    sendFindings,
    complete,
    isCompleting: () => completing !== undefined,
    change: async (files) => {
      if (files.some((file) => isOfConfig(file, root, loaded))) return reload()
      await site.update(files)
      await watchAll()
    },
    rescan: async () => {
      if (stateOf(root, loaded) !== loadedFrom) return reload()
      await site.rescan()
    },
    watched,
  }
}

/** Another text where a file that a config was loaded from has changed, or a package has come or gone. */
function stateOf(root: string, loaded: LoadedConfig): string {
  const files = [...configFilesOf(loaded), ...manifestsIn(packageFoldersOf(root, loaded))]
  return JSON.stringify(files.map((file) => [file, fileStateOf(file)?.hash]))
}

/** The config, the React pages, and the theme's own files of this site: after a change of one, everything is loaded anew. */
function configFilesOf({ files, config: { theme } }: LoadedConfig): readonly string[] {
  const themeFiles = [...theme.styles, ...(theme.client === undefined ? [] : [theme.client])]
  return [...files, ...themeFiles.filter((file) => !/[\\/](?:node_modules|dist)[\\/]/.test(file))]
}

/** A new React page too is one that the config's bundle does not know yet. */
function isOfConfig(file: string, root: string, loaded: LoadedConfig): boolean {
  const pageFolders = readSourcesOf(loaded.config).flatMap((source) =>
    source.kind === 'pages' ? [join(root, source.dir) + sep] : [],
  )
  const isOfNewPackage =
    basename(file) === 'package.json' && packageFoldersOf(root, loaded).some(({ folder }) => file.startsWith(folder))
  return configFilesOf(loaded).includes(file) || pageFolders.some((folder) => file.startsWith(folder)) || isOfNewPackage
}

/** Those of a site without a config, whose packages are those of the repository. */
export function packageFoldersOf(root: string, { packageFolders = [] }: LoadedConfig): readonly PackageFolder[] {
  return packageFolders.map(({ folder, depth }) => ({ folder: join(root, folder), depth }))
}

function watchedFolders(root: string, { config }: LoadedConfig): readonly string[] {
  const dirs = readSourcesOf(config).flatMap(foldersOfSource)
  const changelogs = config.sources.flatMap((source) =>
    source.kind === 'changelogs'
      ? [...(source.packages ?? []).map(({ folder }) => `${folder}/CHANGELOG.md`), ...(source.whole ? [source.whole.file] : [])]
      : [],
  )
  return [...new Set([...dirs, ...changelogs, config.staticDir])].map((dir) =>
    dir === '.' ? root : dir.startsWith('..') ? join(root, dir) : `${root}/${dir}`,
  )
}
