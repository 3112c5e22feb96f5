/**
 * The result of `work`. If the signal is aborted first, this rejects with its reason at once. The work then goes on by itself, and an error in it is
 * ignored.
 */
export async function unlessAborted<Result>(signal: AbortSignal | undefined, work: Promise<Result>): Promise<Result> {
  if (signal === undefined) return work
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
