import { catchOtherErrors } from '../io/error-catchers.ts'
import { stopGrowth } from '../io/room-for-objects.ts'
import { giveUpWaiting } from '../io/settled.ts'
import { guardExit } from './exit-guard.ts'
import { LostPromise } from './lost-promise.ts'
import { createOutputs } from './outputs.ts'
import { coloured, plain, renderFailure } from './report.ts'
import { reportCrash, runCli } from './run-cli.ts'
import { describeSystemFailure } from './system-failure.ts'
import { hasColours, type CliWorld } from './terminal.ts'
import { UnfinishedWork } from './unfinished-work.ts'

const crashMs = 1000

/** The `docgen` command: runs until its work is done, and sets the exit code. */
export async function main(): Promise<void> {
  stopGrowth()
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort(130))
  process.once('SIGTERM', () => interruption.abort(143))
  const { argv, env } = process
  const args = argv.slice(2)
  const outputs = createOutputs(process, {
    onFailure: (error) => {
      world.stderr.write(renderLoss(error, world))
      process.exitCode ||= 1
    },
    // A server that talks to nobody would run for ever.
    onClosed: () => {
      if (args[0] === 'dev' || args[0] === 'preview') interruption.abort(0)
    },
  })
  const { stdout, stderr } = outputs
  // Threads and programs that got no files of their own to talk by never end; what can end by itself has a moment to do so.
  const onCrash = (): void => void setTimeout(() => process.exit(), crashMs).unref()
  const world: CliWorld = { cwd: process.cwd(), env, stdout, stderr, interrupted: interruption.signal, onCrash }
  const guard = guardExit(world.cwd, (error) => reportCrash(error, args, world))
  interruption.signal.addEventListener('abort', () => guard.allow(() => Number(interruption.signal.reason)))
  let crashed = 0
  const crash = (error: unknown): void => {
    crashed = reportCrash(error, args, world)
    guard.allow(() => crashed)
    process.exit()
  }
  // What nobody awaited, an event of a watcher for one: it ends the command too, in the same words.
  catchOtherErrors((error, loss) => {
    const isPromise = loss === 'unhandledRejection' && !describeSystemFailure(error, world.cwd)
    crash(isPromise ? new LostPromise(error, world.cwd) : error)
  })
  let isDone = false
  process.on('beforeExit', () => {
    // By then all work is done, also that of threads. To free the memory of a process object by object takes up to a twentieth of a build.
    if (isDone) process.exit()
    if (!giveUpWaiting()) crash(new UnfinishedWork())
  })
  const exitCode = await runCli(args, world)
  isDone = true
  // Something may be left running that throws.
  guard.allow(() => exitCode || crashed || (outputs.failure() ? 1 : 0))
  // What an interruption left running is not waited for.
  if (interruption.signal.aborted) process.exit()
}

function renderLoss(error: Error, { stderr, env, cwd }: CliWorld): string {
  const { message, hint } = describeSystemFailure(error, cwd) ?? { message: error.message, hint: '' }
  return renderFailure(`The report cannot be written: ${message}`, hint, hasColours(stderr, env) ? coloured : plain)
}
