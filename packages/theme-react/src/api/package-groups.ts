import type { ApiIndexPageProps, Words } from '@docgen/model'

type Package = ApiIndexPageProps['packages'][number]

export interface PackageGroup {
  /** Absent where no package is in a group. */
  readonly title?: string | undefined
  readonly packages: readonly Package[]
}

/** Groups in the order in which packages name them; what no group holds comes last. */
export function packageGroupsOf(packages: readonly Package[], words: Words): readonly PackageGroup[] {
  const titles = [...new Set(packages.flatMap(({ group }) => group ?? []))]
  const groups = titles.map((title) => ({ title, packages: packages.filter(({ group }) => group === title) }))
  const others = packages.filter(({ group }) => group === undefined)
  if (others.length === 0) return groups
  return [...groups, { title: titles.length === 0 ? undefined : words('otherPackages'), packages: others }]
}
