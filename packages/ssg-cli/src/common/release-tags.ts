/** How tags name the releases of a package: by its npm name, the last part of that, or its folder. */
interface TaggedPackage {
  readonly name: string
  readonly dir: string
}

/** What stands before the version in a tag of the package: `@acme/core@1.2.3`, `core-v1.2.3`, `core/v1.2.3`. */
export function tagStartsOf({ name, dir }: TaggedPackage): readonly string[] {
  const short = name.slice(name.lastIndexOf('/') + 1)
  return [...new Set([name, short, dir])].flatMap((each) => [`${each}@`, `${each}@v`, `${each}-v`, `${each}/v`, `${each}-`])
}

/** In a tag of the whole repository: `v1.2.3`, `1.2.3`. */
export const tagStartsOfRepository: readonly string[] = ['v', '']

/**
 * Tags of releases of the package by their text behind its name, as far as `isVersion` knows it. Those of the whole repository count only where
 * the package has none.
 */
export function releaseTagsOf(
  tags: Iterable<string>,
  owner: TaggedPackage,
  isVersion: (text: string) => boolean,
): ReadonlyMap<string, string> {
  const all = [...tags]
  const startingWith = (starts: readonly string[]): ReadonlyMap<string, string> =>
    new Map(
      starts.flatMap((start) =>
        all.flatMap((tag) => {
          const version = tag.slice(start.length)
          return tag.startsWith(start) && isVersion(version) ? [[version, tag] as const] : []
        }),
      ),
    )
  const own = startingWith(tagStartsOf(owner))
  return own.size > 0 ? own : startingWith(tagStartsOfRepository)
}
