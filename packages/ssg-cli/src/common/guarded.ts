import { errorMessageOf } from '@docgen/model'
import { DamagedCache } from './damaged-cache.ts'

/** What `make` returns; where it throws, what stands for it. `reason` is the message of `error`, which was thrown. */
export function guarded<Value>(make: () => Value, failed: (reason: string, error: unknown) => Value): Value {
  try {
    return make()
  } catch (error) {
    if (error instanceof DamagedCache) throw error
    return failed(errorMessageOf(error), error)
  }
}

/** The same for what is awaited: `make` may throw at once, or reject. */
export async function guardedLater<Value>(
  make: () => Promise<Value>,
  failed: (reason: string, error: unknown) => Value,
): Promise<Value> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof DamagedCache) throw error
    return failed(errorMessageOf(error), error)
  }
}
