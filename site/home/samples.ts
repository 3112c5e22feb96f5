// The code that the home page shows. A test compiles it against the packages, for every choice of parts.

/** What an application is put together from: one of each. `value` is unique among all options. */
export const choices = [
  {
    part: 'strategy',
    title: 'Strategy',
    options: [
      { value: 'password', label: 'Password' },
      { value: 'magic-link', label: 'Magic link' },
      { value: 'oauth', label: 'OAuth' },
    ],
  },
  {
    part: 'transport',
    title: 'Transport',
    options: [
      { value: 'rest', label: 'REST' },
      { value: 'graphql', label: 'GraphQL' },
    ],
  },
  {
    part: 'database',
    title: 'Database',
    options: [
      { value: 'mongo', label: 'MongoDB' },
      { value: 'own', label: 'Your own' },
    ],
  },
] as const

export type Part = (typeof choices)[number]['part']
export type Option = (typeof choices)[number]['options'][number]['value']

export interface SampleLine {
  readonly text: string
  /** The option that the line belongs to; others belong to all. */
  readonly only?: Option
  /** The part that the line puts in. */
  readonly part?: Part
}

const of = (only: Option, ...texts: readonly string[]): readonly SampleLine[] => texts.map((text) => ({ text, only }))
const all = (...texts: readonly string[]): readonly SampleLine[] => texts.map((text) => ({ text }))
const putIn = (part: Part, only: Option, text: string): SampleLine => ({ text, only, part })

export const serverLines: readonly SampleLine[] = [
  ...of('rest', "import express from 'express'"),
  ...of(
    'graphql',
    "import 'reflect-metadata'",
    "import { createServer } from 'node:http'",
    "import type { IncomingMessage } from 'node:http'",
    "import { createYoga } from 'graphql-yoga'",
    "import { makeExecutableSchema } from '@graphql-tools/schema'",
  ),
  ...of('mongo', "import { MongoClient } from 'mongodb'"),
  ...all("import { AccountsServer } from '@accounts/server'"),
  ...of('password', "import { AccountsPassword } from '@accounts/password'"),
  ...of('magic-link', "import { AccountsMagicLink } from '@accounts/magic-link'"),
  ...of('oauth', "import { AccountsOauth } from '@accounts/oauth'", "import { GithubProvider } from './github-provider'"),
  ...of('rest', "import accountsExpress from '@accounts/rest-express'"),
  ...of('graphql', "import { AccountsModule } from '@accounts/graphql-api'"),
  ...of('mongo', "import { Mongo } from '@accounts/mongo'"),
  ...of('own', "import { MemoryDatabase } from './memory-database'"),
  ...all(
    '',
    "const tokenSecret = process.env.TOKEN_SECRET ?? ''",
    "if (!tokenSecret) throw new Error('TOKEN_SECRET is not set')",
  ),
  ...of(
    'oauth',
    'const github = new GithubProvider({',
    "  clientId: process.env.GITHUB_CLIENT_ID ?? '',",
    "  clientSecret: process.env.GITHUB_CLIENT_SECRET ?? '',",
    '})',
  ),
  ...all(''),
  ...of('mongo', 'async function start() {', "  const client = await MongoClient.connect('mongodb://localhost')"),
  ...of('own', 'function start() {'),
  ...all('  const accountsServer = new AccountsServer('),
  putIn('database', 'mongo', "    { tokenSecret, db: new Mongo(client.db('shop')) },"),
  putIn('database', 'own', '    { tokenSecret, db: new MemoryDatabase() },'),
  putIn('strategy', 'password', '    { password: new AccountsPassword() },'),
  putIn('strategy', 'magic-link', '    { magicLink: new AccountsMagicLink() },'),
  putIn('strategy', 'oauth', '    { oauth: new AccountsOauth({ github }) },'),
  ...all('  )'),
  ...of('rest', '  const app = express().use(express.json())'),
  putIn('transport', 'rest', '  app.use(accountsExpress(accountsServer))'),
  ...of('rest', '  app.listen(4000)'),
  putIn('transport', 'graphql', '  const accounts = AccountsModule.forRoot({ accountsServer })'),
  ...of(
    'graphql',
    '  const { typeDefs, resolvers } = accounts',
    '  const yoga = createYoga<{ req: IncomingMessage }>({',
    '    schema: makeExecutableSchema({ typeDefs, resolvers }),',
    '    context: ({ req }) => accounts.context({ req }),',
    '  })',
    '  createServer(yoga).listen(4000)',
  ),
  ...all('}', 'start()'),
]

/**
 * What to install for any choice. Both transports load the two strategies, whichever is registered; REST does not even declare that.
 */
export const commonPackages = '@accounts/server @accounts/password @accounts/magic-link'

/** What else to install for an option, in the order of the parts. Majors are those that the packages of accounts-js are made for. */
export const packages: Readonly<Partial<Record<Option, string>>> = {
  oauth: '@accounts/oauth',
  rest: '@accounts/rest-express express@4',
  graphql: '@accounts/graphql-api graphql@15 graphql-yoga @graphql-tools/schema@8 reflect-metadata',
  mongo: '@accounts/mongo mongodb@3',
}

export function serverSample(chosen: readonly Option[]): string {
  return serverLines
    .filter(({ only }) => only === undefined || chosen.includes(only))
    .map(({ text }) => text)
    .join('\n')
}

export const clientSample = `import { AccountsClient } from '@accounts/client'
import { AccountsClientPassword } from '@accounts/client-password'
import { RestClient } from '@accounts/rest-client'

const transport = new RestClient({
  apiHost: 'http://localhost:4000',
  rootPath: '/accounts',
})
const accounts = new AccountsClient({}, transport)
const passwords = new AccountsClientPassword(accounts)

export async function signUp(email: string, password: string) {
  await passwords.createUser({ email, password })
  await passwords.login({ user: { email }, password })
  return accounts.getUser()
}`
