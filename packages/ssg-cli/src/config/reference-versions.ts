// Which references a page knows, where references document the releases of several versions.
import type { ApiReferenceSource, Source, VersionBanner } from '@docgen/model'
import { newestOf, versionsIn } from './version-family.ts'

interface ReferenceOfVersion {
  /** Name of the version that it belongs to; absent for a reference of all. */
  readonly version?: string | undefined
}

interface Version {
  readonly name: string
  readonly isShown: boolean
  readonly banner?: VersionBanner | undefined
}

interface ReferenceVersions {
  /**
   * The version whose references a page of `version` knows: its own, if that has any, or else the newest that has. `undefined` where references
   * have no versions. Pages of no version know what the newest knows.
   */
  readonly knownTo: (version: string | undefined) => string | undefined
  /** The references that belong to such a version, with those of all versions. */
  readonly of: <Reference extends ReferenceOfVersion>(
    version: string | undefined,
    references: readonly Reference[],
  ) => readonly Reference[]
}

/** `versions` in the order of the config. */
export function referenceVersionsOf(references: readonly ReferenceOfVersion[], versions: readonly Version[]): ReferenceVersions {
  const own = new Set(references.flatMap(({ version }) => version ?? []))
  const shown = versions.filter(({ isShown }) => isShown)
  const newest = [newestOf(shown), ...shown].find((version) => version !== undefined && own.has(version.name))?.name
  return {
    knownTo: (version) => (version !== undefined && own.has(version) ? version : newest),
    of: (version, all) => all.filter((reference) => reference.version === undefined || reference.version === version),
  }
}

/** As the sources of a config have them. */
export function referenceVersionsIn(sources: readonly Source[]): ReferenceVersions {
  return referenceVersionsOf(referencesIn(sources), versionsIn(sources))
}

export function referencesIn(sources: readonly Source[]): readonly ApiReferenceSource[] {
  return sources.filter((source) => source.kind === 'api')
}

/** Whether a reference is one of those that pages of no version know. */
export function isOfNewest({ version }: ReferenceOfVersion, sources: readonly Source[]): boolean {
  return version === undefined || version === referenceVersionsIn(sources).knownTo(undefined)
}
