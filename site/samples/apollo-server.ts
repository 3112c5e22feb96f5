import { ApolloServer } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { startStandaloneServer } from '@apollo/server/standalone'
import { accountsGraphQL, schema } from './graphql-schema'
import { publicError } from './known-errors'
import { limitMutations } from './limit-mutations'

const server = new ApolloServer({
  schema,
  includeStacktraceInErrorResponses: false,
  validationRules: [limitMutations(3)],
  formatError(formatted, error) {
    const known = publicError(unwrapResolverError(error))
    if (known)
      return {
        ...formatted,
        message: known.message,
        extensions: { code: known.code },
      }
    const { code } = formatted.extensions ?? {}
    return code === 'INTERNAL_SERVER_ERROR'
      ? { ...formatted, message: 'Unexpected error.' }
      : formatted
  },
})

export const start = (port: number) =>
  startStandaloneServer(server, {
    listen: { port, host: '127.0.0.1' },
    context: ({ req }) => accountsGraphQL.context({ req }),
  })

export const stop = () => server.stop()
