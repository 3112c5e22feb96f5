import type { DocsVersion, Source, SourceVersion, VersionBanner } from '@docgen/model'

/** Those of the guides, and those that only references have, in the order of the config. */
export function versionsIn<Text>(sources: readonly Source<Text>[]): readonly SourceVersion<Text>[] {
  return sources.flatMap((source) => {
    if (source.kind === 'docs') return [source.version]
    return source.kind === 'api' ? (source.ownVersion ?? []) : []
  })
}

/** The version that pages of a source belong to: none if the config gives it none. */
export function versionNameOf({ name, isShown }: Pick<DocsVersion, 'name' | 'isShown'>): string | undefined {
  return isShown ? name : undefined
}

/** Versions of one documentation: sources that give one, from two on. */
export function familyOf<Version extends Pick<DocsVersion, 'isShown'>>(versions: readonly Version[]): readonly Version[] {
  const shown = versions.filter(({ isShown }) => isShown)
  return shown.length > 1 ? shown : []
}

/** The first that readers are not warned of, or else the first that is released; `undefined` where there is none. */
export function newestOf<Version extends { readonly banner?: VersionBanner | undefined }>(
  family: readonly Version[],
): Version | undefined {
  return family.find(({ banner }) => banner === undefined) ?? family.find(({ banner }) => banner !== 'unreleased') ?? family[0]
}

/** What readers see of the newest version, in the language of the config; `undefined` where there are fewer than two versions. */
export function newestLabelOf(sources: readonly Source[]): string | undefined {
  return newestOf(familyOf(versionsIn(sources)))?.label
}
