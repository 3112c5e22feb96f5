import type { DocsVersion, VersionBanner } from '@docgen/model'

/** Versions of one documentation: sources of guides that give one, from two on. */
export function familyOf(versions: readonly DocsVersion[]): readonly DocsVersion[] {
  const shown = versions.filter(({ isShown }) => isShown)
  return shown.length > 1 ? shown : []
}

/** The first that readers are not warned of, or else the first that is released; `undefined` where there is none. */
export function newestOf<Version extends { readonly banner?: VersionBanner | undefined }>(
  family: readonly Version[],
): Version | undefined {
  return family.find(({ banner }) => banner === undefined) ?? family.find(({ banner }) => banner !== 'unreleased') ?? family[0]
}
