// A few worker threads that compile and render beside this one. Small work is done in this thread alone: until a worker has started and its
// code has become fast, this one has done a hundred pages, and a core is left to whatever else is made meanwhile (the API reference).
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompileOptions } from '../model/compile.ts'
import type { FileTarget, WrittenFile } from '../model/output.ts'
import type { Compiler } from '../model/ports.ts'
import type { PageTarget, RenderedPage, RenderJob, WrittenPage } from '../model/render.ts'
import type { Theme } from '../model/theme.ts'
import { hashOf } from '../pipeline/hash.ts'
import { createCrew, type Hand } from './crew.ts'
import type { LoadedIslands } from './load-islands.ts'
import { createLocalCompiler } from './local-compiler.ts'
import { fromSentError, type SentError } from './sent-error.ts'
import { runWork, type Answer, type TextJob, type Work } from './run-work.ts'
import { writeFile } from './output/write-file.ts'

export interface CompileWorkerData {
  /** URL of the bundled config, whose default export has the theme. */
  readonly module: string
  readonly options: CompileOptions
  /** By name, URL of the module that exports the island's own as `island`. */
  readonly islands: LoadedIslands['modules']
}

export type WorkerJob = Work & { readonly id: number }

export type WorkerAnswer = { readonly id: number } & (Answer | { readonly error: SentError })

export interface CompilerPool extends Compiler {
  /** In another thread, where there is one that is free. */
  readonly writeText: (target: FileTarget, text: string, isMeasured: boolean) => Promise<WrittenFile>
  readonly close: () => Promise<void>
}

export interface PoolInput {
  readonly theme: Theme
  readonly options: CompileOptions
  /** Hash of the code that compiles. */
  readonly compiledBy: string
  /** URL of the bundled config. */
  readonly module: string
  readonly islands: LoadedIslands
  /** Worker threads at the most; 0 for none. With this thread, one for each core when absent. */
  readonly size?: number | undefined
}

/** Work of fewer items than this is done here. */
const smallWork = 120
const batchSize = 8
/** The trees of a page die young: in twice the room that V8 gives them fewer are copied before they do. */
const youngGenerationMb = 96

export function createCompilerPool({
  theme,
  options,
  compiledBy,
  module,
  islands,
  size = Math.min(availableParallelism() - 1, 8),
}: PoolInput): CompilerPool {
  const local = createLocalCompiler(theme, options, async () => islands.components)
  let workers: readonly PoolWorker[] = []
  let crew: ((work: Work) => Promise<Answer>) | undefined
  const run = (work: Work): Promise<Answer> => {
    if (!crew) {
      workers = Array.from({ length: size }, () => createPoolWorker({ module, options, islands: islands.modules }))
      crew = createCrew({ run: (own) => runWork(own, local) }, workers)
    }
    return crew(work)
  }
  const isWorkerWork = (count: number): boolean => size > 0 && (count >= smallWork || crew !== undefined)

  const askWorkers = <Job, Made>(workOf: (jobs: readonly Job[]) => Work, madeOf: (answer: Answer) => readonly Made[]) =>
    inBatches<Job, Made>(batchSize, async (jobs) => madeOf(await run(workOf(jobs))))
  const render = askWorkers<RenderJob, RenderedPage>(
    (jobs) => ({ kind: 'render', jobs }),
    (answer) => ('rendered' in answer ? answer.rendered : []),
  )
  const writePages = askWorkers<RenderJob & PageTarget, WrittenPage>(
    (jobs) => ({ kind: 'write-pages', jobs }),
    (answer) => ('pages' in answer ? answer.pages : []),
  )
  const writeTexts = askWorkers<TextJob, WrittenFile>(
    (jobs) => ({ kind: 'write-texts', jobs }),
    (answer) => ('texts' in answer ? answer.texts : []),
  )

  return {
    // From the very options that are used: a command may have changed those of the config.
    key: hashOf(JSON.stringify([compiledBy, options])),
    compilePages: async (jobs, onCompiled) => {
      if (!isWorkerWork(jobs.length)) return local.compilePages(jobs, onCompiled)
      await Promise.all(
        batchesOf(jobs, batchSize).map(async (batch) => {
          const answer = await run({ kind: 'pages', jobs: batch })
          if ('compiled' in answer) answer.compiled.forEach(onCompiled)
        }),
      )
    },
    compileFragments: async (jobs) => {
      if (!isWorkerWork(jobs.length / 4)) return local.compileFragments(jobs)
      const lists = await Promise.all(
        batchesOf(jobs, batchSize * 4).map(async (batch) => {
          const answer = await run({ kind: 'fragments', jobs: batch })
          return 'fragments' in answer ? answer.fragments : []
        }),
      )
      return lists.flat()
    },
    renderPage: (job) => (isWorkerWork(1) ? render(job) : local.renderPage(job)),
    writePage: (job) => (isWorkerWork(1) ? writePages(job) : local.writePage(job)),
    writeText: (target, text, isMeasured) =>
      isWorkerWork(1) ? writeTexts({ target, text, isMeasured }) : writeFile(target, text, isMeasured),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
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

interface PoolWorker extends Hand {
  readonly close: () => Promise<unknown>
}

function createPoolWorker(data: CompileWorkerData): PoolWorker {
  const worker = new Worker(new URL('./compile-worker.js', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  })
  const open = new Map<number, { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }>()
  let lastId = 0
  let failure: Error | undefined
  worker.on('message', (answer: WorkerAnswer) => {
    const waiting = open.get(answer.id)
    open.delete(answer.id)
    if ('error' in answer) waiting?.reject(fromSentError(answer.error))
    else waiting?.resolve(answer)
  })
  const fail = (error: Error): void => {
    failure = error
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => {
    fail(failure ?? new Error(`A worker thread ended with code ${code} before its work was done.`))
  })
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        const id = ++lastId
        open.set(id, { resolve, reject })
        worker.postMessage({ ...work, id })
      }),
    close: () => worker.terminate(),
  }
}

function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
