// What programs call instead of the command line. Everything behind it is loaded with the first call, since configs import this module too.
import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeValue, type Diagnostic, type RouteSummary, type SiteConfig } from '@docgen/model'
import type { OpenedSite } from './answers/open-site.ts'
import { refuseWrongOptions } from './config/program-options.ts'
import type { LoadedConfig } from './io/load-config.ts'

export interface SiteOptions {
  /** Folder of the site. Default: the current one. */
  readonly root?: string | undefined
  /** Config file, relative to the root. Default: `docgen.config.*` in the root, if there is one. */
  readonly config?: string | undefined
  /** Path that the site is served under, in place of the config's. */
  readonly base?: string | undefined
  /** Folder of the built site, relative to the root, in place of the config's. */
  readonly outDir?: string | undefined
}

export interface CheckOptions extends SiteOptions {
  /** `false` ignores the cache and rebuilds everything. Default `true`. */
  readonly cache?: boolean | undefined
  /** What keeps the site from being written, and `ok` from being true. Default `error`. */
  readonly failOn?: 'error' | 'warning' | 'never' | undefined
  /** `false` checks no samples, `only` nothing else. Default: as the config has it. */
  readonly samples?: false | 'only' | undefined
  /** `only` requests the links to other sites, and checks nothing else. Default: nothing is requested. */
  readonly external?: 'only' | undefined
  /** `true` corrects what has a certain correction in the files of the repository, and checks them again. Default: no source is written. */
  readonly fix?: boolean | undefined
  /** Called when a stage begins: `compile`, `render` and the like. */
  readonly onStage?: ((stage: string) => void) | undefined
  /** Ends the work before its time; nothing is written then. */
  readonly signal?: AbortSignal | undefined
}

export type BuildOptions = Omit<CheckOptions, 'samples' | 'external' | 'fix'> & { readonly samples?: false | undefined }

export interface CheckResult {
  readonly ok: boolean
  /** Sorted by file, line and column, with the severities of the config; those of the config itself where it cannot be used. */
  readonly diagnostics: readonly Diagnostic[]
  /** Every route of the site; none where the config cannot be used. */
  readonly routes: readonly RouteSummary[]
  /** Milliseconds by stage. */
  readonly stages: Readonly<Record<string, number>>
}

export interface FixResult extends CheckResult {
  /** What was corrected, at the places where it was found, by the `fix` of each. Absent without the option `fix`. */
  readonly fixed?: readonly Diagnostic[] | undefined
}

export interface BuildResult extends CheckResult {
  /** Absent when nothing was written. */
  readonly output?: BuiltOutput | undefined
}

export interface BuiltOutput {
  /** Absolute path. */
  readonly dir: string
  readonly files: number
  readonly bytes: number
  /** How many files were made anew; the others are those of the last build. */
  readonly written: number
  /** What docgen did not write and therefore left in the folder. */
  readonly left: readonly string[]
}

/**
 * Builds the site and writes it, unless there are findings that `failOn` names. Waits while another docgen works on the site.
 *
 * What is wrong with the site or its config is in the result. Rejects where the site cannot be built at all:
 * - with an `Error` where an option is unknown or wrong, or `root` is missing or no folder;
 * - with `SiteIsLocked` where another docgen still works on the site, or in its output folder, after ten minutes;
 * - with `ForeignFolder` where docgen did not make the output folder, unless it is empty;
 * - with `OutputInTheWay` where a file that docgen did not write has the name of one that the site needs;
 * - with the error of the system where a file cannot be written;
 * - with the reason of `signal` once that is aborted. The site of the last build stays as it is. A build that already puts the new one in its place finishes that
 *   instead, and resolves.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  refuseWrongOptions('build', options)
  const { output, ...result } = await run(options, true)
  return { ...result, ...(output && { output }) }
}

/**
 * Finds what is wrong with the site, and writes nothing but what `fix` asks for. Waits while another docgen works on the site.
 *
 * Rejects with an `Error` where an option is unknown or wrong, or `root` is missing or no folder, with `SiteIsLocked` where another docgen still works on the site after
 * ten minutes, and with the reason of `signal` once that is aborted. With
 * `fix`, also with the error of the system where a file cannot be written.
 */
export async function check(options: CheckOptions = {}): Promise<FixResult> {
  refuseWrongOptions('check', options)
  if (options.fix !== true) return checkOnce(options)
  const { checkAndFix } = await import('./build/check-and-fix.ts')
  const { report, fixed } = await checkAndFix(rootOf(options), () => checkOnce(options))
  return { ...report, fixed }
}

async function checkOnce(options: CheckOptions): Promise<CheckResult> {
  if (options.external === 'only') return checkLinks(options)
  const { ok, diagnostics, routes, stages } = await run(options, false)
  return { ok, diagnostics, routes, stages }
}

/** The config of a site with all defaults filled in, or what is wrong with it. Rejects with an `Error` where an option is wrong, or `root` is no folder. */
export async function loadConfig(
  options: SiteOptions = {},
): Promise<{ readonly config: SiteConfig } | { readonly problems: readonly Diagnostic[] }> {
  refuseWrongOptions('loadConfig', options)
  const loaded = await load(rootOf(options), options)
  return 'problems' in loaded ? loaded : { config: loaded.config }
}

export interface DevServerOptions extends Omit<SiteOptions, 'outDir'> {
  /** The next free one is taken where it is in use; 0 for any. Default 3000. */
  readonly port?: number | undefined
  /** Address to listen on. Default `127.0.0.1`: this machine alone. */
  readonly host?: string | undefined
  /**
   * Told of all that is wrong with the site whenever that changes; `isWhole` once everything has been checked. If it throws, `log` is told, and the server
   * goes on.
   */
  readonly onFindings?: ((findings: readonly Diagnostic[], isWhole: boolean) => void) | undefined
  /** Told what the server has to say, in words. */
  readonly log?: ((text: string) => void) | undefined
}

export interface RunningDevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves the site from memory, with every change, until it is closed. Rejects where an option is wrong or the config cannot be used; in that case, the error holds its `problems`. */
export async function createDevServer(options: DevServerOptions = {}): Promise<RunningDevServer> {
  refuseWrongOptions('createDevServer', options)
  const { startDevServer } = await import('./dev/dev-server.ts')
  const root = rootOf(options)
  const { port = 3000, host = '127.0.0.1', onFindings = ignore, log = ignore } = options
  const { url, close } = await startDevServer({ ...placesOf(root, options), port, host, open: false, onFindings, log })
  return { url, close }
}

/**
 * Opens the site to be asked what it says, as agents and other programs do. Pages are compiled when they are asked for, and each answer is of the files as they are
 * at that moment. Writes nothing, and waits for nobody. Rejects where an option is wrong or the config cannot be used; in that case, the error holds its `problems`.
 */
export async function openSite(options: Omit<SiteOptions, 'outDir'> = {}): Promise<OpenedSite> {
  refuseWrongOptions('openSite', options)
  const { openSite: open } = await import('./answers/open-site.ts')
  return open(placesOf(rootOf(options), options))
}

/**
 * The same for a site on the web that docgen has built, by the address of its start page. It is read with the outputs `markdownPages()` and `llmsTxt()`, and
 * searched with the index of `lunr()` or `fragments()`: what the site does not offer is an error when it is asked for. Rejects where the address is none of the web.
 */
export async function openPublishedSite(address: string): Promise<OpenedSite> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `openPublishedSite() takes a web address, such as "https://docs.example.com/", and not ${describeValue(address)}.`,
    )
  const { openPublishedSite: open } = await import('./answers/published-site.ts')
  return open(address)
}

async function run(options: CheckOptions, write: boolean): Promise<BuildResult> {
  const root = rootOf(options)
  const { signal } = options
  signal?.throwIfAborted()
  const [{ runBuild }, { lockOutput, lockSite }, { unlessAborted }] = await Promise.all([
    import('./build/run-build.ts'),
    import('./io/site-lock.ts'),
    import('./io/unless-aborted.ts'),
  ])
  const unlock = await lockSite(root, { onWait: ignore, signal })
  try {
    const loaded = await unlessAborted(signal, load(root, options))
    if ('problems' in loaded) return { ok: false, diagnostics: loaded.problems, routes: [], stages: {} }
    const { ok, diagnostics, routes, stages, output } = await runBuild({
      root,
      loaded,
      write,
      useCache: options.cache ?? true,
      failOn: options.failOn ?? 'error',
      samples: options.samples === false ? 'without' : options.samples,
      lockOutput: (dir) => lockOutput(dir, { onWait: ignore, signal }),
      onStage: (stage) => options.onStage?.(stage),
      signal,
    })
    return { ok, diagnostics, routes, stages, output }
  } finally {
    unlock()
  }
}

async function checkLinks(options: CheckOptions): Promise<CheckResult> {
  if (options.samples !== undefined) throw new Error('check() takes "samples" or "external", and not both.')
  const root = rootOf(options)
  const { signal } = options
  signal?.throwIfAborted()
  const [{ checkExternal }, { unlessAborted }] = await Promise.all([
    import('./build/check-external.ts'),
    import('./io/unless-aborted.ts'),
  ])
  const loaded = await unlessAborted(signal, load(root, options))
  if ('problems' in loaded) return { ok: false, diagnostics: loaded.problems, routes: [], stages: {} }
  const { ok, diagnostics } = await checkExternal({
    root,
    loaded,
    useCache: options.cache ?? true,
    failOn: options.failOn ?? 'error',
    onStage: (stage) => options.onStage?.(stage),
    signal,
  })
  return { ok, diagnostics, routes: [], stages: {} }
}

async function load(root: string, options: SiteOptions): Promise<LoadedConfig | { readonly problems: readonly Diagnostic[] }> {
  const { loadConfig: loadFile } = await import('./io/load-config.ts')
  return loadFile({ ...placesOf(root, options), outDir: options.outDir })
}

function placesOf(root: string, { config, base }: SiteOptions) {
  return { root, configPath: config, isProgram: true, base }
}

/** Absolute and without symbolic links, as bundlers name files. */
function rootOf({ root = '.' }: SiteOptions): string {
  const path = resolve(root)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) throw new Error(`The folder "${root}" does not exist.`)
  if (!stats.isDirectory()) throw new Error(`"${root}" is a file, not a folder.`)
  return realpathSync.native(path)
}

const ignore = (): void => undefined
