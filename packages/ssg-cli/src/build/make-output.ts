// Writes the files of a site; for a check only makes those that have changed, so that a component that throws is found too.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { rmSync } from 'node:fs'
import {
  once,
  type ClientFiles,
  type Diagnostic,
  type OutputFile,
  type OutputSizes,
  type Site,
  type SitePage,
} from '@docgen/model'
import { eachAtOnce, filesAtOnce } from '../io/at-once.ts'
import type { CompilerPool } from '../io/threads/compiler-pool.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { openCheckedFiles } from '../io/output/checked-files.ts'
import { outputPlacesOf } from '../io/output/last-build.ts'
import { measureFiles } from '../io/output/measure-output.ts'
import type { StoredManifest, WrittenOutput } from '../io/output/output-manifest.ts'
import { openPageHistory, type PageRecord } from '../io/output/page-history.ts'
import { giveRoomBack, removeWorkFolderBeside, workFolderBeside } from '../io/output/passing-folders.ts'
import { outputFolder, writeOutput } from '../io/output/write-output.ts'
import type { Unlock } from '../io/site-lock.ts'
import { tryFolder } from '../io/try-folder.ts'
import { budgetFindings } from '../pipeline/check-budgets.ts'
import { islandFindings, type PageFault } from '../pipeline/island-findings.ts'
import { judge } from '../pipeline/judge.ts'
import { changedParts, type PageParts } from '../pipeline/page-parts.ts'
import { fails, type FailOn } from './fails.ts'
import type { StageClock } from './stage-clock.ts'

export interface Made {
  readonly site: Site
  readonly files: readonly OutputFile[]
  readonly client: ClientFiles
  /** All that was found before a page is rendered. */
  readonly diagnostics: readonly Diagnostic[]
  readonly lunrLeftAt: number | undefined
  readonly partsOf: (page: SitePage) => PageParts
}

interface MakeOutputInput {
  readonly pool: Pick<CompilerPool, 'writeText' | 'linkFiles'>
  readonly root: string
  readonly loaded: LoadedConfig
  readonly useCache: boolean
  readonly write: boolean
  readonly failOn: FailOn
  readonly lockOutput?: ((dir: string) => Promise<Unlock>) | undefined
  readonly stages: StageClock
  readonly signal?: AbortSignal | undefined
  /** What the last build wrote; nothing where nothing is kept. */
  readonly lastManifest: () => StoredManifest
  /** What islands have come upon by the time that it is read: pages are rendered meanwhile. */
  readonly faults: readonly PageFault[]
  /** Outputs that have failed by then. */
  readonly failedOutputs: readonly Diagnostic[]
  /** Promises that were rejected without being awaited by then. */
  readonly lost: readonly Diagnostic[]
}

interface MadeOutput {
  /** Absent when nothing was written. */
  readonly output: (WrittenOutput & { readonly dir: string }) | undefined
  /** What was found while pages were rendered and weighed. */
  readonly found: readonly Diagnostic[]
}

export async function makeOutput(input: MakeOutputInput, made: Made): Promise<MadeOutput> {
  const { config } = input.loaded
  input.stages.enter('render', made.site.pages.length)
  const rendered = (): readonly Diagnostic[] =>
    judge([...islandFindings(input.faults, config), ...input.failedOutputs, ...input.lost], config)
  const found = (sizes: OutputSizes): readonly Diagnostic[] => [
    ...rendered(),
    ...(config.budgets ? budgetFindings({ config, pages: made.site.pages, client: made.client }, sizes) : []),
  ]
  // What could go wrong with the whole of a page goes wrong with the page.
  const own = made.files.filter(({ wholeOf }) => wholeOf === undefined)
  if (!input.write) return { output: undefined, found: found(await checkEach(own, made.site, input)) }
  const history = once(() => historyOf(input, made))
  const done = await write(input, made.files, found, rendered, () => {
    if (input.useCache) history()
  })
  if (done.output && input.useCache) history().save()
  return done
}

/** Works out why each page is rendered again. `save` writes it for `docgen why`. */
function historyOf(
  { root, loaded, lastManifest }: MakeOutputInput,
  { site, files, partsOf }: Made,
): { readonly save: () => void } {
  const { historyFile } = outputPlacesOf(root, loaded.config.outDir)
  const before = openPageHistory(historyFile)
  const keyByPath = new Map(files.map(({ path, key }) => [path, key]))
  const manifest = lastManifest().last
  const records = site.pages.map((page): [string, PageRecord | 'kept'] => {
    if (manifest.get(page.file)?.key === keyByPath.get(page.file)) return [page.file, 'kept']
    const parts = partsOf(page)
    const known = before.find(page.file)
    return [page.file, { parts, changed: known ? changedParts(known.parts, parts) : [] }]
  })
  return { save: () => before.write(new Map(records)) }
}

/** Makes those that have changed since the last check. Returns the sizes of all, where they are needed. */
async function checkEach(files: readonly OutputFile[], site: Site, input: MakeOutputInput): Promise<OutputSizes> {
  const { root, loaded, useCache } = input
  const needsSizes = loaded.config.budgets !== undefined
  const checked = useCache ? openCheckedFiles(outputPlacesOf(root, loaded.config.outDir).checkedFile) : undefined
  const changed = checked ? checked.changed(files, needsSizes) : files
  const made = await makeEach(changed, input)
  const fresh = new Set(changed)
  const sizes = new Map(made)
  for (const file of files) {
    const known = fresh.has(file) ? undefined : checked?.sizeOf(file.path)
    if (known !== undefined) sizes.set(file.path, known)
  }
  // What went wrong is to be found by the next check too. Of an output only its name is known.
  if (checked && input.failedOutputs.length === 0 && input.lost.length === 0) {
    const faulty = new Set(input.faults.map(({ page }) => page.path))
    const faultyFiles = new Set(site.pages.filter(({ path }) => faulty.has(path)).map(({ file }) => file))
    checked.save(
      files.filter(({ path }) => !faultyFiles.has(path)),
      sizes,
    )
  }
  return needsSizes ? sizes : new Map()
}

async function makeEach(files: readonly OutputFile[], { root, loaded, signal }: MakeOutputInput): Promise<OutputSizes> {
  if (loaded.config.budgets) return measureFiles(files, root, signal)
  await eachAtOnce(files, filesAtOnce, async ({ contents }) => {
    signal?.throwIfAborted()
    if (contents.kind === 'page') await contents.html()
    if (contents.kind === 'text') await contents.text()
  })
  return new Map()
}

async function write(
  { root, loaded, useCache, failOn, lockOutput, lastManifest, pool, signal }: MakeOutputInput,
  files: readonly OutputFile[],
  findingsOf: (sizes: OutputSizes) => readonly Diagnostic[],
  rendered: () => readonly Diagnostic[],
  meanwhile: () => void,
): Promise<MadeOutput> {
  const { outDir, ...places } = outputPlacesOf(root, loaded.config.outDir)
  let found: readonly Diagnostic[] = []
  const dir = outputFolder(outDir)
  const unlock = await lockOutput?.(dir)
  const workDir = useCache || tryFolder(places.workDir) ? places.workDir : workFolderBeside(dir)
  const isBeside = workDir !== places.workDir
  let written: WrittenOutput | undefined
  try {
    if (!isBeside) removeWorkFolderBeside(dir)
    written = await writeOutput({
      outDir,
      workDir,
      root,
      files,
      isWanted: async (sizes) => {
        // Node reports a promise that an island has lost at the end of this turn.
        await nextTurn()
        found = findingsOf(sizes)
        return !fails(found, failOn)
      },
      isMeasured: loaded.config.budgets !== undefined,
      writeText: pool.writeText,
      linkFiles: pool.linkFiles,
      meanwhile,
      stored: lastManifest(),
      signal,
    })
    if (isBeside) rmSync(workDir, { recursive: true, force: true })
  } catch (error) {
    giveRoomBack(places.workDir, dir)
    throw error
  } finally {
    unlock?.()
  }
  // What was found while a page was rendered is found again only where it is rendered again, as by a build that knows no pages yet.
  if (useCache && rendered().length > 0) rmSync(places.manifestFile, { force: true })
  return { output: written && { ...written, dir: outDir }, found }
}
