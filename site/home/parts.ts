export interface Part {
  readonly name: 'strategy' | 'transport' | 'database'
  readonly title: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

/** What an application is put together from, and every block that there is. */
export const parts: readonly Part[] = [
  {
    name: 'strategy',
    title: 'Strategies',
    text: 'How people prove who they are. Use one, or several side by side.',
    links: [
      { label: 'Password', to: '/docs/strategies/password' },
      { label: 'OAuth', to: '/docs/strategies/oauth' },
      { label: 'Twitter', to: '/docs/strategies/twitter' },
      { label: 'Facebook', to: '/docs/strategies/facebook' },
      { label: 'Magic link', to: '/docs/strategies/magic-link' },
      { label: 'Two-factor', to: '/docs/strategies/two-factor' },
    ],
  },
  {
    name: 'transport',
    title: 'Transports',
    text: 'How a client talks to the server. The rest of your code does not notice which one it is.',
    links: [
      { label: 'GraphQL', to: '/docs/transports/graphql' },
      { label: 'REST with Express', to: '/docs/transports/rest-express' },
      { label: 'REST client', to: '/docs/transports/rest-client' },
      { label: 'Apollo link', to: '/api/apollo-link-accounts' },
    ],
  },
  {
    name: 'database',
    title: 'Databases',
    text: 'Where users and sessions live. If yours is missing, an adapter is one interface to implement.',
    links: [
      { label: 'MongoDB', to: '/docs/databases/mongo' },
      { label: 'TypeORM', to: '/docs/databases/typeorm' },
      { label: 'Redis', to: '/docs/databases/redis' },
      { label: 'MikroORM (not released yet)', to: '/docs/databases/mikro-orm' },
    ],
  },
]
