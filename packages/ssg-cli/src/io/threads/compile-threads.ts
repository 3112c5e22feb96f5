// The threads of a compiler: a few that share a heap of small work with this one, and one that takes what may kill it.
import { Worker } from 'node:worker_threads'
import { workerExecArgvOf, type CompileOptions, type LocaleWords } from '@docgen/model'
import { createWorkQueue } from './work-queue.ts'
import type { SiteCode } from '../../common/thrown-place.ts'
import type { LoadedIslands } from '../load-islands.ts'
import { createQueue } from '../queue.ts'
import { createReplaceableWorker, type ReplaceableWorker } from './replaceable-worker.ts'
import type { Answer, Work } from './run-work.ts'
import { fromSentError, type SentError } from './sent-error.ts'

export interface CompileWorkerData {
  /** Distinguishes a thread that docgen starts from one of a program that calls docgen. */
  readonly isDocgenThread: true
  /** URL of the bundled config, whose default export has the theme. */
  readonly module: string
  readonly options: CompileOptions
  readonly locale: LocaleWords
  readonly locales: Readonly<Record<string, LocaleWords>> | undefined
  /** By name, URL of the module that exports the island's own as `island`. */
  readonly islands: LoadedIslands['modules']
  /** Files of the config's code: an error that leads to none of them ends the thread. */
  readonly code: SiteCode
}

/** An error of the config's code that reached nobody there. */
export interface LostInWorker {
  readonly lost: SentError
  readonly isOfPromise: boolean
}

interface CompileThreads {
  /** In whichever thread is free. */
  readonly run: (work: Work) => Promise<Answer>
  /** In a thread that does nothing else meanwhile. */
  readonly runAlone: (work: Work) => Promise<Answer>
  /** Starts threads before there is work for them. */
  readonly start: () => void
  /** Whether others than this thread have begun to work. */
  readonly haveStarted: () => boolean
  readonly close: () => Promise<void>
}

/** For a text in a thread of its own. What a page holds is some 100 times as large as its text while it is compiled. */
const memoryMb = 2048
/** What Node 20 has by itself. Later releases take twice as much, 100 MB of a build of 1,000 pages, and are no faster for it. */
const youngGenerationMb = 48
/** For work that has begun, and once more for each million letters of its text. */
const secondsAllowed = 30

/** `size` threads beside this one, which does its share by `runHere`. */
export function createCompileThreads(
  data: Omit<CompileWorkerData, 'isDocgenThread'>,
  size: number,
  runHere: (work: Work) => Promise<Answer>,
): CompileThreads {
  const startWorker = (oldGenerationMb?: number) => (): Worker => {
    const worker = new Worker(new URL('./compile-worker.js', import.meta.url), {
      ...workerExecArgvOf(process.execArgv),
      workerData: { isDocgenThread: true, ...data } satisfies CompileWorkerData,
      resourceLimits: {
        maxYoungGenerationSizeMb: youngGenerationMb,
        ...(oldGenerationMb && { maxOldGenerationSizeMb: oldGenerationMb }),
      },
    })
    worker.on('message', (message: object) => {
      if ('lost' in message) loseAgain(message as LostInWorker)
    })
    return worker
  }
  let workers: readonly ReplaceableWorker[] = []
  let isClosed = false
  let queue: ((work: Work) => Promise<Answer>) | undefined
  const queueOf = (): NonNullable<typeof queue> => {
    if (queue) return queue
    workers = Array.from({ length: size }, () => createReplaceableWorker(startWorker(), secondsFor))
    return (queue = createWorkQueue({ run: (work) => (isClosed ? never : runHere(work)) }, workers))
  }
  const single = createReplaceableWorker(startWorker(memoryMb), secondsFor)
  const inTurn = createQueue()
  return {
    run: (work) => (isClosed ? never : queueOf()(work)),
    start: () => {
      if (isClosed) return
      queueOf()
      for (const worker of workers) worker.start()
    },
    runAlone: (work) => inTurn(() => single.run(work)),
    haveStarted: () => queue !== undefined,
    close: async () => {
      isClosed = true
      await Promise.all([single, ...workers].map((worker) => worker.close()))
    },
  }
}

/** The result of work that is left when the threads are closed: nobody needs it. */
const never = new Promise<never>(() => undefined)

/** In this thread, as if it had happened here. */
function loseAgain({ lost, isOfPromise }: LostInWorker): void {
  const error = fromSentError(lost)
  if (isOfPromise) void Promise.reject(error)
  else
    queueMicrotask(() => {
      throw error
    })
}

function secondsFor(work: Work): number {
  // A slow disk is no fault of the work.
  if (work.kind === 'write-texts' || work.kind === 'link-files') return secondsAllowed * 10
  return secondsAllowed * (1 + Math.floor(lengthOf(work) / 1_000_000))
}

function lengthOf(work: Work): number {
  const lengthOfTexts = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0)
  if (work.kind === 'pages') return lengthOfTexts(work.jobs.map(({ file }) => file.text))
  return work.kind === 'merge-postings' ? lengthOfTexts(work.jobs.flat()) : 0
}
