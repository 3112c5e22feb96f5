// A few worker threads that compile and render. Small work is done in this thread: until a worker has started and its code has become
// fast, this one has done a hundred pages, and a core is left to whatever else is made meanwhile (the API reference).
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompileOptions, FragmentJob } from '../model/compile.ts'
import type { CompiledFragment, CompiledSource } from '../model/page.ts'
import type { Compiler } from '../model/ports.ts'
import type { RenderedPage, RenderJob } from '../model/render.ts'
import type { SourceFile } from '../model/source.ts'
import type { Theme } from '../model/theme.ts'
import type { LoadedIslands } from './load-islands.ts'
import { createLocalCompiler } from './local-compiler.ts'

interface PageJob {
  readonly file: SourceFile
  readonly key: string
}

type Work =
  | { readonly kind: 'pages'; readonly jobs: readonly PageJob[] }
  | { readonly kind: 'fragments'; readonly jobs: readonly FragmentJob[] }
  | { readonly kind: 'render'; readonly jobs: readonly RenderJob[] }

export interface CompileWorkerData {
  /** URL of the bundled config, whose default export has the theme. */
  readonly module: string
  readonly options: CompileOptions
  /** By name, URL of the module that exports the island's own as `island`. */
  readonly islands: LoadedIslands['modules']
}

export type WorkerJob = Work & { readonly id: number }

export type WorkerAnswer = { readonly id: number } & (
  | { readonly pages: readonly CompiledSource[] }
  | { readonly fragments: readonly CompiledFragment[] }
  | { readonly rendered: readonly RenderedPage[] }
  | { readonly error: string }
)

export interface CompilerPool extends Compiler {
  readonly close: () => Promise<void>
}

export interface PoolInput {
  readonly theme: Theme
  readonly options: CompileOptions
  /** URL of the bundled config. */
  readonly module: string
  readonly islands: LoadedIslands
  /** Worker threads at the most; 0 for none. */
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
  module,
  islands,
  size = Math.min(availableParallelism(), 8),
}: PoolInput): CompilerPool {
  const local = createLocalCompiler(theme, options, async () => islands.components)
  const workers: PoolWorker[] = []
  const startWorkers = (): readonly PoolWorker[] => {
    while (workers.length < size) workers.push(createPoolWorker({ module, options, islands: islands.modules }))
    return workers
  }
  const isWorkerWork = (count: number): boolean => size > 0 && (count >= smallWork || workers.length > 0)

  const waiting: {
    readonly job: RenderJob
    readonly resolve: (rendered: RenderedPage | Promise<RenderedPage>) => void
    readonly reject: (error: unknown) => void
  }[] = []
  const renderWaiting = (): void => {
    const all = waiting.splice(0)
    if (!isWorkerWork(all.length)) {
      for (const { job, resolve } of all) resolve(local.renderPage(job))
      return
    }
    for (const batch of batchesOf(all, batchSize)) {
      freest(startWorkers())
        .run({ kind: 'render', jobs: batch.map(({ job }) => job) })
        .then((answer) => {
          for (const [index, { resolve, reject }] of batch.entries()) {
            const rendered = 'rendered' in answer ? answer.rendered[index] : undefined
            if (rendered) resolve(rendered)
            else reject(new Error('A worker thread gave no page.'))
          }
        })
        .catch((error: unknown) => batch.forEach(({ reject }) => reject(error)))
    }
  }

  return {
    compilePages: async (jobs, onCompiled) => {
      if (!isWorkerWork(jobs.length)) return local.compilePages(jobs, onCompiled)
      await runAll(
        batchesOf(jobs, batchSize),
        startWorkers(),
        (batch) => ({ kind: 'pages', jobs: batch }),
        (answer) => {
          if ('pages' in answer) answer.pages.forEach(onCompiled)
        },
      )
    },
    compileFragments: async (jobs) => {
      if (!isWorkerWork(jobs.length / 4)) return local.compileFragments(jobs)
      const lists: (readonly CompiledFragment[])[] = []
      await runAll(
        batchesOf(jobs, batchSize * 4),
        startWorkers(),
        (batch) => ({ kind: 'fragments', jobs: batch }),
        (answer, index) => {
          if ('fragments' in answer) lists[index] = answer.fragments
        },
      )
      return lists.flat()
    },
    renderPage: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        // Pages that are asked for together go to the workers together.
        if (waiting.length === 1) setImmediate(renderWaiting)
      }),
    close: async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.close()))
    },
  }
}

interface PoolWorker {
  readonly run: (work: Work) => Promise<WorkerAnswer>
  readonly load: () => number
  readonly close: () => Promise<unknown>
}

function createPoolWorker(data: CompileWorkerData): PoolWorker {
  const worker = new Worker(new URL('./compile-worker.js', import.meta.url), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  })
  const open = new Map<number, { readonly resolve: (answer: WorkerAnswer) => void; readonly reject: (error: Error) => void }>()
  let lastId = 0
  worker.on('message', (answer: WorkerAnswer) => {
    const waiting = open.get(answer.id)
    open.delete(answer.id)
    if ('error' in answer) waiting?.reject(new Error(answer.error))
    else waiting?.resolve(answer)
  })
  const fail = (error: Error): void => {
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }
  worker.on('error', fail)
  worker.on('exit', (code) => {
    if (open.size > 0) fail(new Error(`A worker thread ended with code ${code} before its work was done.`))
  })
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        open.set(id, { resolve, reject })
        worker.postMessage({ ...work, id })
      }),
    load: () => open.size,
    close: () => worker.terminate(),
  }
}

/** Every worker gets its next batch when its last one is done: batches differ in weight. */
async function runAll<Item>(
  batches: readonly (readonly Item[])[],
  workers: readonly PoolWorker[],
  workOf: (batch: readonly Item[]) => Work,
  onAnswer: (answer: WorkerAnswer, batch: number) => void,
): Promise<void> {
  let next = 0
  const drain = async (worker: PoolWorker): Promise<void> => {
    while (next < batches.length) {
      const index = next++
      onAnswer(await worker.run(workOf(batches[index] ?? [])), index)
    }
  }
  // Two at a time for each, so that none waits for a message to come and go.
  await Promise.all([...workers, ...workers].map(drain))
}

function freest(workers: readonly PoolWorker[]): PoolWorker {
  const [first, ...others] = workers
  if (!first) throw new Error('There are no workers.')
  return others.reduce((best, worker) => (worker.load() < best.load() ? worker : best), first)
}

function batchesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
