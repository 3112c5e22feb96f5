// What a build writes beside the pages, made in memory when somebody asks for it.
import { once, type Asset, type ClientFiles, type OutputFile, type Site, type SiteConfig } from '@docgen/model'
import { queryOf } from '../engine/query.ts'
import type { Session } from '../engine/session.ts'
import { hashOf, sha256Of } from '../pipeline/hash.ts'
import { outputsOf } from '../pipeline/outputs-of.ts'
import { staticAssetsOf } from '../pipeline/queries/outputs.ts'
import { assets } from '../pipeline/queries/assets.ts'
import { client } from '../pipeline/queries/reference.ts'
import { site } from '../pipeline/queries/site.ts'
import type { SiteWorld } from '../pipeline/queries/world.ts'
import { outputPathOfAsset } from '../stages/4-resolve/links/output-path-of-asset.ts'
import { fileGroupsOf } from '../stages/6-emit/emit-files.ts'
import type { FileGroup } from '../stages/6-emit/emit-input.ts'
import { searchPagesOf } from '../stages/6-emit/search/found-pages.ts'

interface DevOutputInput {
  readonly config: SiteConfig
  readonly session: Session<SiteWorld>
  /** Compiles what nobody has asked for yet: some files are about all pages. */
  readonly completeSite: () => Promise<void>
}

/** Finds the file that a build would write at a path (relative to the output folder), pages excepted. */
export function createDevOutput({
  config,
  session,
  completeSite,
}: DevOutputInput): (path: string) => Promise<OutputFile | undefined> {
  const groups = queryOf<SiteWorld, readonly FileGroup[]>('dev output', async ({ ask, world }) => {
    const [whole, files, read] = await Promise.all([ask(site), ask(client), ask(assets)])
    return groupsOfSite({ site: whole, client: files, assets: read.assets, config }, world)
  })
  const find = async (path: string, isOfWholeSite: boolean): Promise<OutputFile | undefined> => {
    for (const group of await session.ask(groups)) {
      if (group.isOfWholeSite !== isOfWholeSite || !group.mayHold(path)) continue
      const file = (await group.files()).find((candidate) => candidate.path === path)
      if (file) return file
    }
    return undefined
  }
  return async (path) => {
    const file = await find(path, false)
    if (file) return file
    if (!(await session.ask(groups)).some((group) => group.isOfWholeSite && group.mayHold(path))) return undefined
    await completeSite()
    return find(path, true)
  }
}

interface WholeSite {
  readonly config: SiteConfig
  readonly site: Site
  readonly client: ClientFiles
  /** All that was read, so that no page has to be resolved to find an image. */
  readonly assets: readonly Asset[]
}

function groupsOfSite(whole: WholeSite, { onFailedOutput }: SiteWorld): readonly FileGroup[] {
  const groups = fileGroupsOf({
    ...whole,
    staticAssets: staticAssetsOf(whole.assets),
    pageAssets: () =>
      whole.assets.flatMap((asset) => (asset.staticPath === undefined ? [{ ...asset, path: outputPathOfAsset(asset) }] : [])),
    hashOf,
    sha256Of,
    searchPages: () => searchPagesOf(whole.site, hashOf),
    outputs: outputsOf(whole.config),
    reportOutput: onFailedOutput,
  })
  return groups.map((group) => ({ ...group, files: once(group.files) }))
}
