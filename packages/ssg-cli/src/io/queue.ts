/** Runs what it is given one after the other: each begins when the one before has ended, however it did. */
export function createQueue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}
