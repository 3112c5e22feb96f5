// The sources of a site as they now are. Comes in: word of files that changed, or that some may have. Goes out: inputs of the session.
import { join, relative, sep } from 'node:path'
import { createAuthorFiles } from '../io/author-files.ts'
import type { SiteConfig } from '../model/config.ts'
import type { SourceFile } from '../model/source.ts'
import { allWanted, idOf, sources, wanted } from '../pipeline/queries/inputs.ts'
import { assets, pages } from '../pipeline/queries/pages.ts'
import { loadSources, type LoadedSources } from '../stages/1-load/load-sources.ts'
import type { DevSession } from './dev-session.ts'
import { createFreshness, readAgain, touches } from './page-freshness.ts'

export interface DevSources {
  readonly all: () => readonly SourceFile[]
  /** Takes in files (absolute) that were added, changed or removed. */
  readonly update: (files: readonly string[]) => Promise<void>
  /** Takes in what changed unseen; whether anything did. */
  readonly rescan: () => Promise<boolean>
  /** Takes in what the file of a page and its includes have come to unseen; whether anything did. */
  readonly freshen: (source: SourceFile) => Promise<boolean>
}

export async function createDevSources(dev: DevSession, config: SiteConfig): Promise<DevSources> {
  const { root, session, ports } = dev
  const isAsRead = createFreshness(root, ports.reader)
  let current = await loadSources(ports.reader, config)
  const take = (next: LoadedSources): void => {
    current = next
    session.set(sources, next)
    session.touch(assets)
  }
  take(current)

  const update = async (files: readonly string[]): Promise<void> => {
    const names = new Set(files.map((file) => relative(root, file).split(sep).join('/')))
    const known = new Set(current.files.map(({ file }) => file))
    if ([...names].every((name) => known.has(name))) {
      const reread = await Promise.all(
        current.files.map(async (file) => (touches(file, names) ? await readAgain(file, ports.reader) : file)),
      )
      take({ ...current, files: reread.filter((file) => file !== undefined) })
    } else {
      // A file came or went, or it is none of the pages: an include, an image.
      take(await loadSources(ports.reader, config))
    }
    for (const source of current.files) if (names.has(source.file)) session.set(wanted(idOf(source)), true)
  }

  // Two that read the same files at once could leave the older of two texts.
  const inTurn = createQueue()
  return {
    all: () => current.files,
    update: (files) => inTurn(() => update(files)),
    rescan: () =>
      inTurn(async () => {
        const before = await stateOf(dev)
        take(await loadSources(ports.reader, config))
        return (await stateOf(dev)) !== before
      }),
    freshen: async (source) => {
      if (await isAsRead(source)) return false
      return inTurn(async () => {
        // Another change may have brought it in meanwhile.
        if (!current.files.includes(source)) return false
        await update([join(root, source.file)])
        return true
      })
    },
  }
}

async function stateOf({ session }: DevSession): Promise<string> {
  const [all, read] = await Promise.all([session.ask(pages), session.ask(assets)])
  return JSON.stringify([all.map(({ file, key }) => [file, key]), read])
}

export function wantAll({ session }: DevSession): void {
  session.set(allWanted, true)
}

/** A link may lead elsewhere since the file was listed. */
export function createReadableCheck(root: string, { files }: Pick<SiteConfig, 'files'>): (file: string) => boolean {
  const author = createAuthorFiles(root, files)
  return (file) => author.open(file, () => true) === true
}

/** Runs what it is given one after the other. */
function createQueue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}
