import type { SidebarItemConfig } from '@docgen/ssg-cli'

export const docsSidebar: SidebarItemConfig[] = [
  { label: 'Start here', items: ['introduction', 'how-it-works', 'getting-started', 'tutorial'] },
  {
    label: 'Server and client',
    items: ['server', 'sessions-and-tokens', 'handling-errors', 'email', 'client', 'production'],
  },
  {
    label: 'Transports',
    items: [
      { label: 'GraphQL', items: ['transports/graphql', 'transports/graphql-servers', 'transports/subscriptions'] },
      { label: 'Rest', items: ['transports/rest-express', 'transports/rest-client'] },
    ],
  },
  {
    label: 'Databases',
    items: ['databases/overview', 'databases/mongo', 'databases/redis', 'databases/typeorm', 'databases/mikro-orm'],
  },
  {
    label: 'Strategies',
    items: [
      { label: 'Password', items: ['strategies/password', 'strategies/password-client'] },
      'strategies/two-factor',
      'strategies/magic-link',
      'strategies/facebook',
      'strategies/oauth',
      'strategies/twitter',
    ],
  },
  {
    label: 'Frameworks',
    items: [
      'frameworks/react',
      'frameworks/cookies',
      'frameworks/express-session',
      'frameworks/nextjs',
      'frameworks/react-router',
      'frameworks/sveltekit',
      'frameworks/fastify',
      'frameworks/hono',
      'frameworks/nest',
    ],
  },
  {
    label: 'Cookbook',
    items: [
      'guides/custom-user',
      'guides/roles',
      'guides/email-and-username',
      'guides/sessions',
      'guides/brute-force',
      'guides/testing',
      'guides/import-users',
      'guides/several-applications',
      'guides/operate',
      'cookbook/react-native',
    ],
  },
  { label: 'Versions', items: ['upgrading', 'next-version'] },
  'troubleshooting',
  'contributing',
]
