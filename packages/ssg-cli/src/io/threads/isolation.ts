// Work of which one part may kill the thread that does it: the part is found, and the others are done.
import type { Answer, Work } from './run-work.ts'
import { WorkerDeath } from './replaceable-worker.ts'

/** Work of one kind: how jobs become a batch, what of its answer is theirs, and what stands for a job that kills its thread. */
export interface Task<Job, Made> {
  readonly workOf: (jobs: readonly Job[]) => Work
  /** In the order of the jobs. */
  readonly madeOf: (answer: Answer) => readonly Made[]
  /** `reason` is a clause that ends in a period. */
  readonly failedOf: (job: Job, reason: string) => Made | Promise<Made>
}

interface IsolatedTask<Job, Made> {
  /** A batch, in whichever thread. When the thread dies of it, its jobs are done alone. */
  readonly together: (jobs: readonly Job[]) => Promise<readonly Made[]>
  /** In a thread that does nothing else meanwhile. */
  readonly alone: (job: Job) => Promise<Made>
}

type Run = (work: Work) => Promise<Answer>

/** `runAlone` does one work at a time, so that who kills its thread is known. */
export function isolated<Job, Made>(
  run: Run,
  runAlone: Run,
  { workOf, madeOf, failedOf }: Task<Job, Made>,
): IsolatedTask<Job, Made> {
  const alone = async (job: Job): Promise<Made> => {
    try {
      const [made] = madeOf(await runAlone(workOf([job])))
      if (made === undefined) throw new Error('A worker thread gave no answer.')
      return made
    } catch (error) {
      if (!(error instanceof WorkerDeath) || !error.isOfWork) throw error
      return failedOf(job, error.message)
    }
  }
  const together = async (jobs: readonly Job[]): Promise<readonly Made[]> => {
    try {
      return madeOf(await run(workOf(jobs)))
    } catch (error) {
      if (!(error instanceof WorkerDeath)) throw error
      return Promise.all(jobs.map(alone))
    }
  }
  return { together, alone }
}
