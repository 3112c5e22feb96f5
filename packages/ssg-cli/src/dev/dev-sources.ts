// The sources of a site as they now are. Comes in: word of files that changed, or that some may have. Goes out: inputs of the session.
import { join } from 'node:path'
import type { SiteConfig, SourceFile } from '@docgen/model'
import { createAuthorFiles } from '../io/author-files.ts'
import { createQueue } from '../io/queue.ts'
import { siteFileOf } from '../io/site-file.ts'
import { assets } from '../pipeline/queries/assets.ts'
import { allWanted, giveSources, wanted } from '../pipeline/queries/inputs.ts'
import { pages, reactPages } from '../pipeline/queries/pages.ts'
import { loadSources, type LoadedSources } from '../stages/1-load/load-sources.ts'
import { pageIdOf } from '../common/page-id.ts'
import { filesOfCustom, isReadByCustom } from './custom-files.ts'
import type { DevSession } from './dev-session.ts'
import { withKeptPages } from './kept-pages.ts'
import { createFreshness, readAgain, touches } from './page-freshness.ts'

export interface DevSources {
  readonly current: () => LoadedSources
  readonly all: () => readonly SourceFile[]
  /** Takes in files (absolute) that were added, changed or removed. */
  readonly update: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen; whether anything did. */
  readonly rescan: () => Promise<boolean>
  /** Takes in what the files of the page of this id have come to unseen; whether anything did. */
  readonly freshen: (id: string) => Promise<boolean>
  /** Absolute paths of the files and folders that custom sources are made from. */
  readonly customFiles: () => readonly string[]
}

/** `before` is what the site before this one had last. */
export async function createDevSources(dev: DevSession, config: SiteConfig, before?: LoadedSources): Promise<DevSources> {
  const { root, session, ports } = dev
  const load = async (known: LoadedSources | undefined): Promise<LoadedSources> =>
    withKeptPages(await loadSources(ports.reader, config), known)
  let current = await load(before)
  giveSources(session, current)
  const isAsRead = createFreshness(root, ports.reader, (name) => current.custom.readings.get(name)?.texts ?? new Map())
  const take = (next: LoadedSources): void => {
    giveSources(session, next, current)
    current = next
    session.touch(assets)
  }

  const update = async (files: readonly string[]): Promise<void> => {
    const names = new Set(files.map((file) => siteFileOf(file, root)))
    const known = new Set(current.files.flatMap(({ file, made }) => (made ? [] : [file])))
    const isOfCustom = [...names].some((name) => isReadByCustom(name, current.custom))
    if (!isOfCustom && [...names].every((name) => known.has(name))) {
      const touched = current.files.filter((file) => touches(file, names))
      const reread = new Map(await Promise.all(touched.map(async (file) => [file, await readAgain(file, ports.reader)] as const)))
      take({ ...current, files: current.files.flatMap((file) => (reread.has(file) ? (reread.get(file) ?? []) : [file])) })
    } else {
      // A file came or went, or it is none of the pages: an include, an image.
      take(await load(current))
    }
    for (const source of current.files) if (names.has(source.file)) session.set(wanted(pageIdOf(source)), true)
  }

  // Two that read the same files at once could leave the older of two texts.
  const inTurn = createQueue()
  return {
    current: () => current,
    all: () => current.files,
    update: (files) => inTurn(() => update(files)),
    rescan: () =>
      inTurn(async () => {
        const before = await stateOf(dev)
        take(await load(current))
        return (await stateOf(dev)) !== before
      }),
    freshen: async (id) => {
      const source = sourceOf(id, current)
      if (source === undefined || (await isAsRead(source))) return false
      return inTurn(async () => {
        // Another change may have brought it in meanwhile.
        if (source.made ? await isAsRead(source) : !current.files.includes(source)) return false
        if (source.made) take(await load(current))
        else await update([join(root, source.file)])
        return true
      })
    },
    customFiles: () => filesOfCustom(current.custom).map((file) => join(root, file)),
  }
}

/** An element that a custom source gave stands in no file. */
function sourceOf(id: string, { files, custom }: LoadedSources): SourceFile | undefined {
  const element = [...custom.reactPages.values()].flat().find(({ made }) => made?.id === id)
  if (!element?.made) return files.find((file) => pageIdOf(file) === id)
  const { file, contentPath, text, made } = element
  return { file, contentPath, text, made, source: made.source, includes: {} }
}

async function stateOf({ session }: DevSession): Promise<string> {
  const [all, read, react] = await Promise.all([session.ask(pages), session.ask(assets), session.keyOf(reactPages)])
  return JSON.stringify([all.map((page) => [pageIdOf(page), page.key]), read, react])
}

export function wantAll({ session }: DevSession): void {
  session.set(allWanted, true)
}

/** A link may lead elsewhere since the file was listed. */
export function createReadableCheck(root: string, { files }: Pick<SiteConfig, 'files'>): (file: string) => boolean {
  const author = createAuthorFiles(root, files)
  return (file) => author.open(file, () => true) === true
}
