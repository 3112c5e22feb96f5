// Folders of packages that a config names together, as workspaces of package managers do: `packages/*`, without `!packages/legacy`.

/** What each pattern means on the disk, by the pattern: packages by their folders, which are sorted and relative to the site root. */
export type FoundPackages = ReadonlyMap<string, readonly FoundPackage[]>

export interface FoundPackage {
  readonly folder: string
  /** Segment of its routes, unlike that of the others. */
  readonly dir: string
}

/** What a config says of the packages that a pattern means. */
export interface PackagePattern {
  readonly folder: string
  /** Whether it means packages that are `private` too. Default `false`. */
  readonly privatePackages?: boolean | undefined
}

/** A pattern that means no package: no folder with a package.json fits, or every one is private, or the packages have no name or no code. */
export interface UnmatchedPattern {
  readonly folder: string
  readonly reason: 'no-folder' | 'private' | 'no-code'
}

export function isPackagePattern(folder: string): boolean {
  return /^!|\*|\{[^{}]*,[^{}]*\}/.test(folder)
}

/** Patterns of a list of packages as a config may give it, each once: what one of its entries says of it counts. */
export function packagePatternsIn(
  packages: readonly { readonly folder?: unknown; readonly privatePackages?: unknown }[],
): readonly PackagePattern[] {
  const patterns = new Map<string, PackagePattern>()
  for (const { folder, privatePackages } of packages) {
    if (typeof folder !== 'string' || !isPackagePattern(folder)) continue
    const isWide = privatePackages === true || patterns.get(folder)?.privatePackages === true
    patterns.set(folder, { folder, ...(isWide && { privatePackages: true }) })
  }
  return [...patterns.values()]
}

/** The list with the packages that its patterns mean in their places. A folder that the list names itself has what is said of it there. */
export function withFoundPackages<Option extends Partial<PackagePattern>>(
  packages: readonly Option[],
  found: FoundPackages,
): readonly (Option & Partial<FoundPackage>)[] {
  const taken = new Set(
    packages.flatMap(({ folder }) => (folder !== undefined && !isPackagePattern(folder) ? [plain(folder)] : [])),
  )
  return packages.flatMap((option): readonly (Option & Partial<FoundPackage>)[] => {
    if (option.folder === undefined || !isPackagePattern(option.folder)) return [option]
    const own = (found.get(option.folder) ?? []).filter(({ folder }) => !taken.has(folder))
    for (const { folder } of own) taken.add(folder)
    return own.map((each) => ({ ...option, privatePackages: undefined, ...each }))
  })
}

function plain(folder: string): string {
  return folder.replace(/^\.\//, '').replace(/\/+$/, '')
}
