import type { CliWorld } from './terminal.ts'

interface ServedAddress {
  /** Begins the line: `Serving dist`. */
  readonly what: string
  readonly url: string
  readonly wantedPort: number
  readonly port: number
}

export function sayAddress({ stdout }: Pick<CliWorld, 'stdout'>, { what, url, wantedPort, port }: ServedAddress): void {
  if (wantedPort !== 0 && wantedPort !== port) stdout.write(`Port ${wantedPort} is taken; using ${port}.\n`)
  stdout.write(`${what} at ${url} (Ctrl+C to stop)\n`)
}

/** Resolves, once the server is closed, to the exit code that the interruption asks for. */
export function untilInterrupted(signal: AbortSignal, close: () => Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      close().then(() => resolve(typeof signal.reason === 'number' ? signal.reason : 130), reject)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
