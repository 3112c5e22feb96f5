import type { SidebarItemConfig } from '@docgen/ssg-cli'

export const docsSidebar: SidebarItemConfig[] = [
  { label: 'Introduction', items: ['introduction', 'how-it-works', 'contributing', 'next-version'] },
  {
    label: 'Getting started',
    items: ['getting-started', 'tutorial', 'server', 'sessions-and-tokens', 'handling-errors', 'email', 'client', 'production'],
  },
  {
    label: 'Transports',
    items: ['transports/graphql', { label: 'Rest', items: ['transports/rest-express', 'transports/rest-client'] }],
  },
  {
    label: 'Databases',
    items: ['databases/overview', 'databases/mongo', 'databases/redis', 'databases/typeorm', 'databases/mikro-orm'],
  },
  {
    label: 'Strategies',
    items: [
      { label: 'Password', items: ['strategies/password', 'strategies/password-client'] },
      'strategies/facebook',
      'strategies/oauth',
      'strategies/twitter',
    ],
  },
  { label: 'Cookbook', items: ['cookbook/react-native'] },
]
