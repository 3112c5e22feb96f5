/**
 * Resolves after all promises that wait for nothing outside have settled. Node reports unhandled rejections when it has no more ticks to run. This is a tick, so
 * whoever awaits it can still handle earlier ones.
 */
export function afterMicrotasks(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
