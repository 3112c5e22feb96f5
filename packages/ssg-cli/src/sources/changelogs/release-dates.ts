import type { Release } from '@docgen/model'

/** Day of each tag of the repository, by its name. */
export type TagDays = ReadonlyMap<string, string>

/**
 * Releases with the days of their tags where the changelog gives none: changesets writes none. Tags of the package (`@acme/core@1.2.3`,
 * `core-v1.2.3`, `core/v1.2.3`) go first; those of the whole repository (`v1.2.3`, `1.2.3`) count only where the package has none of its own.
 */
export function withTagDays(
  releases: readonly Release[],
  { name, dir }: { readonly name: string; readonly dir: string },
  days: TagDays,
): readonly Release[] {
  if (days.size === 0 || releases.every(({ date }) => date !== undefined)) return releases
  const short = name.slice(name.lastIndexOf('/') + 1)
  const prefixes = [...new Set([name, short, dir])].flatMap((each) => [
    `${each}@`,
    `${each}@v`,
    `${each}-v`,
    `${each}/v`,
    `${each}-`,
  ])
  const dayOf = (version: string, starts: readonly string[]): string | undefined =>
    starts.map((start) => days.get(start + version)).find((day) => day !== undefined)
  const hasOwnTags = releases.some(({ version }) => dayOf(version, prefixes) !== undefined)
  const starts = hasOwnTags ? prefixes : ['v', '']
  return releases.map((release) => {
    const date = release.date ?? dayOf(release.version, starts)
    return date === undefined ? release : { ...release, date }
  })
}
