// What a build writes beside the pages, made in memory when somebody asks for it.
import type { SiteConfig } from '../model/config.ts'
import type { OutputFile } from '../model/output.ts'
import type { Asset, ClientFiles } from '../model/ports.ts'
import type { Site } from '../model/site.ts'
import { hashOf, sha256Of } from '../pipeline/hash.ts'
import { outputsOf } from '../pipeline/outputs-of.ts'
import { outputPathOfAsset } from '../stages/4-resolve/output-path-of-asset.ts'
import { fileGroupsOf, searchPagesOf, type FileGroup } from '../stages/6-emit/emit-files.ts'

export interface DevOutputInput {
  readonly config: SiteConfig
  readonly client: ClientFiles
  /** The site as it is; another object after each change. */
  readonly site: () => Site
  /** All that was read, so that no page has to be resolved to find an image. */
  readonly assets: () => readonly Asset[]
  /** Compiles what nobody has asked for yet: some files tell of all pages. */
  readonly completeSite: () => Promise<void>
}

/** Finds the file that a build would write at a path (relative to the output folder), pages excepted. */
export function createDevOutput(input: DevOutputInput): (path: string) => Promise<OutputFile | undefined> {
  let made: { readonly site: Site; readonly groups: readonly FileGroup[] } | undefined
  const groupsOf = (site: Site): readonly FileGroup[] => {
    if (made?.site !== site) made = { site, groups: groupsOfSite(site, input) }
    return made.groups
  }
  const find = (path: string, isOfWholeSite: boolean): OutputFile | undefined => {
    for (const group of groupsOf(input.site())) {
      if (group.isOfWholeSite !== isOfWholeSite || !group.mayHold(path)) continue
      const file = group.files().find((candidate) => candidate.path === path)
      if (file) return file
    }
    return undefined
  }
  return async (path) => {
    const file = find(path, false)
    if (file || !groupsOf(input.site()).some((group) => group.isOfWholeSite && group.mayHold(path))) return file
    await input.completeSite()
    return find(path, true)
  }
}

function groupsOfSite(site: Site, { config, client, assets }: DevOutputInput): readonly FileGroup[] {
  const groups = fileGroupsOf({
    site,
    config,
    client,
    staticAssets: assets().flatMap((asset) => (asset.staticPath === undefined ? [] : [{ ...asset, key: asset.hash }])),
    pageAssets: () =>
      assets().flatMap((asset) => (asset.staticPath === undefined ? [{ ...asset, path: outputPathOfAsset(asset) }] : [])),
    hashOf,
    sha256Of,
    searchPages: () => searchPagesOf(site),
    outputs: outputsOf(config),
    // A build tells of it.
    reportOutput: () => undefined,
  })
  return groups.map((group) => ({ ...group, files: once(group.files) }))
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
