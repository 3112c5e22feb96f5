import type { ConnectionInformations, Session } from '@accounts/types'
import { MemoryDatabase } from './memory-database'

export class ListingDatabase extends MemoryDatabase {
  private readonly idsOfUser = new Map<string, string[]>()

  override async createSession(
    userId: string,
    token: string,
    connection: ConnectionInformations,
    extraData?: object,
  ) {
    const id = await super.createSession(
      userId,
      token,
      connection,
      extraData,
    )
    const ids = this.idsOfUser.get(userId) ?? []
    this.idsOfUser.set(userId, [...ids, id])
    return id
  }

  /** All sessions of a user, ended ones included. */
  async findSessionsOf(userId: string): Promise<Session[]> {
    const ids = this.idsOfUser.get(userId) ?? []
    const found = await Promise.all(
      ids.map((id) => this.findSessionById(id)),
    )
    return found.filter((session) => session !== null)
  }
}
