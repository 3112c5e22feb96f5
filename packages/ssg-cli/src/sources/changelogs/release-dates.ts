import type { Diagnostic, Release, RepositoryTags, SiteConfig } from '@docgen/model'
import type { PlacedPage } from '../../common/placed-page.ts'
import { tagStartsOf, tagStartsOfRepository } from '../../common/release-tags.ts'
import { changelogWithoutDates } from '../../diagnostics/routes.ts'

/** Day of each tag of the repository, by its name. */
type TagDays = ReadonlyMap<string, string>

/**
 * Releases with the days of their tags where the changelog gives none: changesets writes none. Tags of the package (`@acme/core@1.2.3`,
 * `core-v1.2.3`, `core/v1.2.3`) go first; those of the whole repository (`v1.2.3`, `1.2.3`) count only where the package has none of its own.
 * A changelog of all packages has the first day on which one of them was released where the repository has no tags as a whole.
 */
export function withTagDays(
  releases: readonly Release[],
  { name, dir, isWhole = false }: { readonly name: string; readonly dir: string; readonly isWhole?: boolean },
  days: TagDays,
): readonly Release[] {
  if (days.size === 0 || releases.every(({ date }) => date !== undefined)) return releases
  const prefixes = tagStartsOf({ name, dir })
  const dayOf = (version: string, starts: readonly string[]): string | undefined =>
    starts.map((start) => days.get(start + version)).find((day) => day !== undefined)
  const hasOwnTags = releases.some(({ version }) => dayOf(version, prefixes) !== undefined)
  const starts = hasOwnTags ? prefixes : tagStartsOfRepository
  const ofAny = isWhole ? firstDays(days) : new Map<string, string>()
  return releases.map((release) => {
    const date = release.date ?? dayOf(release.version, starts) ?? ofAny.get(release.version)
    return date === undefined ? release : { ...release, date }
  })
}

/**
 * Reports `changelog-without-dates` once for all changelogs of a source. `pages` have the days of their tags. Without a `url`, no feed is made. A repository
 * without any tag gets no report, unless its checkout may lack them.
 */
export function findUndated(
  pages: readonly PlacedPage[],
  { config: { url }, tags }: { readonly config: Pick<SiteConfig, 'url'>; readonly tags?: RepositoryTags | undefined },
): readonly Diagnostic[] {
  if (url === undefined || tags === undefined || (tags.days.size === 0 && !tags.areLeftOut)) return []
  const [first, ...others] = pages.filter(
    ({ releases = [] }) => releases.length > 0 && releases.every(({ date }) => date === undefined),
  )
  return first ? [changelogWithoutDates({ file: first.file, line: 1, column: 1 }, others.length, tags.areLeftOut)] : []
}

/** By version, the first day that a tag of any package has. */
function firstDays(days: TagDays): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  for (const [tag, day] of days) {
    const version = /[@/-]v?(\d+\.\d.*)$/.exec(tag)?.[1]
    if (version !== undefined && day < (first.get(version) ?? '~')) first.set(version, day)
  }
  return first
}
