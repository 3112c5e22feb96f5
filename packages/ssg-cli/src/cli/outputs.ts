import type { TextStream } from './terminal.ts'

/** What is needed of `process.stdout` and `process.stderr`. */
interface Output {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
  readonly on: (event: 'error', listener: (error: NodeJS.ErrnoException) => void) => unknown
}

interface Outputs {
  readonly stdout: TextStream
  readonly stderr: TextStream
  /** Why something that was written to stdout is lost, so far; a reader that has seen enough loses nothing. */
  readonly failure: () => Error | undefined
}

/**
 * Both streams, which never throw. A reader may go before the end, as in `docgen build | head`: the command then goes on to its end in
 * silence. `onFailure` is called once, when stdout cannot be written for another reason (a full disk behind `>`), `onClosed` once its reader is gone.
 */
export function createOutputs(
  { stdout, stderr }: { readonly stdout: Output; readonly stderr: Output },
  { onFailure, onClosed }: { readonly onFailure: (error: Error) => void; readonly onClosed: () => void },
): Outputs {
  let failure: Error | undefined
  let isClosed = false
  stdout.on('error', (error) => {
    if (isClosed || failure) return
    if (error.code === 'EPIPE') {
      isClosed = true
      return onClosed()
    }
    failure = error
    onFailure(error)
  })
  // There is nowhere left to say it.
  stderr.on('error', () => undefined)
  return {
    stdout: {
      write: (text) => {
        if (!isClosed && !failure) stdout.write(text)
      },
      isTerminal: stdout.isTTY === true,
    },
    stderr: { write: (text) => void stderr.write(text), isTerminal: stderr.isTTY === true },
    failure: () => failure,
  }
}
