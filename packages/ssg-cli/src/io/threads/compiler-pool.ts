// A few worker threads that compile and render beside this one. Small work is done in this thread alone: until a worker has started and its
// code has become fast, this one has done a hundred pages, and a core is left to whatever else is made meanwhile (the API reference).
import { availableParallelism } from 'node:os'
import type {
  CompiledFragment,
  CompiledSource,
  CompileOptions,
  Compiler,
  DocgenPlugin,
  FileTarget,
  FragmentJob,
  IslandFault,
  LocaleWords,
  PageTarget,
  Ports,
  RenderedPage,
  RenderJob,
  Theme,
  WrittenFile,
  WrittenPage,
} from '@docgen/model'
import type { SiteCode } from '../../common/thrown-place.ts'
import { batchesOf } from '../batches.ts'
import type { PageJob } from '../../pipeline/compile-in-batches.ts'
import { hashOf } from '../../pipeline/hash.ts'
import { createCompileThreads } from './compile-threads.ts'
import { isolated, type Task } from './isolation.ts'
import type { LoadedIslands } from '../load-islands.ts'
import { createLocalCompiler, type LocalCompiler } from '../local-compiler.ts'
import { runWork, type LinkJob, type TextJob } from './run-work.ts'
import { linkFiles, type LinkFiles } from '../output/output-tree.ts'
import { writeFile } from '../output/write-file.ts'

export interface CompilerPool extends Compiler {
  /**
   * Starts threads for this many pages, if they are worth it, so that they are ready when compiling begins. `areNew` is asked last, where it is given:
   * whether these pages will be compiled.
   */
  readonly prepare: (pages: number, areNew?: () => boolean) => void
  /** In another thread, where there is one that is free. */
  readonly writeText: (target: FileTarget, text: string, isMeasured: boolean) => Promise<WrittenFile>
  readonly linkFiles: LinkFiles
  readonly mergePostings: Ports['mergePostings']
  readonly close: () => Promise<void>
}

interface PoolInput {
  readonly theme: Theme
  readonly options: CompileOptions
  readonly locale: LocaleWords
  /** Those of all locales by their names, where a site has several. */
  readonly locales?: Readonly<Record<string, LocaleWords>> | undefined
  readonly plugins: readonly DocgenPlugin[]
  /** Hash of the code that compiles. */
  readonly compiledBy: string
  /** URL of the bundled config. */
  readonly module: string
  readonly islands: LoadedIslands
  /** Files of the config's code. */
  readonly code: SiteCode
  /** Worker threads at the most; 0 for none. Default: one for each core but this thread's, and at most 8. Big texts have one of their own besides. */
  readonly size?: number | undefined
}

/** Work of fewer items than this is done here. */
const smallWork = 120
const batchSize = 8
/** To link a file takes a hundredth of what a page takes. */
const linksAtOnce = 200
/** A longer text is compiled in a thread of its own: this one could neither stop it nor survive it. In UTF-16 units. */
const bigText = 200_000

export function createCompilerPool({
  theme,
  options,
  locale,
  locales,
  plugins,
  compiledBy,
  module,
  islands,
  code,
  size = Math.min(availableParallelism() - 1, 8),
}: PoolInput): CompilerPool {
  const local = createLocalCompiler(theme, { options, plugins, locale, locales }, async () => islands.components)
  const workerData = {
    module,
    options,
    locale,
    locales,
    islands: islands.modules,
    code,
  }
  const threads = createCompileThreads(workerData, size, (work) => runWork(work, local))
  const isWorkerWork = (count: number): boolean => size > 0 && (count >= smallWork || threads.haveStarted())

  const taskFor = <Job, Made>(task: Task<Job, Made>) => isolated(threads.run, threads.runAlone, task)
  const tasks = tasksOf(local)
  const pages = taskFor(tasks.pages)
  const fragments = taskFor(tasks.fragments)
  const render = inBatches(batchSize, taskFor(tasks.render).together)
  const writePages = inBatches(batchSize, taskFor(tasks.writePages).together)
  const writeTexts = inBatches(batchSize, taskFor(tasks.writeTexts).together)
  const links = taskFor(tasks.links)
  const postings = taskFor(tasks.postings)

  const compileSmallPages: Compiler['compilePages'] = async (jobs, onCompiled) => {
    if (!isWorkerWork(jobs.length)) return local.compilePages(jobs, onCompiled)
    await Promise.all(batchesOf(jobs, batchSize).map(async (batch) => (await pages.together(batch)).forEach(onCompiled)))
  }
  const compileSmallFragments: Compiler['compileFragments'] = async (jobs) => {
    if (!isWorkerWork(jobs.length / 4)) return local.compileFragments(jobs)
    return (await Promise.all(batchesOf(jobs, batchSize * 4).map(fragments.together))).flat()
  }

  return {
    prepare: (count, areNew = () => true) => {
      if (isWorkerWork(count) && areNew()) threads.start()
    },
    // From the very options that are used: a command may have changed those of the config.
    key: hashOf(JSON.stringify([compiledBy, options, locale, ...(locales ? [locales] : [])])),
    compilePages: async (jobs, onCompiled) => {
      const isBig = ({ file }: PageJob): boolean => file.text.length > bigText
      await Promise.all([
        ...jobs.filter(isBig).map(async (job) => onCompiled(await pages.alone(job))),
        compileSmallPages(
          jobs.filter((job) => !isBig(job)),
          onCompiled,
        ),
      ])
    },
    compileFragments: async (jobs) => {
      const isBig = ({ text }: FragmentJob): boolean => text.markdown.length > bigText
      const small = jobs.filter((job) => !isBig(job))
      const [ofSmall, ofBig] = await Promise.all([
        compileSmallFragments(small),
        Promise.all(jobs.filter(isBig).map(async (job) => [job, await fragments.alone(job)] as const)),
      ])
      const made = new Map([...ofBig, ...ofSmall.flatMap((one, index) => (small[index] ? [[small[index], one] as const] : []))])
      return jobs.flatMap((job) => made.get(job) ?? [])
    },
    renderPage: (job) => (isWorkerWork(1) ? render(job) : local.renderPage(job)),
    writePage: (job) => (isWorkerWork(1) ? writePages(job) : local.writePage(job)),
    writeText: (target, text, isMeasured) =>
      isWorkerWork(1) ? writeTexts({ target, text, isMeasured }) : writeFile(target, text, isMeasured),
    linkFiles: async (from, to, paths) => {
      if (!isWorkerWork(1) || paths.length < smallWork) return linkFiles(from, to, paths)
      await Promise.all(batchesOf(paths, linksAtOnce).map((batch) => links.together([{ from, to, paths: batch }])))
    },
    mergePostings: (encoded) => {
      if (!isWorkerWork(1)) return undefined
      return postings.together([encoded()]).then(([merged = '']) => merged)
    },
    close: threads.close,
  }
}

function tasksOf(local: LocalCompiler) {
  return {
    pages: {
      workOf: (jobs) => ({ kind: 'pages', jobs }),
      madeOf: (answer) => ('compiled' in answer ? answer.compiled : []),
      failedOf: local.failedPage,
    } satisfies Task<PageJob, CompiledSource>,
    fragments: {
      workOf: (jobs) => ({ kind: 'fragments', jobs }),
      madeOf: (answer) => ('fragments' in answer ? answer.fragments : []),
      failedOf: local.failedFragment,
    } satisfies Task<FragmentJob, CompiledFragment>,
    render: {
      workOf: (jobs) => ({ kind: 'render', jobs }),
      madeOf: (answer) => ('rendered' in answer ? answer.rendered : []),
      failedOf: (job, reason) => ({ html: new TextEncoder().encode(emptyPage), isCut: false, faults: [faultOf(job, reason)] }),
    } satisfies Task<RenderJob, RenderedPage>,
    writePages: {
      workOf: (jobs) => ({ kind: 'write-pages', jobs }),
      madeOf: (answer) => ('pages' in answer ? answer.pages : []),
      failedOf: async (job, reason) => ({
        written: await writeFile(job.target, emptyPage, job.isMeasured),
        faults: [faultOf(job, reason)],
      }),
    } satisfies Task<RenderJob & PageTarget, WrittenPage>,
    writeTexts: {
      workOf: (jobs) => ({ kind: 'write-texts', jobs }),
      madeOf: (answer) => ('texts' in answer ? answer.texts : []),
      failedOf: ({ target }, reason) => {
        throw new Error(`${target.path} cannot be written: ${reason}`)
      },
    } satisfies Task<TextJob, WrittenFile>,
    links: {
      workOf: (jobs) => ({ kind: 'link-files', jobs }),
      madeOf: (answer) => ('linked' in answer ? answer.linked : []),
      failedOf: ({ to }, reason) => {
        throw new Error(`Files cannot be linked in ${to}: ${reason}`)
      },
    } satisfies Task<LinkJob, number>,
    postings: {
      workOf: (jobs) => ({ kind: 'merge-postings', jobs }),
      madeOf: (answer) => ('merged' in answer ? answer.merged : []),
      failedOf: (_, reason) => {
        throw new Error(`The search index cannot be put together: ${reason}`)
      },
    } satisfies Task<readonly string[], string>,
  }
}

/** For a page whose layout kills the thread that renders it. */
const emptyPage = '<!doctype html>'

function faultOf({ page }: RenderJob, reason: string): IslandFault {
  return { kind: 'layout', name: page.layout, reason }
}

/** Asks for one item; those that are asked for together go together. Answers stand in the order of the items. */
function inBatches<Item, Answer>(
  size: number,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: {
    readonly item: Item
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }[] = []
  const ask = async (batch: typeof waiting): Promise<void> => {
    try {
      const answers = await run(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('A worker thread gave no answer.'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length > 1) return
      setImmediate(() => {
        for (const batch of batchesOf(waiting.splice(0), size)) void ask([...batch])
      })
    })
}
