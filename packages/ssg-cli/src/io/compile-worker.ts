// Runs in a worker thread: compiles Markdown and renders layouts with the theme of the config that it is told to import.
import { parentPort, workerData } from 'node:worker_threads'
import type { CompileOptions } from '../model/compile.ts'
import type { Theme } from '../model/theme.ts'
import { createLocalCompiler } from './local-compiler.ts'
import type { WorkerAnswer, WorkerJob } from './compiler-pool.ts'

interface WorkerData {
  /** URL of the bundled config, whose default export has the theme. */
  readonly module: string
  readonly options: CompileOptions
}

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  // The pool that starts this worker gives exactly this.
  const { module, options } = workerData as WorkerData
  const { default: config } = (await import(module)) as { readonly default: { readonly theme: Theme } }
  const compiler = createLocalCompiler(config.theme, options)
  // Needed as soon as the last page is compiled: loading it while others are is free where a reference is awaited.
  setImmediate(compiler.prepareRendering)
  port.on('message', (job: WorkerJob) => {
    void answer(job).then((reply) => port.postMessage(reply))
  })
  const answer = async (job: WorkerJob): Promise<WorkerAnswer> => {
    try {
      if (job.kind === 'pages') return { id: job.id, pages: await compiler.compilePages(job.jobs) }
      if (job.kind === 'fragments') return { id: job.id, fragments: await compiler.compileFragments(job.jobs) }
      return { id: job.id, layouts: await Promise.all(job.pages.map((page) => compiler.renderLayout(page))) }
    } catch (error) {
      return { id: job.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
}

if (parentPort) await serve(parentPort)
