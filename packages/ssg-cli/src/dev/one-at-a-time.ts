/**
 * Runs one at a time. Whoever asks while one runs waits for the next, which begins after it and is shared by all who ask meanwhile: what is
 * resolved was begun after it was asked for, and an older result never comes in after a newer one.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    next = undefined
    running = run().finally(() => (running = undefined))
    return running
  }
  // One that fails tells those who waited for it; the next is another attempt.
  return () => (running ? (next ??= running.then(start, start)) : start())
}
