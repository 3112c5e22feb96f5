export interface Counter {
  /** Counts one more, and returns how many there are by now. */
  take(key: string): Promise<number>
  clear(key: string): Promise<void>
}

/** For one process. */
export class MemoryCounter implements Counter {
  private readonly counts = new Map<string, [count: number, end: number]>()

  constructor(private readonly windowMs: number) {}

  async take(key: string): Promise<number> {
    const now = Date.now()
    for (const [old, [, end]] of this.counts) {
      if (end > now) break
      this.counts.delete(old)
    }
    const [count, end] = this.counts.get(key) ?? [0, now + this.windowMs]
    this.counts.set(key, [count + 1, end])
    return count + 1
  }

  async clear(key: string): Promise<void> {
    this.counts.delete(key)
  }
}
