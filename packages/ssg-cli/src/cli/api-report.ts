import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, type Dirent } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ApiModel, ApiPackage } from '@docgen/model'
import { askPackages } from '../build/ask-site.ts'
import { compareText } from '../common/compare-text.ts'
import { documentedApis } from '../pipeline/queries/reports.ts'
import { changesJson, countsOf, renderChanges, type PackageChanges } from './api-report/render-changes.ts'
import { changesOf } from './api-report/report-changes.ts'
import { exportsOf, readReport, reportText } from './api-report/report-text.ts'
import type { ApiReportFlags } from './flags.ts'
import { findRoot, openSite, pathForUser } from './open-site.ts'
import { coloured, plain, renderFindings, renderJsonOfFailure } from './report.ts'
import { sayProblems } from './say-problems.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Tells what packages export that their reports do not say, and the other way around; fails where they differ. `--update` writes the reports. */
export async function runApiReportCommand(input: ApiReportFlags & { readonly root: string }, world: CliWorld): Promise<number> {
  const { stdout, env } = world
  const root = findRoot(input.root, world)
  const folder = resolve(root, input.reports)
  const shownFolder = pathForUser(folder, world.cwd)
  const update = `docgen api report${input.root === '.' ? '' : ` ${input.root}`} --update`
  if (!input.update && !existsSync(folder)) {
    throw new UsageError(
      `There are no reports yet: the folder "${shownFolder}" does not exist.`,
      `Write them with \`${update}\`, and commit them.`,
    )
  }
  const loaded = await openSite(root, input, world)
  if ('problems' in loaded) {
    if (!input.json) return sayProblems(loaded.problems, 'nothing was compared', world)
    stdout.write(renderJsonOfFailure(loaded.problems))
    return 2
  }
  if (!loaded.config.sources.some(({ kind }) => kind === 'api')) {
    throw new UsageError('This site has no API reference.', 'Add `apiReference()` to the `sources` of its config.')
  }
  const { models, diagnostics } = await askPackages({ root, loaded, useCache: input.cache }, documentedApis)
  const colours = hasColours(stdout, env) ? coloured : plain
  // Of a package that could not be read nothing is known. What its comments link to is for the build to say.
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'unresolved-api-link')
  if (errors.length > 0) {
    stdout.write(input.json ? renderJsonOfFailure(errors) : renderFindings(errors, colours, true))
    return 1
  }
  const reports = reportsOf(models, folder)
  const packages = [...reports.map((report) => compareReport(report, world.cwd)), ...goneReports(folder, reports)].map(
    (each) => ({
      ...each,
      file: pathForUser(each.file, world.cwd),
    }),
  )
  const isSame = packages.every(({ state, changes }) => state === 'known' && changes.length === 0)
  if (input.update) updateReports(folder, reports)
  if (input.json) stdout.write(changesJson(packages, isSame || input.update === true))
  else
    stdout.write(
      renderChanges(packages, colours) + outcomeOf(packages, { isSame, isUpdate: input.update === true, shownFolder, update }),
    )
  return isSame || input.update ? 0 : 1
}

interface Report {
  readonly documented: ApiPackage
  /** Absolute path. */
  readonly file: string
}

const ending = '.api.md'

/** Where a site has several references, those of each stand in a folder of its name. */
function reportsOf(models: ReadonlyMap<string, ApiModel>, folder: string): readonly Report[] {
  return [...models].flatMap(([name, { packages }]) => {
    const place = models.size === 1 ? folder : join(folder, name)
    return packages.map((documented) => ({ documented, file: join(place, `${documented.dir}${ending}`) }))
  })
}

function compareReport({ documented, file }: Report, cwd: string): PackageChanges {
  const { name } = documented
  const exports = exportsOf(documented)
  if (!existsSync(file)) return { name, file, state: 'new', changes: changesOf([], exports) }
  const written = readReport(readFileSync(file, 'utf8'))
  if (!written)
    throw new UsageError(
      `"${pathForUser(file, cwd)}" is not a report of docgen.`,
      'Move it away, or choose another folder with --reports.',
    )
  return { name, file, state: 'known', changes: changesOf(written, exports) }
}

/** Reports of packages that the site does not document. Files that docgen did not write are nobody's business. */
function goneReports(folder: string, reports: readonly Report[]): readonly PackageChanges[] {
  const files = new Set(reports.map(({ file }) => file))
  return writtenFilesIn(folder).flatMap((file): readonly PackageChanges[] => {
    const text = files.has(file) ? undefined : readFileSync(file, 'utf8')
    const written = text === undefined ? undefined : readReport(text)
    if (text === undefined || !written) return []
    return [{ name: /^# API of (.*)$/m.exec(text)?.[1] ?? file, file, state: 'gone', changes: changesOf(written, []) }]
  })
}

/** In the folder and in those of references. What lies deeper is not looked at: the folder may be that of a whole repository. */
function writtenFilesIn(folder: string): readonly string[] {
  const entries = (path: string): readonly Dirent[] => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
  const folders = entries(folder).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []))
  return [folder, ...folders]
    .flatMap((path) => entries(path).map((entry) => ({ entry, path: join(path, entry.name) })))
    .flatMap(({ entry, path }) => (entry.isFile() && path.endsWith(ending) ? [path] : []))
    .sort(compareText)
}

function updateReports(folder: string, reports: readonly Report[]): void {
  for (const { file } of goneReports(folder, reports)) rmSync(file)
  for (const { documented, file } of reports) {
    const text = reportText(documented.name, exportsOf(documented))
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(resolve(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
}

interface Outcome {
  readonly isSame: boolean
  readonly isUpdate: boolean
  readonly shownFolder: string
  readonly update: string
}

function outcomeOf(packages: readonly PackageChanges[], { isSame, isUpdate, shownFolder, update }: Outcome): string {
  if (isSame) return `The reports in ${shownFolder} say what the packages export.\n`
  const counts = countsOf(packages)
  return isUpdate
    ? `\n${counts}. Wrote the reports in ${shownFolder}.\n`
    : `\n${counts}. If that is what you want, run \`${update}\`, and commit the reports.\n`
}
