/** The error that ended a thread, with advice if the thread ran out of memory. */
export function threadFailureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  const message =
    'its packages need more memory than Node.js gives a thread. Document fewer packages or entry points, or allow more memory, ' +
    'such as 8 GB with the environment variable NODE_OPTIONS=--max-old-space-size=8192.'
  return new Error(message, { cause: error })
}
