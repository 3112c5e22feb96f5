import { runCli } from './run-cli.ts'

/** The `docgen` command: runs until its work is done, and sets the exit code. */
export async function main(): Promise<void> {
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort(130))
  process.once('SIGTERM', () => interruption.abort(143))
  const { argv, env, stdout, stderr } = process
  // Whoever read the output has seen enough of it, as in `docgen build | head`.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  const exitCode = await runCli(argv.slice(2), {
    cwd: process.cwd(),
    env,
    stdout: { write: (text) => stdout.write(text), isTerminal: stdout.isTTY === true },
    stderr: { write: (text) => stderr.write(text), isTerminal: stderr.isTTY === true },
    interrupted: interruption.signal,
  })
  process.exitCode = exitCode
  // What an interruption left running is not waited for.
  if (interruption.signal.aborted) process.exit()
}
