// Batches of work for a few threads and this one. Each takes the next when it has done its last: batches differ in weight.
import type { Answer, Work } from './run-work.ts'

export interface Hand {
  readonly run: (work: Work) => Promise<Answer>
}

interface Waiting {
  readonly work: Work
  readonly resolve: (answer: Promise<Answer>) => void
}

interface Lane {
  readonly hand: Hand
  readonly isOwn: boolean
  isBusy: boolean
}

/** `own` is this thread: it takes what the others leave, and hears of what they have done between two batches. */
export function createCrew(own: Hand, others: readonly Hand[]): (work: Work) => Promise<Answer> {
  const waiting: Waiting[] = []
  // Two at a time for each, so that none waits for a message to come and go.
  const lanes: readonly Lane[] = [
    ...[...others, ...others].map((hand) => ({ hand, isOwn: false, isBusy: false })),
    { hand: own, isOwn: true, isBusy: false },
  ]
  const drain = async (lane: Lane): Promise<void> => {
    lane.isBusy = true
    if (lane.isOwn) await nextTurn()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = lane.hand.run(next.work)
      // Who asked hears of a failure; the lane goes on.
      next.resolve(answer)
      await Promise.allSettled([answer])
      if (lane.isOwn) await nextTurn()
    }
    lane.isBusy = false
  }
  return (work) =>
    new Promise((resolve) => {
      waiting.push({ work, resolve })
      for (const lane of lanes) if (!lane.isBusy) void drain(lane)
    })
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
