// What a build writes beside the pages, made in memory when somebody asks for it, or to see whether it can be made.
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  once,
  type Asset,
  type ClientFiles,
  type Diagnostic,
  type FileContents,
  type OutputFile,
  type Site,
  type SiteConfig,
} from '@docgen/model'
import { firstWriterOf, type FailedWriter } from '../common/unless-written.ts'
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

export interface DevOutput {
  /** The file that a build would write at a path (relative to the output folder), pages excepted. */
  readonly find: (path: string) => Promise<OutputFile | undefined>
  /** The output that failed and may have had a file at a path, once the files were looked for there. */
  readonly failedWriterOf: (path: string) => Promise<FailedWriter | undefined>
  /**
   * What fails in outputs of the config and its plugins. They list their files again after each change of the site, but a file whose key is known is
   * not made again. Stops where `isOvertaken`.
   */
  readonly check: (isOvertaken: () => boolean) => Promise<readonly Diagnostic[]>
}

/** The files of a site as it is, and what failed in making them. */
interface DevFiles {
  readonly groups: readonly FileGroup[]
  readonly failed: readonly Diagnostic[]
}

export function createDevOutput({ config, session, completeSite }: DevOutputInput): DevOutput {
  /** What failed in the files that were listed last: of earlier ones, some may still be in the making. */
  let current: readonly Diagnostic[] = []
  const devFiles = queryOf<SiteWorld, DevFiles>('dev output', async ({ ask, world }) => {
    const [whole, files, read] = await Promise.all([ask(site), ask(client), ask(assets)])
    const failed: Diagnostic[] = []
    current = failed
    const onFailedOutput = (finding: Diagnostic): void => {
      failed.push(finding)
      if (current === failed) world.onFailedOutput(finding)
    }
    const groups = groupsOfSite({ site: whole, client: files, assets: read.assets, config }, { ...world, onFailedOutput })
    return { groups, failed }
  })
  const find = async (path: string, isOfWholeSite: boolean): Promise<OutputFile | undefined> => {
    for (const group of (await session.ask(devFiles)).groups) {
      if (group.isOfWholeSite !== isOfWholeSite || !group.mayHold(path)) continue
      const file = (await group.files()).find((candidate) => candidate.path === path)
      if (file) return file
    }
    return undefined
  }
  return {
    find: async (path) => {
      const file = await find(path, false)
      if (file) return file
      const { groups } = await session.ask(devFiles)
      if (!groups.some((group) => group.isOfWholeSite && group.mayHold(path))) return undefined
      await completeSite()
      return find(path, true)
    },
    failedWriterOf: async (path) => {
      const { groups } = await session.ask(devFiles)
      return firstWriterOf(groups.flatMap((group) => group.failedWriterOf?.(path) ?? []))
    },
    check: createCheck(() => session.ask(devFiles)),
  }
}

function createCheck(ask: () => Promise<DevFiles>): DevOutput['check'] {
  /** Those whose contents could be made: by path, their keys. */
  let sound: ReadonlyMap<string, string> = new Map()
  return async (isOvertaken) => {
    const { groups, failed } = await ask()
    const listed = await Promise.all(groups.filter(({ isAdded }) => isAdded).map((group) => group.files()))
    const next = new Map<string, string>()
    for (const { path, key, contents } of listed.flat()) {
      if (isOvertaken()) return []
      const failedBefore = failed.length
      if (sound.get(path) !== key) {
        // Requests go first.
        await nextTurn()
        await make(contents)
      }
      if (failed.length === failedBefore) next.set(path, key)
    }
    sound = next
    // Whoever has asked for a file was told too.
    return [...new Map(failed.map((finding) => [JSON.stringify(finding), finding])).values()]
  }
}

/** What fails is told to `reportOutput`. */
async function make(contents: FileContents): Promise<void> {
  if (contents.kind === 'text') await contents.text()
  if (contents.kind === 'drawn') await contents.bytes()
}

interface WholeSite {
  readonly config: SiteConfig
  readonly site: Site
  readonly client: ClientFiles
  /** All that was read, so that no page has to be resolved to find an image. */
  readonly assets: readonly Asset[]
}

function groupsOfSite(whole: WholeSite, { onFailedOutput, wait }: SiteWorld): readonly FileGroup[] {
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
    wait,
  })
  return groups.map((group) => ({ ...group, files: once(group.files) }))
}
