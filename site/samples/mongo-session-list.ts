import type { Session } from '@accounts/types'
import mongodb from 'mongodb'

/** All sessions of a user, ended ones included. */
export async function findSessionsOf(
  database: mongodb.Db,
  userId: string,
): Promise<Session[]> {
  const records = await database
    .collection('sessions')
    .find({ userId })
    .toArray()
  return records.map(({ _id, ...session }) => ({
    ...session,
    id: String(_id),
  }))
}
