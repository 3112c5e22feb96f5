import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { askSite } from '../build/ask-site.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { apiCoverage, type CoverageReport } from '../pipeline/queries/reports.ts'
import { baselineOf, compareCoverage, readBaseline, type CoverageBaseline } from './coverage-baseline.ts'
import { coverageJson, renderComparison, renderCoverage } from './coverage-report.ts'
import { errorsOfReading, needReference } from './documented-packages.ts'
import type { CoverageFlags } from './flags.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { coloured, plain, renderFindings, renderJsonOfFailure } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Tells how far guides and comments cover the documented packages; with a baseline it fails when that got worse. */
export async function runApiCoverageCommand(input: CoverageFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const { stdout, env } = world
  const root = findRoot(input.root, world)
  const baselineFile = input.baseline === undefined ? undefined : resolve(world.cwd, input.baseline)
  if (input.updateBaseline && baselineFile === undefined) {
    throw new UsageError('There is no baseline to update.', 'Name its file: --baseline <file> --update-baseline.')
  }
  const baseline = baselineFile === undefined || input.updateBaseline ? undefined : loadBaseline(baselineFile, world)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) {
    if (!input.json) return sayProblems(loaded.problems, 'nothing was measured', world)
    stdout.write(renderJsonOfFailure(loaded.problems))
    return 2
  }
  needReference(loaded.config)
  const { coverage, diagnostics } = await measure(root, loaded, input.cache)
  const colours = hasColours(stdout, env) ? coloured : plain
  const errors = errorsOfReading(diagnostics)
  if (errors.length > 0) {
    stdout.write(input.json ? renderJsonOfFailure(errors) : renderFindings(errors, colours, true))
    return 1
  }
  const comparison = baseline && compareCoverage(coverage, baseline)
  if (input.updateBaseline && baselineFile !== undefined) {
    mkdirSync(dirname(baselineFile), { recursive: true })
    writeFileSync(baselineFile, `${JSON.stringify(baselineOf(coverage), null, 2)}\n`)
  }
  stdout.write(
    input.json
      ? coverageJson(coverage, comparison)
      : renderCoverage(coverage, colours) +
          (comparison ? renderComparison(comparison, colours) : '') +
          (input.updateBaseline && baselineFile !== undefined ? `\nWrote ${pathForUser(baselineFile, world.cwd)}.\n` : ''),
  )
  return comparison && comparison.worse.length > 0 ? 1 : 0
}

function loadBaseline(file: string, { cwd }: CliWorld): CoverageBaseline {
  const shown = pathForUser(file, cwd)
  if (!existsSync(file)) {
    throw new UsageError(`The baseline "${shown}" does not exist.`, 'Write it with --update-baseline, and commit it.')
  }
  const baseline = readBaseline(readFileSync(file, 'utf8'))
  if (!baseline) throw new UsageError(`"${shown}" is not a baseline of docgen.`, 'Write a new one with --update-baseline.')
  return baseline
}

function measure(root: string, loaded: LoadedConfig, useCache: boolean): Promise<CoverageReport> {
  // Also where it makes no links, inline code tells what a guide mentions.
  const config = { ...loaded.config, markdown: { ...loaded.config.markdown, linkCode: true } }
  return askSite({ root, loaded: { ...loaded, config }, useCache }, apiCoverage)
}
