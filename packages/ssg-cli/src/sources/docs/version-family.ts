import type { DocsVersion } from '@docgen/model'

/** Versions of one documentation: sources of guides that give one, from two on. */
export function familyOf(versions: readonly DocsVersion[]): readonly DocsVersion[] {
  const shown = versions.filter(({ isShown }) => isShown)
  return shown.length > 1 ? shown : []
}

/** The first that readers are not warned of, or else the first that is released; `undefined` where there are fewer than two versions. */
export function newestOf(family: readonly DocsVersion[]): DocsVersion | undefined {
  return family.find(({ banner }) => banner === undefined) ?? family.find(({ banner }) => banner !== 'unreleased') ?? family[0]
}
