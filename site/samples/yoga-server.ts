import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import { createYoga, maskError } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import { accountsGraphQL, schema } from './graphql-schema'
import { publicError } from './known-errors'
import { limitMutations } from './limit-mutations'

const fewMutations: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(limitMutations(3))
  },
}

const yoga = createYoga<{ req: IncomingMessage }>({
  schema,
  context: ({ req }) => accountsGraphQL.context({ req }),
  cors: { origin: 'https://app.example.com' },
  maskedErrors: {
    maskError(error, message) {
      const original =
        error instanceof GraphQLError ? error.originalError : undefined
      const known = publicError(original)
      if (!known) return maskError(error, message)
      return new GraphQLError(known.message, {
        path: error instanceof GraphQLError ? error.path : undefined,
        extensions: { code: known.code },
      })
    },
  },
  plugins: [fewMutations],
})

export const createApp = () => createServer(yoga)
