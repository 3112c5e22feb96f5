import type { AppUser, Role } from './app-user'

export type Permission = 'read' | 'write' | 'publish' | 'manage users'

const permissions: Record<Role, readonly Permission[]> = {
  member: ['read'],
  editor: ['read', 'write', 'publish'],
  admin: ['read', 'write', 'publish', 'manage users'],
}

export const can = (user: AppUser, permission: Permission): boolean =>
  user.roles.some((role) => permissions[role].includes(permission))

/** Rules about one thing, beside those about kinds of users. */
export const canEdit = (user: AppUser, article: { ownerId: string }) =>
  can(user, 'publish') ||
  (can(user, 'write') && article.ownerId === user.id)
