import type { ApiPackageOption } from '@docgen/api-extractor-bridge'

/** Installed packages are documented from what they publish; those that no registry holds are declared in `reference/`. */
export const apiPackages: ApiPackageOption[] = [
  { npm: '@accounts/apollo-link', dir: 'apollo-link-accounts' },
  { npm: '@accounts/client', dir: 'client' },
  { folder: 'reference/client-magic-link', readme: true },
  { npm: '@accounts/client-password', dir: 'client-password' },
  { folder: 'reference/database-mikro-orm', readme: true },
  { npm: '@accounts/mongo', dir: 'database-mongo' },
  { npm: '@accounts/mongo-magic-link', dir: 'database-mongo-magic-link' },
  { npm: '@accounts/mongo-password', dir: 'database-mongo-password' },
  { npm: '@accounts/mongo-sessions', dir: 'database-mongo-sessions' },
  { folder: 'reference/database-redis', readme: true },
  { folder: 'reference/database-tests', readme: true },
  { npm: '@accounts/typeorm', dir: 'database-typeorm' },
  { folder: 'reference/error', readme: true },
  { folder: 'reference/express-session', readme: true },
  { npm: '@accounts/graphql-client', dir: 'graphql-client' },
  { npm: '@accounts/magic-link', dir: 'magic-link' },
  { folder: 'reference/module-core', readme: true },
  { folder: 'reference/module-magic-link', readme: true },
  { folder: 'reference/module-mikro-orm', readme: true },
  {
    npm: '@accounts/module-mongo',
    dir: 'module-mongo',
    // Its package.json does not say which folder of the repository it comes from.
    sourceLink: 'https://github.com/accounts-js/accounts/blob/master/modules/module-mongo/{file}#L{line}',
  },
  { folder: 'reference/module-password', readme: true },
  { folder: 'reference/module-typeorm', readme: true },
  { npm: '@accounts/oauth', dir: 'oauth' },
  { folder: 'reference/oauth-instagram', readme: true },
  { folder: 'reference/oauth-twitter', readme: true },
  { npm: '@accounts/password', dir: 'password' },
  { npm: '@accounts/rest-client', dir: 'rest-client' },
  { npm: '@accounts/rest-express', dir: 'rest-express' },
  { npm: '@accounts/server', dir: 'server' },
  { npm: '@accounts/two-factor', dir: 'two-factor' },
  { npm: '@accounts/types', dir: 'types' },
]

/** Headings of the index and of the sidebar, in this order, by folder. */
export const apiGroups: Readonly<Record<string, readonly string[]>> = {
  Server: ['server', 'rest-express', 'express-session', 'types', 'error'],
  Client: ['client', 'client-password', 'client-magic-link', 'rest-client', 'graphql-client', 'apollo-link-accounts'],
  Strategies: ['password', 'magic-link', 'oauth', 'oauth-instagram', 'oauth-twitter', 'two-factor'],
  Databases: [
    'database-mikro-orm',
    'database-mongo',
    'database-mongo-magic-link',
    'database-mongo-password',
    'database-mongo-sessions',
    'database-redis',
    'database-tests',
    'database-typeorm',
  ],
  GraphQL: ['module-core', 'module-magic-link', 'module-mikro-orm', 'module-mongo', 'module-password', 'module-typeorm'],
}
