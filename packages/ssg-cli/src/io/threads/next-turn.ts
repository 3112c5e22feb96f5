/** Resolves once this thread has heard of what files, other threads and programs have done meanwhile. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
