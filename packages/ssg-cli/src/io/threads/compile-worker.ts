// Runs in a worker thread: compiles Markdown and renders layouts with the theme of the config that it is told to import.
import { parentPort, workerData } from 'node:worker_threads'
import type { DocgenConfig, IslandComponent, IslandComponents, Theme } from '@docgen/model'
import { placeOfThrown } from '../../common/thrown-place.ts'
import { pluginsOf } from '../../config/plugins.ts'
import { createLocalCompiler } from '../local-compiler.ts'
import { giveUpWaiting } from '../settled.ts'
import { runWork } from './run-work.ts'
import { toSentError } from './sent-error.ts'
import type { CompileWorkerData, LostInWorker } from './compile-threads.ts'
import { nextTurn } from './next-turn.ts'
import type { WorkerAnswer, WorkerJob } from './replaceable-worker.ts'

async function serve(port: NonNullable<typeof parentPort>, data: CompileWorkerData): Promise<void> {
  // Stacks name the files of authors, as in the main thread.
  process.setSourceMapsEnabled(true)
  const { module, options, locale, locales, islands, code } = data
  const { default: config } = (await import(module)) as { readonly default: DocgenConfig & { readonly theme: Theme } }
  const compiler = createLocalCompiler(config.theme, { options, locale, locales, plugins: pluginsOf(config) }, () =>
    importIslands(islands),
  )
  // Needed as soon as the last page is compiled: loading it while others are is free where a reference is awaited.
  setImmediate(compiler.prepare)
  let open = 0
  port.on('message', (job: WorkerJob) => {
    port.postMessage({ id: job.id, hasBegun: true } satisfies WorkerAnswer)
    // While there is work, only that keeps the thread: what it waits for in vain is known by its end.
    if (open++ === 0) port.unref()
    void answer(job).then(async (reply) => {
      // What the job has lost is told before its end.
      await nextTurn()
      if (--open === 0) port.ref()
      // Bytes of pages are handed over, not copied.
      port.postMessage(reply, 'rendered' in reply ? reply.rendered.map(({ html }) => html.buffer) : [])
    })
  })
  // The main thread reports it as if it had happened there.
  const lose = (error: unknown, isOfPromise: boolean): void =>
    port.postMessage({ lost: toSentError(error), isOfPromise } satisfies LostInWorker)
  process.on('unhandledRejection', (reason) => lose(reason, true))
  process.on('uncaughtException', (error) => {
    // Of what docgen's own code or that of a package throws, the thread dies.
    if (!placeOfThrown(error, code)) throw error
    lose(error, false)
  })
  process.on('beforeExit', () => {
    giveUpWaiting()
  })
  const answer = async (job: WorkerJob): Promise<WorkerAnswer> => {
    try {
      return { id: job.id, ...(await runWork(job, compiler)) }
    } catch (error) {
      return { id: job.id, error: toSentError(error) }
    }
  }
}

async function importIslands(modules: CompileWorkerData['islands']): Promise<IslandComponents> {
  return new Map(
    await Promise.all(
      Object.entries(modules).map(async ([name, module]): Promise<[string, IslandComponent]> => {
        // The main thread has imported the same modules and looked at what they export.
        const { island } = (await import(module)) as { readonly island: { readonly default: IslandComponent } }
        return [name, island.default]
      }),
    ),
  )
}

function isDocgenThread(data: unknown): data is CompileWorkerData {
  return typeof data === 'object' && data !== null && 'isDocgenThread' in data
}

// This module is part of a chunk that every build loads, also in a thread of a program that calls docgen, such as a test runner.
if (parentPort && isDocgenThread(workerData)) await serve(parentPort, workerData)
