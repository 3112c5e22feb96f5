import type { SitePart } from '@docgen/ssg-cli'
import { apiGroups } from './api-packages.ts'

const pagesOf = (group: string): readonly string[] => (apiGroups[group] ?? []).map((dir) => `/api/${dir}`)

/** What an application is put together from, in the three colors of the mark. */
export const siteParts: readonly SitePart[] = [
  {
    name: 'strategy',
    label: 'Strategy',
    color: { light: '#0b6b6d', dark: '#84cbcc' },
    paths: ['/docs/strategies', '/api/client-password', '/api/client-magic-link', ...pagesOf('Strategies')],
  },
  {
    name: 'transport',
    label: 'Transport',
    color: { light: '#1f58a5', dark: '#93bdf3' },
    paths: [
      '/docs/transports',
      '/api/rest-express',
      '/api/rest-client',
      '/api/graphql-client',
      '/api/apollo-link-accounts',
      ...pagesOf('GraphQL'),
    ],
  },
  {
    name: 'database',
    label: 'Database',
    color: { light: '#8a3275', dark: '#d9a3de' },
    paths: ['/docs/databases', ...pagesOf('Databases')],
  },
]
