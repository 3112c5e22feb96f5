import { availableParallelism } from 'node:os'

/** Test files at a time. A build in one of them uses several threads, and a browser several processes: two keep two cores busy. */
export const testWorkers = Math.max(2, Math.floor(availableParallelism() / 2))
