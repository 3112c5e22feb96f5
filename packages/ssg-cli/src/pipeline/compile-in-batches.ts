// Pages are asked for one by one and compiled together: the compiler takes threads to help only where there is enough to do.
import type { CompiledPage } from '../model/page.ts'
import type { CompileCache, Compiler } from '../model/ports.ts'
import type { SourceFile } from '../model/source.ts'

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

export interface BatchesInput {
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
    const byKey = new Map(asked.map((one) => [one.job.key, one]))
    const jobs = asked.map(({ job }) => job)
    try {
      await compiler.compilePages(jobs, (compiled) => {
        cache.storePage(compiled)
        onCompiled?.(compiled.page, compiled.ms ?? 0)
        byKey.get(compiled.page.key)?.resolve(compiled.page)
      })
      for (const { job, reject } of asked) reject(new Error(`The compiler returned nothing for ${job.file.file}.`))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void run())
    })
}
