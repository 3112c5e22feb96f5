import type { DatabaseInterface, User } from '@accounts/types'
import { toAppUser } from './app-user'
import type { AppUser } from './app-user'
import { MemoryDatabase } from './memory-database'

/** Your adapter in the place of `MemoryDatabase`: the rest stays. */
export class AppDatabase
  extends MemoryDatabase
  implements DatabaseInterface<AppUser>
{
  override async findUserById(userId: string) {
    return typed(await super.findUserById(userId))
  }

  override async findUserByEmail(email: string) {
    return typed(await super.findUserByEmail(email))
  }

  override async findUserByUsername(username: string) {
    return typed(await super.findUserByUsername(username))
  }

  override async findUserByServiceId(name: string, id: string) {
    return typed(await super.findUserByServiceId(name, id))
  }

  override async findUserByResetPasswordToken(token: string) {
    return typed(await super.findUserByResetPasswordToken(token))
  }

  override async findUserByEmailVerificationToken(token: string) {
    return typed(await super.findUserByEmailVerificationToken(token))
  }

  override async findUserByLoginToken(token: string) {
    return typed(await super.findUserByLoginToken(token))
  }
}

const typed = (user: User | null): AppUser | null =>
  user && toAppUser(user)
