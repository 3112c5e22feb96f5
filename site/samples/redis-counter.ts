import type { Redis } from 'ioredis'
import type { Counter } from './attempts'

/** For several processes, which count together. */
export class RedisCounter implements Counter {
  constructor(
    private readonly redis: Redis,
    private readonly windowMs: number,
  ) {}

  async take(key: string): Promise<number> {
    const name = `attempts:${key}`
    const results = await this.redis
      .multi()
      .incr(name)
      // NX: the first attempt starts the window, later ones keep it.
      .pexpire(name, this.windowMs, 'NX')
      .exec()
    return Number(results?.[0]?.[1])
  }

  async clear(key: string): Promise<void> {
    await this.redis.del(`attempts:${key}`)
  }
}
