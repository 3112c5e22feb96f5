import type { Db } from 'mongodb'

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** Returns how many it removed. None of them could be refreshed. */
export async function removeOldSessions(
  database: Db,
  now = Date.now(),
): Promise<number> {
  const { deletedCount } = await database
    .collection('sessions')
    .deleteMany({ updatedAt: { $lt: now - thirtyDays } })
  return deletedCount ?? 0
}
