import { GraphQLError } from 'graphql'
import type { GraphQLFieldResolver } from 'graphql'
import type { AppUser } from './app-user'
import { can } from './roles'
import type { Permission } from './roles'

interface Context {
  user?: AppUser
}

/** Wraps a resolver, as `authenticated` does. */
export function permitted<Root, Args>(
  permission: Permission,
  resolve: GraphQLFieldResolver<Root, Context, Args>,
): GraphQLFieldResolver<Root, Context, Args> {
  return (root, args, context, info) => {
    const { user } = context
    if (!user) throw denied('Unauthorized')
    if (!can(user, permission)) throw denied('Forbidden')
    return resolve(root, args, context, info)
  }
}

const denied = (code: string) =>
  new GraphQLError(code, { extensions: { code } })
