import type { User } from '@accounts/types'

export interface AppUser extends User {
  firstName: string
  roles: Role[]
}

export type Role = 'member' | 'editor' | 'admin'

const roles: readonly unknown[] = ['member', 'editor', 'admin']

/** Records that are older than a field do not have it: fill it in. */
export function toAppUser(user: User): AppUser {
  const record: Partial<AppUser> = user
  return {
    ...user,
    firstName: record.firstName ?? '',
    roles: (record.roles ?? []).filter((role) => roles.includes(role)),
  }
}
