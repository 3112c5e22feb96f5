// Folders of packages that a config names together, as workspaces of package managers do: `packages/*`, without `!packages/legacy`.

/** What each pattern means on the disk, by the pattern: packages by their folders, which are sorted and relative to the site root. */
export type FoundPackages = ReadonlyMap<string, readonly FoundPackage[]>

export interface FoundPackage {
  readonly folder: string
  /** Segment of its routes, unlike that of the others. */
  readonly dir: string
}

export function isPackagePattern(folder: string): boolean {
  return /^!|\*|\{[^{}]*,[^{}]*\}/.test(folder)
}

/** Patterns of a list of packages as a config may give it, each once. */
export function packagePatternsIn(packages: readonly { readonly folder?: unknown }[]): readonly string[] {
  const folders = packages.flatMap(({ folder }) => (typeof folder === 'string' && isPackagePattern(folder) ? [folder] : []))
  return [...new Set(folders)]
}

/** The list with the packages that its patterns mean in their places. A folder that the list names itself has what is said of it there. */
export function withFoundPackages<Option extends { readonly folder?: string | undefined }>(
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
    return own.map((each) => ({ ...option, ...each }))
  })
}

function plain(folder: string): string {
  return folder.replace(/^\.\//, '').replace(/\/+$/, '')
}
