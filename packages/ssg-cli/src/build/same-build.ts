// Whether a build would come out as the last one. It is asked once the sources are loaded, and before a page is looked at.
import type { SiteConfig } from '@docgen/model'
import { findWritten, readLastBuild, writeLastBuild, type LastBuild, type StoredBuild } from '../io/output/last-build.ts'
import { areAnswersSame } from '../pipeline/asked-ports.ts'
import { given, ground } from '../pipeline/queries/ground.ts'
import { sources } from '../pipeline/queries/inputs.ts'
import type { Attempt, BuildReport } from './attempt.ts'
import { fails } from './fails.ts'

/**
 * The report of the last build, if this one would come out the same and its output is still there. For a check that of the last check or build, whatever
 * the output is. What is cheap to know is compared first.
 */
export async function findSame(attempt: Attempt): Promise<BuildReport | undefined> {
  const { places, found, lastManifest, stages, write } = attempt
  if (places === undefined || found.length > 0 || !isMadeOfSite(attempt.loaded.config)) return undefined
  const last = await findLast(attempt, write ? [places.lastBuildFile] : [places.lastCheckFile, places.lastBuildFile])
  if (last === undefined) return undefined
  const output = write ? findWritten(places, () => lastManifest().last) : undefined
  if (write && output === undefined) return undefined
  await keepStates(attempt)
  return { ok: true, stages: stages.end(), ...last.build, output, slowest: [] }
}

/** The first of the stored builds that came of what this one is made of. */
async function findLast({ site, failOn }: Attempt, files: readonly string[]): Promise<StoredBuild | undefined> {
  const { session, ports } = site
  for (const file of files) {
    const last = readLastBuild(file)
    if (last === undefined || fails(last.build.diagnostics, failOn)) continue
    const isSame =
      (await session.keyOf(given)) === last.given &&
      (await session.keyOf(ground)) === last.ground &&
      (await areAnswersSame(ports, last.asked))
    if (isSame && ports.cacheFindings().length === 0) return last
  }
  return undefined
}

/** Whether no check or output of the author may read what docgen knows nothing of. */
function isMadeOfSite({ plugins }: SiteConfig): boolean {
  return plugins.every(({ checks = [], outputs = [] }) => [...checks, ...outputs].every(({ pure }) => pure === true))
}

/** What `findSame` compares the next build with. */
export async function rememberBuild({ site: { session }, asked }: Attempt, file: string, build: LastBuild): Promise<void> {
  const [givenKey, groundKey] = await Promise.all([session.keyOf(given), session.keyOf(ground)])
  if (givenKey !== undefined && groundKey !== undefined)
    writeLastBuild(file, { given: givenKey, ground: groundKey, asked, build })
}

/** What the next build need not do again. */
export async function keep(attempt: Attempt): Promise<void> {
  attempt.cache.save()
  await keepStates(attempt)
}

/** Stores how the system describes the files that were read. The cache is left alone here: it stores what a build asked it for, which is nothing if the build is as the last one. */
async function keepStates({ known, site: { session } }: Attempt): Promise<void> {
  known?.save((await session.ask(sources)).files)
}
