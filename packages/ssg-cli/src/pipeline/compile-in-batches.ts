// Pages are asked for one by one and compiled together: the compiler takes threads to help only where there is enough to do.
import type { CompileCache, CompiledPage, Compiler, SourceFile } from '@docgen/model'

export interface PageJob {
  readonly file: SourceFile
  /** What the page is stored under. */
  readonly key: string
}

interface Waiting {
  /** Goes to threads, so it is plain. */
  readonly job: PageJob
  readonly resolve: (page: CompiledPage) => void
  readonly reject: (error: unknown) => void
}

interface BatchesInput {
  readonly compiler: Compiler
  readonly cache: Pick<CompileCache, 'storePage'>
  readonly onCompiled?: ((page: CompiledPage, ms: number) => void) | undefined
}

/** Compiles what is asked for at one moment in one go. The HTML goes at once to where it is kept. */
export function compileInBatches({ compiler, cache, onCompiled }: BatchesInput): (job: PageJob) => Promise<CompiledPage> {
  let waiting: Waiting[] = []
  const run = async (): Promise<void> => {
    const asked = waiting
    waiting = []
    // By key: two may ask for the same page.
    const unanswered = new Map<string, readonly Waiting[]>()
    for (const one of asked) unanswered.set(one.job.key, [...(unanswered.get(one.job.key) ?? []), one])
    try {
      await compiler.compilePages(
        asked.map(({ job }) => job),
        (compiled) => {
          cache.storePage(compiled)
          onCompiled?.(compiled.page, compiled.ms ?? 0)
          const { key } = compiled.page
          for (const { resolve } of unanswered.get(key) ?? []) resolve(compiled.page)
          unanswered.delete(key)
        },
      )
      for (const { job, reject } of [...unanswered.values()].flat())
        reject(new Error(`The compiler returned nothing for ${job.file.file}.`))
    } catch (error) {
      for (const { reject } of [...unanswered.values()].flat()) reject(error)
    }
  }
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void run())
    })
}
