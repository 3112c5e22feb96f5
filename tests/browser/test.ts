import { test as base } from '@playwright/test'

interface Addresses {
  /** Address of the fixture `reader`, with a slash at its end. */
  readonly reader: string
  /** Address of the documentation of accounts-js. */
  readonly accounts: string
  /** Address of the same pages, sent with the policy of the site. */
  readonly accountsUnderPolicy: string
  /** Address of the fixture `islands`, which stands under a base path. */
  readonly islands: string
  /** Address of the fixture `versions`, which stands under a base path. */
  readonly versions: string
  /** Address of docgen's manual. */
  readonly manual: string
  /** Absolute path of the folder that `accounts` serves. */
  readonly accountsDist: string
  /** Those of its pages that are looked at, relative to `accounts`. */
  readonly accountsPages: readonly string[]
  /** Those that together show every shape. */
  readonly accountsShapes: readonly string[]
}

export const test = base.extend<Addresses>({
  reader: async ({}, use) => use(addressOf('READER_URL')),
  accounts: async ({}, use) => use(addressOf('ACCOUNTS_URL')),
  accountsUnderPolicy: async ({}, use) => use(addressOf('ACCOUNTS_UNDER_POLICY_URL')),
  islands: async ({}, use) => use(addressOf('ISLANDS_URL')),
  versions: async ({}, use) => use(addressOf('VERSIONS_URL')),
  manual: async ({}, use) => use(addressOf('MANUAL_URL')),
  accountsDist: async ({}, use) => use(addressOf('ACCOUNTS_DIST')),
  // As the global setup wrote them.
  accountsPages: async ({}, use) => use(JSON.parse(addressOf('ACCOUNTS_PAGES')) as readonly string[]),
  accountsShapes: async ({}, use) => use(JSON.parse(addressOf('ACCOUNTS_SHAPES')) as readonly string[]),
})

export { expect } from '@playwright/test'

function addressOf(name: string): string {
  const address = process.env[name]
  if (!address) throw new Error(`${name} is missing: the specs are started by \`playwright test\`.`)
  return address
}
