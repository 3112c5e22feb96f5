import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { propertyOf } from '@docgen/model'

interface Started<Result> {
  readonly result: Result
  readonly programs: readonly ChildProcess[]
}

/** The programs that somebody else's code starts before it returns, and keeps to itself. */
export function programsStartedBy<Result>(work: () => Result): Started<Result> {
  const programs: ChildProcess[] = []
  const listen = (message: unknown): void => {
    const program = propertyOf(message, 'process')
    if (program instanceof ChildProcess) programs.push(program)
  }
  subscribe('child_process', listen)
  try {
    return { result: work(), programs }
  } finally {
    unsubscribe('child_process', listen)
  }
}
