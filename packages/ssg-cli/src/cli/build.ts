import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '@docgen/model'
import type { BuildReport } from '../build/run-build.ts'
import type { ConfigProblems, LoadedConfig } from '../io/load-config.ts'
import { manualAddress } from '../io/own-packages.ts'
import { siteFileOf } from '../io/site-file.ts'
import { now } from '../io/now.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { startProgress } from './progress.ts'
import {
  coloured,
  plain,
  renderAnnotations,
  renderFindings,
  renderJson,
  renderJsonOfFailure,
  renderOutcome,
  renderStacks,
  type Outcome,
} from './report.ts'
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
  progress.enter('config')
  try {
    const loaded = await openSite(root, input, world)
    const configMs = now() - start
    if ('workspace' in loaded && !input.json) await sayWorkspace(loaded, root, world)
    if ('problems' in loaded) {
      progress.end()
      return reportProblems(loaded, { input, root, world, durationMs: configMs })
    }
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
    progress.end()
    const place = { input, root, world, durationMs: now() - start }
    if (report.isConfigBroken) return reportProblems({ problems: report.diagnostics }, place)
    const { config } = report.loaded
    const stages = { config: Math.round(configMs), ...report.stages }
    return reportBuild(
      { ...report, stages },
      { ...place, outDir: resolve(root, config.outDir), config, isWithoutConfig: (loaded.workspace?.tool ?? 'none') !== 'none' },
    )
  } finally {
    progress.end()
    unlock()
  }
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
}

interface BuildPlace extends ReportPlace {
  readonly outDir: string
  readonly config: SiteConfig
  readonly isWithoutConfig: boolean
}

/** Of a config that cannot be used. */
export function reportProblems({ problems }: ConfigProblems, { input, root, world, durationMs }: ReportPlace): number {
  if (input.json) {
    world.stdout.write(renderJsonOfFailure(problems, durationMs))
    return 2
  }
  writeAnnotations(problems, root, world)
  return sayProblems(problems, `nothing was ${input.command === 'build' ? 'built' : 'checked'}`, world)
}

function reportBuild(
  report: BuildReport,
  { input, root, world, durationMs, outDir, config, isWithoutConfig }: BuildPlace,
): number {
  const { stdout, env, cwd } = world
  const exitCode = report.ok ? 0 : 1
  if (input.json) {
    stdout.write(renderJson({ ...report, durationMs, output: report.output ?? null }))
    return exitCode
  }
  const colours = hasColours(stdout, env) ? coloured : plain
  const stacks = input.debug === true ? renderStacks(report.diagnostics) : ''
  const findings = renderFindings(report.diagnostics, colours, input.all) + stacks
  const isWatched = isInteractive(stdout, env)
  const outcome = renderOutcome(
    {
      ...report,
      command: input.command,
      pages: report.routes.filter(({ kind }) => kind !== 'redirect').length,
      durationMs,
      output: report.output && { ...report.output, dir: pathForUser(report.output.dir, cwd) },
      sizes: sizesOf(outDir, config),
      lastOutput: existsSync(outDir) ? pathForUser(outDir, cwd) : undefined,
      isWithoutConfig,
    },
    { colours, withTimes: isWatched || input.debug === true, withSlowest: input.debug === true },
  )
  const codes = report.diagnostics.map(({ code }) => code)
  const more = isWatched ? colours.dim(wayToExplanation(codes, manualAddress)) : ''
  stdout.write(findings === '' ? outcome : `${findings}\n${outcome}${more}`)
  writeAnnotations(report.diagnostics, root, world)
  return exitCode
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
