import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic, SiteConfig } from '@docgen/model'
import { checkAndFix } from '../build/check-and-fix.ts'
import type { BuildReport } from '../build/run-build.ts'
import type { ConfigProblems, LoadedConfig } from '../io/load-config.ts'
import { manualAddress } from '../io/own-packages.ts'
import { siteFileOf } from '../io/site-file.ts'
import { countFixes } from '../io/write-fixes.ts'
import { now } from '../io/now.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { startProgress, type Progress } from './progress.ts'
import {
  coloured,
  plain,
  renderAnnotations,
  renderFindings,
  renderJson,
  renderJsonOfFailure,
  renderOutcome,
  renderStacks,
  renderWrittenFixes,
  type Outcome,
} from './report.ts'
import type { FixableFinding } from '../syntax/find-fixes.ts'
import type { BuildFlags } from './flags.ts'
import { refusalOf } from './refused-folder.ts'
import { sayProblems } from './say-problems.ts'
import { sayWorkspace } from './say-workspace.ts'
import { takeOutput, takeSite } from './take-site.ts'
import { hasColours, isInteractive, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { wayToExplanation } from './way-to-explanation.ts'

interface BuildCommand extends BuildFlags {
  readonly command: 'build' | 'check'
  readonly root: string
}

/** `docgen build` and `docgen check`, which differ in whether the site is written. */
export async function runBuildCommand(input: BuildCommand, world: CliWorld): Promise<number> {
  const start = now()
  const root = findRoot(input.root, world)
  const unlock = await takeSite(root, world)
  const progress = startProgress(world, now)
  try {
    const built = (round: number): Promise<Built> => buildOnce(input, { root, world, progress, isFirst: round === 1 })
    const { report, fixed } = input.fix ? await checkAndFix(root, built) : { report: await built(1), fixed: undefined }
    progress.end()
    const place = { input, root, world, durationMs: now() - start, fixed }
    return 'config' in report
      ? reportBuild(report, { ...place, outDir: resolve(root, report.config.outDir) })
      : reportProblems({ problems: report.diagnostics }, place)
  } finally {
    progress.end()
    unlock()
  }
}

/** A report of the site, or of a config that cannot be used. */
type Built =
  | (BuildReport & { readonly config: SiteConfig; readonly isWithoutConfig: boolean })
  | { readonly diagnostics: readonly Diagnostic[] }

interface BuildWorld {
  readonly root: string
  readonly world: CliWorld
  readonly progress: Progress
  /** Of several that follow one another, where docgen corrects files. */
  readonly isFirst: boolean
}

async function buildOnce(input: BuildCommand, { root, world, progress, isFirst }: BuildWorld): Promise<Built> {
  const start = now()
  progress.enter('config')
  const loaded = await openSite(root, input, world)
  const configMs = Math.round(now() - start)
  if ('workspace' in loaded && !input.json && isFirst) await sayWorkspace(loaded, root, world)
  if ('problems' in loaded) return { diagnostics: loaded.problems }
  const { runBuild } = await import('../build/run-build.ts')
  const report = await runBuild({
    root,
    loaded,
    useCache: input.cache,
    write: input.command === 'build',
    failOn: failOnOf(input),
    samples: samplesOf(input, loaded),
    lockOutput: (dir) => takeOutput(dir, world),
    onStage: (stage, about) => progress.enter(stage, about?.pages),
  }).catch((error: unknown) => {
    throw refusalOf(error, world.cwd)
  })
  if (report.isConfigBroken) return { diagnostics: report.diagnostics }
  const isWithoutConfig = (loaded.workspace?.tool ?? 'none') !== 'none'
  return { ...report, stages: { config: configMs, ...report.stages }, config: report.loaded.config, isWithoutConfig }
}

const checkedSamples = '`samples: checkedSamples()`, which "@docgen/api-extractor-bridge" exports,'

function samplesOf({ samples }: BuildFlags, { config, workspace }: LoadedConfig): 'without' | 'only' | undefined {
  if (samples === undefined) return undefined
  if (!samples) return 'without'
  if (!config.samples) {
    const hint =
      workspace === undefined
        ? `Add ${checkedSamples} to its config.`
        : `Run \`docgen init\`, which writes docgen.config.ts, and add ${checkedSamples} to it.`
    throw new UsageError('This site checks no samples.', hint)
  }
  return 'only'
}

export function failOnOf({ strict }: BuildFlags): 'error' | 'warning' | 'never' {
  if (strict === undefined) return 'error'
  return strict ? 'warning' : 'never'
}

interface ReportPlace {
  readonly input: BuildCommand
  readonly root: string
  readonly world: CliWorld
  readonly durationMs: number
  /** Only with --fix. */
  readonly fixed?: readonly FixableFinding[] | undefined
}

interface BuildPlace extends ReportPlace {
  readonly outDir: string
}

/** Of a config that cannot be used. */
export function reportProblems({ problems }: ConfigProblems, { input, root, world, durationMs, fixed }: ReportPlace): number {
  if (input.json) {
    world.stdout.write(renderJsonOfFailure(problems, { durationMs, fixed }))
    return 2
  }
  sayFixes(fixed, input, world)
  writeAnnotations(problems, root, world)
  return sayProblems(problems, `nothing was ${input.command === 'build' ? 'built' : 'checked'}`, world, {
    fixable: fixed === undefined ? countFixes(root, problems) : 0,
  })
}

function reportBuild(report: Extract<Built, BuildReport>, { input, root, world, durationMs, outDir, fixed }: BuildPlace): number {
  const { stdout, env, cwd } = world
  const exitCode = report.ok ? 0 : 1
  if (input.json) {
    stdout.write(renderJson({ ...report, durationMs, fixed, output: report.output ?? null }))
    return exitCode
  }
  sayFixes(fixed, input, world)
  const colours = hasColours(stdout, env) ? coloured : plain
  const stacks = input.debug === true ? renderStacks(report.diagnostics) : ''
  const findings = renderFindings(report.diagnostics, colours, input.all) + stacks
  const isWatched = isInteractive(stdout, env)
  const outcome = renderOutcome(
    {
      ...report,
      fixable: fixed === undefined ? countFixes(root, report.diagnostics) : 0,
      command: input.command,
      pages: report.routes.filter(({ kind }) => kind !== 'redirect').length,
      durationMs,
      output: report.output && { ...report.output, dir: pathForUser(report.output.dir, cwd) },
      sizes: sizesOf(outDir, report.config),
      lastOutput: existsSync(outDir) ? pathForUser(outDir, cwd) : undefined,
    },
    { colours, withTimes: isWatched || input.debug === true, withSlowest: input.debug === true },
  )
  const codes = report.diagnostics.map(({ code }) => code)
  const more = isWatched ? colours.dim(wayToExplanation(codes, manualAddress)) : ''
  stdout.write(findings === '' ? outcome : `${findings}\n${outcome}${more}`)
  writeAnnotations(report.diagnostics, root, world)
  return exitCode
}

export function sayFixes(fixed: ReportPlace['fixed'] = [], { all }: BuildFlags, { stdout, env }: CliWorld): void {
  stdout.write(renderWrittenFixes(fixed, hasColours(stdout, env) ? coloured : plain, all))
}

/** Of the files that outputs want told of, those that are there. */
function sizesOf(outDir: string, { plugins }: Pick<SiteConfig, 'plugins'>): Outcome['sizes'] {
  const paths = plugins.flatMap(({ outputs = [] }) => outputs.flatMap(({ reported = [] }) => reported))
  return paths.flatMap((path) => {
    const size = statSync(join(outDir, path), { throwIfNoEntry: false })?.size
    return size === undefined ? [] : [{ path, bytes: size }]
  })
}

export function writeAnnotations(diagnostics: BuildReport['diagnostics'], root: string, { stdout, env }: CliWorld): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return
  const way = siteFileOf(root, env['GITHUB_WORKSPACE'] ?? root)
  stdout.write(renderAnnotations(diagnostics, way === '' ? '' : `${way}/`))
}
