/**
 * Resolves once all promises are settled that wait for nothing outside. Node reports rejections that nobody handles when it has no more ticks to run. This is a
 * tick, so whoever awaits it can still handle those of before.
 */
export function afterMicrotasks(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
