import 'reflect-metadata'
import { AccountsModule } from '@accounts/graphql-api'
import type { AccountsServer } from '@accounts/server'
import { mergeResolvers, mergeTypeDefs } from '@graphql-tools/merge'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { accountsServer } from './app-accounts'
import type { AppUser } from './app-user'

// The package asks for a server of `User`, and stricter ones do not fit.
const anyUser: AccountsServer<any> = accountsServer

export const accountsGraphQL = AccountsModule.forRoot({
  accountsServer: anyUser,
})

const typeDefs = `
  extend type User {
    firstName: String!
    initial: String!
  }

  extend input CreateUserInput {
    firstName: String!
  }
`

const resolvers = {
  User: {
    initial: ({ firstName }: AppUser) => firstName.slice(0, 1),
  },
}

export const schema = makeExecutableSchema({
  typeDefs: mergeTypeDefs([accountsGraphQL.typeDefs, typeDefs]),
  resolvers: mergeResolvers([accountsGraphQL.resolvers, resolvers]),
})
