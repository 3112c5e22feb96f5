export interface Part {
  readonly name: 'strategy' | 'transport' | 'database'
  readonly title: string
  readonly text: string
  readonly links: readonly PartLink[]
}

export interface PartLink {
  readonly label: string
  readonly to: string
  /** One or two letters that stand for a product. */
  readonly mark?: string
}

/** What a server or an application may be built with; each has a guide. */
export const frameworks: readonly PartLink[] = [
  { mark: 'Ex', label: 'Express', to: '/docs/transports/rest-express' },
  { mark: 'Fa', label: 'Fastify', to: '/docs/frameworks/fastify' },
  { mark: 'Ho', label: 'Hono', to: '/docs/frameworks/hono' },
  { mark: 'Ne', label: 'NestJS', to: '/docs/frameworks/nest' },
  { mark: 'Rt', label: 'React', to: '/docs/frameworks/react' },
  { mark: 'Nx', label: 'Next.js', to: '/docs/frameworks/nextjs' },
  { mark: 'Rr', label: 'React Router', to: '/docs/frameworks/react-router' },
  { mark: 'Sv', label: 'SvelteKit', to: '/docs/frameworks/sveltekit' },
]

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
      { mark: 'Gq', label: 'GraphQL', to: '/docs/transports/graphql' },
      { mark: 'Ex', label: 'REST with Express', to: '/docs/transports/rest-express' },
      { label: 'REST client', to: '/docs/transports/rest-client' },
      { mark: 'Ap', label: 'Apollo link', to: '/api/apollo-link-accounts' },
    ],
  },
  {
    name: 'database',
    title: 'Databases',
    text: 'Where users and sessions live. If yours is missing, an adapter is one interface to implement.',
    links: [
      { mark: 'Mg', label: 'MongoDB', to: '/docs/databases/mongo' },
      { mark: 'To', label: 'TypeORM', to: '/docs/databases/typeorm' },
      { mark: 'Re', label: 'Redis', to: '/docs/databases/redis' },
      { mark: 'Mk', label: 'MikroORM (not released yet)', to: '/docs/databases/mikro-orm' },
    ],
  },
]
