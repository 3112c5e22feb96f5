import type { VFile } from 'vfile'

type Said = VFile['messages'][number]

/** What `file.fail()` throws, and a parser for text that it does not take. */
export function isSaid(error: unknown): error is Said {
  return error instanceof Error && error.name !== 'Error' && 'reason' in error && 'line' in error
}
