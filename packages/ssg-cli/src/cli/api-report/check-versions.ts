// In: the documented packages. Out: what each has changed since its last release, and which of them announce less than that asks for.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import compare from 'semver/functions/compare.js'
import prerelease from 'semver/functions/prerelease.js'
import type { ApiPackage, Diagnostic, SourceRange } from '@docgen/model'
import { lineTableOf } from '../../common/line-table.ts'
import { releaseTagsOf } from '../../common/release-tags.ts'
import { apiVersionTooLow } from '../../diagnostics/releases.ts'
import { isVersion } from '../../history/api-history.ts'
import { askedRelease, isLess, isStandIn, releaseBetween, versionAfter, type ReleaseKind } from '../../history/asked-release.ts'
import { changesOf } from '../../history/report-changes.ts'
import { exportsOf, readReport } from '../../history/report-text.ts'
import { readChangesets } from '../../io/changesets.ts'
import { loadGitTags } from '../../io/git/git-tags.ts'
import { UsageError } from '../usage-error.ts'
import { formerFoldersFinder, reportsIn, type KnownReports } from './known-reports.ts'
import type { PackageChanges } from './render-changes.ts'

interface Report {
  readonly documented: ApiPackage
  /** Absolute path. */
  readonly file: string
}

interface Places {
  /** Absolute paths of the site and of its reports. */
  readonly root: string
  readonly folder: string
}

type ReportsOfTag = (tag: string) => Promise<KnownReports | undefined>

export interface CheckedVersions {
  /** Of packages that have a release with a report. */
  readonly packages: readonly PackageChanges[]
  readonly findings: readonly Diagnostic[]
}

/** Packages that npm installed have releases of their own. */
export async function checkVersions(reports: readonly Report[], { root, folder }: Places): Promise<CheckedVersions> {
  const tags = [...(await loadGitTags(root)).days.keys()]
  const { areUsed, announcedFor } = readChangesets(root)
  // Packages that are released together share their tags.
  const known = new Map<string, Promise<KnownReports | undefined>>()
  const former = formerFoldersFinder(root, folder)
  const reportsOf: ReportsOfTag = (tag) => {
    const reports = known.get(tag) ?? reportsIn(`refs/tags/${tag}`, root, folder, former)
    known.set(tag, reports)
    return reports
  }
  const packages: PackageChanges[] = []
  const findings: Diagnostic[] = []
  for (const report of reports) {
    const { documented } = report
    const last = documented.folder === undefined ? undefined : await lastReleaseOf(report, tags, reportsOf)
    if (last === undefined) continue
    const { version, text } = last
    const changes = changesOf(readReport(text) ?? [], exportsOf(documented))
    const inChangesets = announcedFor(documented.name)
    const inVersion = isStandIn(documented.version) ? undefined : releaseBetween(version, documented.version)
    const announced = isLess(inVersion, inChangesets ?? 'patch') ? inChangesets : inVersion
    packages.push({ name: documented.name, file: report.file, state: 'known', changes, released: version, announced })
    const asked = askedRelease(
      version,
      changes.map(({ impact }) => impact),
    ).least
    const because = namesOf(changes, asked, version)
    // A version that a tool sets says nothing, and neither do changesets where there are none.
    if (because.length === 0 || !isLess(announced, asked) || (isStandIn(documented.version) && !areUsed)) continue
    const told = { name: documented.name, released: version, announced, asked, because, hasChangesets: areUsed }
    findings.push(apiVersionTooLow(placeOf(documented, root), { ...told, version: versionAfter(version, asked) }))
  }
  if (packages.length > 0) return { packages, findings }
  throw new UsageError(
    'No package has a release to compare with.',
    'Commit the reports and tag the commit of a release. A shallow clone lacks tags: fetch them first.',
  )
}

/** Changes that ask for the release. What no code notices asks for none. */
function namesOf(changes: PackageChanges['changes'], asked: ReleaseKind, version: string): readonly string[] {
  const causes = changes.filter(({ impact }) => {
    return (impact === 'breaks' || impact === 'adds') && askedRelease(version, [impact]).least === asked
  })
  return [...new Set(causes.map(({ name }) => name))]
}

/**
 * The newest stable release whose tag has a report of the package, and no later one than the version that is documented: a repository may go on
 * with an older version. The stand-in for a version is older than none.
 */
async function lastReleaseOf(
  { documented, file }: Report,
  tags: readonly string[],
  reportsOf: ReportsOfTag,
): Promise<{ readonly version: string; readonly text: string } | undefined> {
  const known = releaseTagsOf(tags, documented, isVersion)
  const isPast = (version: string): boolean => isStandIn(documented.version) || compare(version, documented.version) <= 0
  const versions = [...known.keys()].filter((version) => prerelease(version) === null && isPast(version)).sort(compare)
  for (const version of versions.reverse()) {
    const text = (await reportsOf(known.get(version) ?? version))?.get(file)
    if (text !== undefined && readReport(text)) return { version, text }
  }
  return undefined
}

/** Of the version in the package.json. */
function placeOf({ folder = '.' }: ApiPackage, root: string): SourceRange {
  const file = posix.join(folder, 'package.json')
  const path = join(root, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const manifest = parseTree(text)
  const version = manifest && findNodeAtLocation(manifest, ['version'])
  const { line, column } = lineTableOf(text).placeOf(version?.offset ?? 0)
  return { file, line, column }
}
