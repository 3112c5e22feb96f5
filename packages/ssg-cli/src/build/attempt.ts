// What one attempt at a build works with, and what comes of it.
import type { Diagnostic } from '@docgen/model'
import type { Query } from '../engine/query.ts'
import type { KnownSources } from '../io/known-sources.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import type { SiteSession } from '../io/open-session.ts'
import type { LastBuild, OutputPlaces } from '../io/output/last-build.ts'
import type { StoredManifest, WrittenOutput } from '../io/output/output-manifest.ts'
import type { PageCache } from '../io/page-cache.ts'
import type { Unlock } from '../io/site-lock.ts'
import type { Asked } from '../pipeline/asked-ports.ts'
import type { PageFault } from '../pipeline/island-findings.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import type { FailOn } from './fails.ts'
import type { StageClock } from './stage-clock.ts'

export interface RunBuildInput {
  /** Absolute path of the site root. */
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
  /** `false` for a check: what the last check has not made is made, and nothing is written. */
  readonly write: boolean
  /** `without` checks no samples, `only` nothing else. Default: as the config has it. */
  readonly samples?: 'without' | 'only' | undefined
  readonly failOn: FailOn
  /** Worker threads at the most, beside this one; without, as the machine has cores: see `createCompilerPool`. */
  readonly workers?: number | undefined
  /** Waits until no other docgen writes into the output folder (absolute path). Returns what lets the next one in. */
  readonly lockOutput?: ((dir: string) => Promise<Unlock>) | undefined
  readonly onStage?: ((stage: string, about?: { readonly pages?: number }) => void) | undefined
  /** Ends the build: its reason is thrown. A site that is being put in the place of the last one is finished first. */
  readonly signal?: AbortSignal | undefined
}

export interface BuildReport extends LastBuild {
  readonly ok: boolean
  /** Milliseconds by stage. */
  readonly stages: Readonly<Record<string, number>>
  /** Absent when nothing was written. */
  readonly output: (WrittenOutput & { readonly dir: string }) | undefined
  /** Of the pages that were compiled, those that took longest. */
  readonly slowest: readonly { readonly file: string; readonly ms: number }[]
}

export interface Attempt extends RunBuildInput {
  /** Whether it is to come to an end even if islands were saved meanwhile. */
  readonly isLast: boolean
  /** What was found before it began. */
  readonly found: readonly Diagnostic[]
  readonly site: SiteSession
  readonly cache: PageCache
  /** Absent where nothing is kept. */
  readonly known: KnownSources | undefined
  readonly stages: StageClock
  /** Absent where nothing is kept. */
  readonly places: OutputPlaces | undefined
  /** What the last build wrote; nothing where nothing is kept, and for a check. */
  readonly lastManifest: () => StoredManifest
  /** What was asked of the outside because of what the pages say. */
  readonly asked: readonly Asked[]
  readonly compiled: readonly { readonly file: string; readonly ms: number }[]
  /** What islands came upon while pages were rendered. */
  readonly faults: readonly PageFault[]
  /** Outputs that failed while their files were made. */
  readonly failedOutputs: readonly Diagnostic[]
  /** Errors of the config's code that reached nobody: see `catchLostErrors`. Compiling a page may have caused them, or making a file. */
  readonly lost: readonly Diagnostic[]
}

/** An island was saved between its two bundles. The build is to be run again, from a config that is loaded again. */
export class IslandsChanged extends Error {}

/** Begins what takes long. One that fails tells so where its answer is waited for. */
export function askAhead({ site: { session } }: Pick<Attempt, 'site'>, query: Query<SiteWorld, unknown>): void {
  session.ask(query).catch(() => undefined)
}
