// What both sides of a thread see at any time, also while it works and hears no messages.

/** What a thread is started with. */
export interface ThreadData {
  /** How often it has been interrupted, in the first place. */
  readonly interrupted: Int32Array
}

export function interruptionsOf({ interrupted }: ThreadData): number {
  return Atomics.load(interrupted, 0)
}

export function interrupt({ interrupted }: ThreadData): void {
  Atomics.add(interrupted, 0, 1)
}
