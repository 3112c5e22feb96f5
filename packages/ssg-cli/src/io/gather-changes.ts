// Changed files, until somebody takes them in: one at a time, and what comes meanwhile is the next one.

/** Many files come and go together, and editors empty a file before they write it: what comes within this time is one change. Milliseconds. */
const gatherFor = 8

interface ChangeGatherer {
  /** `isWhole` for a file that is there with its text: an author who has saved it waits for nothing else. */
  readonly add: (path: string, isWhole: boolean) => void
  /** Runs what is no change between two of them. */
  readonly run: (work: () => Promise<void>) => void
  /** Takes nothing in any more. Resolves once what is running has ended. */
  readonly close: () => Promise<void>
}

export interface GathererInput {
  readonly onChange: (paths: readonly string[]) => Promise<void>
  /** Told of what is about to be taken in. */
  readonly onTaken: (path: string) => void
  readonly onFailure: (error: unknown) => void
}

export function createGatherer({ onChange, onTaken, onFailure }: GathererInput): ChangeGatherer {
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let waiting: (() => Promise<void>)[] = []
  let isRunning = false
  let running = Promise.resolve()
  let isClosed = false
  const next = (): (() => Promise<void>) | undefined => {
    if (isClosed) return undefined
    const [first, ...others] = waiting
    if (first) {
      waiting = others
      return first
    }
    if (gathered.size === 0 || timer !== undefined) return undefined
    const paths = [...gathered]
    gathered = new Set()
    paths.forEach(onTaken)
    return () => onChange(paths)
  }
  const runAll = async (): Promise<void> => {
    isRunning = true
    for (let work = next(); work; work = next()) await work().catch(onFailure)
    isRunning = false
  }
  const go = (): void => {
    if (!isRunning) running = runAll()
  }
  const goOn = (): void => {
    clearTimeout(timer)
    timer = undefined
    go()
  }
  return {
    add: (path, isWhole) => {
      const isFirst = gathered.size === 0 && !isRunning
      gathered.add(path)
      if (isFirst && isWhole) return goOn()
      clearTimeout(timer)
      timer = setTimeout(goOn, gatherFor)
    },
    run: (work) => {
      waiting.push(work)
      go()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
    },
  }
}
