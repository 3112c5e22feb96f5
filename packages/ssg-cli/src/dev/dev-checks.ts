// What is wrong with a site that is being worked on: found after pages have been shown, since checking a large site takes as long as that.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic, SiteConfig, SitePage } from '@docgen/model'
import { pathsWaitedFor, settled, type FailedWriter } from '../common/unless-written.ts'
import { noSamples, shownBy, type CheckedSamples } from '../pipeline/check-samples.ts'
import { pathOfPage } from '../config/locales.ts'
import { islandFindings, type PageFault } from '../pipeline/island-findings.ts'
import { judge } from '../pipeline/judge.ts'
import { rendererOf } from '../pipeline/page-renderer.ts'
import { delivered } from '../pipeline/queries/inputs.ts'
import { findings } from '../pipeline/queries/outputs.ts'
import { checkedSamples, commentSamples, guideSamples } from '../pipeline/queries/samples.ts'
import { site } from '../pipeline/queries/site.ts'
import type { DevOutput } from './dev-output.ts'
import type { DevSession } from './dev-session.ts'

export interface DevChecks {
  /** Checks everything; what TypeScript says of samples comes when it comes. */
  readonly run: () => Promise<void>
  /** Takes in what was found while a page was rendered. */
  readonly onRendered: (path: string, faults: readonly PageFault[]) => void
  /** Takes in an output that failed while its files were made. */
  readonly onFailedOutput: (finding: Diagnostic) => void
  /** Takes in an error of the config's code that reached nobody: see `catchLostErrors`. */
  readonly onLost: (finding: Diagnostic) => void
  readonly hasLost: () => boolean
  readonly found: () => readonly Diagnostic[]
  /** Absolute paths of the files that samples are checked against. */
  readonly watchFiles: () => readonly string[]
}

type FilesOfOutput = Pick<DevOutput, 'find' | 'failedWriterOf'>

export function createDevChecks(
  dev: () => DevSession,
  config: SiteConfig,
  output: () => FilesOfOutput & Pick<DevOutput, 'check'>,
): DevChecks {
  const inRender = new Map<string, readonly PageFault[]>()
  let found: readonly Diagnostic[] = []
  /** As of the last time that all were made, and since. */
  let failedOutputs: readonly Diagnostic[] = []
  /** Whatever caused one, it may not be done again before the code is another, and then the site is another too. */
  let lost: readonly Diagnostic[] = []
  let checked: CheckedSamples | undefined

  let checkedPages: readonly SitePage[] = []
  const check = newestOf(async (isOvertaken) => {
    const { session, onChange } = dev()
    const next = await settle(await session.ask(findings), output())
    const { pages } = await session.ask(site)
    if (isOvertaken()) return
    checkedPages = pages
    const isNew = forgetGone(inRender, pages, config) || JSON.stringify(next) !== JSON.stringify(found)
    found = next
    if (isNew) onChange('diagnostics')
  })

  const checkSamples = newestOf(async (isOvertaken) => {
    const { session, ports, isClosed, onChange } = dev()
    if (!ports.checkSamples) return
    // They are checked against files that no query reads.
    for (const query of [guideSamples, commentSamples]) session.touch(query)
    const next = await session.ask(checkedSamples)
    if (isClosed() || isOvertaken()) return
    const shownBefore = shownBy(checked ?? noSamples)
    checked = next
    session.set(delivered(checkedSamples.kind.name), { answer: next })
    if (shownBy(next) !== shownBefore) onChange('pages')
    await check()
  })

  const checkOutputs = newestOf(async (isOvertaken) => {
    const { isClosed, onChange } = dev()
    const isInVain = (): boolean => isClosed() || isOvertaken()
    const next = await output().check(isInVain)
    if (isInVain()) return
    const isNew = JSON.stringify(next) !== JSON.stringify(failedOutputs)
    failedOutputs = next
    if (isNew) onChange('diagnostics')
  })

  return {
    run: async () => {
      await check()
      // Samples are checked by another program.
      await Promise.all([checkOutputs(), checkSamples()])
      await renderUnopened(checkedPages, dev(), { config, isRendered: (path) => inRender.has(path) })
    },
    onRendered: (path, faults) => {
      const before = inRender.get(path) ?? []
      inRender.set(path, faults)
      if (JSON.stringify(before) !== JSON.stringify(faults)) dev().onChange('diagnostics')
    },
    onFailedOutput: (finding) => {
      if (failedOutputs.some((known) => JSON.stringify(known) === JSON.stringify(finding))) return
      failedOutputs = [...failedOutputs, finding]
      dev().onChange('diagnostics')
    },
    onLost: (finding) => {
      // What a timer does again and again is told once, whatever it says each time.
      if (lost.some((known) => placeOf(known) === placeOf(finding))) return
      lost = [...lost, finding]
      dev().onChange('diagnostics')
    },
    hasLost: () => lost.length > 0,
    found: () => {
      const inMaking = [...islandFindings([...inRender.values()].flat(), config), ...failedOutputs, ...lost]
      return [...found, ...judge(inMaking, config)]
    },
    watchFiles: () => checked?.watchFiles ?? [],
  }
}

/**
 * Results of a run are ignored once a newer one has begun, since they may be out of date. An older run resolves when the newest one does, so whoever
 * waits for it sees current findings.
 */
function newestOf(run: (isOvertaken: () => boolean) => Promise<void>): () => Promise<void> {
  let newest = Promise.resolve()
  let latest = 0
  return () => {
    const own = ++latest
    const isOvertaken = (): boolean => own !== latest
    newest = run(isOvertaken).then(() => (isOvertaken() ? newest : undefined))
    return newest
  }
}

/** What a page came upon that is gone is gone with it. Returns whether there was something. */
function forgetGone(
  inRender: Map<string, readonly PageFault[]>,
  pages: readonly SitePage[],
  config: Pick<SiteConfig, 'siteLocales'>,
): boolean {
  const paths = new Set(pages.map((page) => pathOfPage(page, config)))
  const gone = [...inRender].filter(([path]) => !paths.has(path))
  for (const [path] of gone) inRender.delete(path)
  return gone.some(([, faults]) => faults.length > 0)
}

/** What islands and layouts come upon is known only of pages that were rendered. */
async function renderUnopened(
  pages: readonly SitePage[],
  { world, isClosed }: DevSession,
  { config, isRendered }: { readonly config: SiteConfig; readonly isRendered: (path: string) => boolean },
): Promise<void> {
  for (const page of unlikeEachOther(pages)) {
    if (isRendered(pathOfPage(page, config))) continue
    // Requests go first.
    await nextTurn()
    if (isClosed()) return
    await rendererOf(world, config).html(page)
  }
}

/** All React pages, which name islands themselves, and of other kinds one page each, since pages of a kind share a layout. */
function unlikeEachOther(pages: readonly SitePage[]): readonly SitePage[] {
  const firsts = new Map(pages.toReversed().map((page) => [page.kind, page]))
  return pages.filter((page) => page.kind === 'page' || firsts.get(page.kind) === page)
}

/** Lists no files of the output but those among which one may be that a finding waits for. */
async function settle(findings: readonly Diagnostic[], { find, failedWriterOf }: FilesOfOutput): Promise<readonly Diagnostic[]> {
  const written = new Set<string>()
  const failed = new Map<string, FailedWriter>()
  for (const path of pathsWaitedFor(findings)) {
    if (await find(path)) {
      written.add(path)
      continue
    }
    const writer = await failedWriterOf(path)
    if (writer) failed.set(path, writer)
  }
  return settled(findings, written, (path) => failed.get(path))
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`
}
