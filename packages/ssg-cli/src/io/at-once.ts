/** Files that are made at the same time: few enough not to hold a site in memory. */
export const filesAtOnce = 64
/** Pages that lie ready for the workers while this thread makes something large. All of them are in memory: 512 took 30 MB more, and no less time. */
export const pagesAtOnce = 64

/**
 * Runs over all items, `limit` of them at a time: the next one starts when any is done. After the first that fails none is started; those
 * that run are awaited, then its error is thrown.
 */
export async function eachAtOnce<Item>(items: Iterable<Item>, limit: number, run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  let failure: { readonly error: unknown } | undefined
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done && !failure; next = waiting.next()) {
      try {
        await run(next.value)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, takeNext))
  if (failure) throw failure.error
}
