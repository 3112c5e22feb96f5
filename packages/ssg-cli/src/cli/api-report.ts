import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ApiModel, ApiPackage, SiteConfig } from '@docgen/model'
import { askPackages } from '../build/ask-site.ts'
import { judge } from '../pipeline/judge.ts'
import { documentedApis } from '../pipeline/queries/reports.ts'
import { checkVersions, type CheckedVersions } from './api-report/check-versions.ts'
import { reportsAt, reportsOnDisk, type KnownReports } from './api-report/known-reports.ts'
import { changesJson, countsOf, renderChanges, type PackageChanges } from './api-report/render-changes.ts'
import { changesOf } from '../history/report-changes.ts'
import { exportsOf, readReport, reportNameOf, reportText } from '../history/report-text.ts'
import { errorsOfReading, needReference } from './documented-packages.ts'
import type { ApiReportFlags } from './flags.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { coloured, plain, renderFindings, renderJsonOfFailure } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

type Input = ApiReportFlags & { readonly root: string }

/**
 * Tells what packages export that their reports do not say, and the other way around. Fails where they differ, unless the reports are those of
 * a commit, or `--update` writes new ones.
 */
export async function runApiReportCommand(input: Input, world: CliWorld): Promise<number> {
  const { stdout, env, cwd } = world
  const root = findRoot(input.root, world)
  const folder = resolve(root, input.reports)
  checkTogether(input)
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) {
    if (!input.json) return sayProblems(loaded.problems, 'nothing was compared', world)
    stdout.write(renderJsonOfFailure(loaded.problems))
    return 2
  }
  needReference(loaded.config)
  // What there is to compare with is known before packages are read, which takes longer.
  const known = input.checkVersions ? new Map<string, string>() : await knownReports(input, { root, folder, cwd })
  const { models, diagnostics } = await askPackages({ root, loaded, useCache: input.cache }, documentedApis)
  const colours = hasColours(stdout, env) ? coloured : plain
  const errors = errorsOfReading(diagnostics)
  if (errors.length > 0) {
    stdout.write(input.json ? renderJsonOfFailure(errors) : renderFindings(errors, colours, true))
    return 1
  }
  const reports = reportsOf(models, folder)
  if (input.checkVersions) return tellVersions(await checkVersions(reports, { root, folder }), loaded.config, input, world)
  const compared = [...reports.map((report) => compareReport(report, known, cwd)), ...goneReports(reports, known)]
  const packages = compared.map((each) => ({ ...each, file: pathForUser(each.file, cwd) }))
  const isSame = packages.every(({ state, changes }) => state === 'known' && changes.length === 0)
  if (input.update) updateReports(reports, known)
  const isFine = isSame || input.update === true || input.since !== undefined
  if (input.json) stdout.write(changesJson(packages, isFine))
  else {
    const outcome = isSame ? sameText(input, folder, cwd) : `\n${countsOf(packages)}${differenceText(input, folder, cwd)}`
    stdout.write(renderChanges(packages, colours) + outcome)
  }
  return isFine ? 0 : 1
}

interface Places {
  /** Absolute paths of the site and of its reports. */
  readonly root: string
  readonly folder: string
  readonly cwd: string
}

function checkTogether({ since, update, checkVersions: checks }: Input): void {
  if (since !== undefined && update) {
    throw new UsageError(
      '--since and --update cannot be combined.',
      'Reports of a commit stay as they are: leave out one of the two.',
    )
  }
  if (checks && (since !== undefined || update)) {
    throw new UsageError(
      `--check-versions and ${update ? '--update' : '--since'} cannot be combined.`,
      'It compares with the last release of each package: leave out one of the two.',
    )
  }
}

/** Fails where a package announces too little, unless the config says that this is no error. */
function tellVersions(
  { packages, findings }: CheckedVersions,
  config: SiteConfig,
  { json }: Input,
  { stdout, env, cwd }: CliWorld,
): number {
  const judged = judge(findings, config)
  const isFine = !judged.some(({ severity }) => severity === 'error')
  const shown = packages.map((each) => ({ ...each, file: pathForUser(each.file, cwd) }))
  if (json) {
    stdout.write(changesJson(shown, isFine, judged))
    return isFine ? 0 : 1
  }
  const colours = hasColours(stdout, env) ? coloured : plain
  const isSame = packages.every(({ changes }) => changes.length === 0)
  const outcome = isSame
    ? 'The packages export what they exported in their last releases.\n'
    : `\n${countsOf(packages)} since the last releases.\n`
  stdout.write(renderChanges(shown, colours) + outcome + (judged.length > 0 ? `\n${renderFindings(judged, colours, true)}` : ''))
  return isFine ? 0 : 1
}

async function knownReports(input: Input, { root, folder, cwd }: Places): Promise<KnownReports> {
  const { since, update } = input
  const shownFolder = pathForUser(folder, cwd)
  if (since !== undefined) return reportsAt(since, root, folder, shownFolder)
  if (!update && !existsSync(folder)) {
    throw new UsageError(
      `There are no reports yet: the folder "${shownFolder}" does not exist.`,
      `Write them with \`${updateCommand(input)}\`, and commit them.`,
    )
  }
  return reportsOnDisk(folder)
}

function updateCommand({ root }: Input): string {
  return `docgen api report${root === '.' ? '' : ` ${root}`} --update`
}

interface Report {
  readonly documented: ApiPackage
  /** Absolute path. */
  readonly file: string
}

/** Where a site has several references, those of each stand in a folder of its name. */
function reportsOf(models: ReadonlyMap<string, ApiModel>, folder: string): readonly Report[] {
  return [...models].flatMap(([name, { packages }]) => {
    const place = models.size === 1 ? folder : join(folder, name)
    return packages.map((documented) => ({ documented, file: join(place, reportNameOf(documented.dir)) }))
  })
}

function compareReport({ documented, file }: Report, known: KnownReports, cwd: string): PackageChanges {
  const { name, version } = documented
  const exports = exportsOf(documented)
  const text = known.get(file)
  if (text === undefined) return { name, file, state: 'new', version, changes: changesOf([], exports) }
  const written = readReport(text)
  if (!written) {
    throw new UsageError(
      `"${pathForUser(file, cwd)}" is not a report of docgen.`,
      'Move it away, or choose another folder with --reports.',
    )
  }
  return { name, file, state: 'known', version, changes: changesOf(written, exports) }
}

/** Reports of packages that the site does not document. Files that docgen did not write are nobody's business. */
function goneReports(reports: readonly Report[], known: KnownReports): readonly PackageChanges[] {
  const files = new Set(reports.map(({ file }) => file))
  return [...known].flatMap(([file, text]): readonly PackageChanges[] => {
    const written = files.has(file) ? undefined : readReport(text)
    if (!written) return []
    return [{ name: /^# API of (.*)$/m.exec(text)?.[1] ?? file, file, state: 'gone', changes: changesOf(written, []) }]
  })
}

function updateReports(reports: readonly Report[], known: KnownReports): void {
  for (const { file } of goneReports(reports, known)) rmSync(file)
  for (const { documented, file } of reports) {
    const text = reportText(documented.name, exportsOf(documented))
    if (known.get(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

function sameText({ since }: Input, folder: string, cwd: string): string {
  return since === undefined
    ? `The reports in ${pathForUser(folder, cwd)} say what the packages export.\n`
    : `The packages export what they exported in ${since}.\n`
}

function differenceText(input: Input, folder: string, cwd: string): string {
  if (input.since !== undefined) return ` since ${input.since}.\n`
  if (input.update) return `. Wrote the reports in ${pathForUser(folder, cwd)}.\n`
  return `. If that is what you want, run \`${updateCommand(input)}\`, and commit the reports.\n`
}
