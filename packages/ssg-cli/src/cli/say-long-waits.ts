import { longWaits } from '../io/settled.ts'
import { clearLine, isInteractive, type CliWorld } from './terminal.ts'

const patience = 10_000

/** A command that waits for an author's code, or for what that asks a server for, says so: once for each wait. Returns how to end that. */
export function sayLongWaits({ stderr, env }: Pick<CliWorld, 'stderr' | 'env'>): () => void {
  let said: readonly string[] = []
  const say = (): void => {
    const waits = longWaits(patience)
    // Where a line shows the progress, it is written again below.
    const start = isInteractive(stderr, env) ? clearLine : ''
    for (const what of waits.filter((each) => !said.includes(each))) {
      stderr.write(`${start}${what} has been running for ${patience / 1000} s. docgen waits until it is done.\n`)
    }
    said = waits
  }
  const timer = setInterval(say, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
