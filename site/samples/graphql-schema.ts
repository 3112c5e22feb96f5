import 'reflect-metadata'
import { AccountsModule, authenticated } from '@accounts/graphql-api'
import { mergeResolvers, mergeTypeDefs } from '@graphql-tools/merge'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { accountsServer } from './accounts'

export interface Context {
  userId?: string
}

export const accountsGraphQL = AccountsModule.forRoot({ accountsServer })

const typeDefs = `
  type Query {
    invoices: [String!]
  }
`

const resolvers = {
  Query: {
    invoices: authenticated(
      (_root: unknown, _args: unknown, { userId }: Context) => [
        `invoice of ${userId}`,
      ],
    ),
  },
}

export const schema = makeExecutableSchema({
  typeDefs: mergeTypeDefs([accountsGraphQL.typeDefs, typeDefs]),
  resolvers: mergeResolvers([accountsGraphQL.resolvers, resolvers]),
})
