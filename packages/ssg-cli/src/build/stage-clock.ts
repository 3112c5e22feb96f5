import { now } from '../io/now.ts'

export interface StageClock {
  /** Ends the stage before; `pages` are those that the stage is about. */
  readonly enter: (stage: string, pages?: number) => void
  /** Milliseconds by stage. */
  readonly end: () => Readonly<Record<string, number>>
}

/** Where a build is to end before its time, no stage begins any more: `enter` throws the reason of the signal. */
export function createStageClock(
  onStage?: (stage: string, about?: { readonly pages?: number }) => void,
  signal?: AbortSignal,
): StageClock {
  const stages: Record<string, number> = {}
  let current: string | undefined
  let start = now()
  const leave = (): void => {
    const end = now()
    if (current !== undefined) stages[current] = Math.round((stages[current] ?? 0) + end - start)
    current = undefined
    start = end
  }
  return {
    enter: (stage, pages) => {
      signal?.throwIfAborted()
      leave()
      current = stage
      onStage?.(stage, pages === undefined ? undefined : { pages })
    },
    end: () => {
      leave()
      return stages
    },
  }
}
