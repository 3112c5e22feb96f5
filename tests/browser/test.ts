import { test as base } from '@playwright/test'

interface Addresses {
  /** Address of the fixture `reader`, with a slash at its end. */
  readonly reader: string
  /** Address of the documentation of accounts-js. */
  readonly accounts: string
  /** Address of the fixture `islands`, which stands under a base path. */
  readonly islands: string
  /** Address of the fixture `versions`, which stands under a base path. */
  readonly versions: string
  /** Address of docgen's manual. */
  readonly manual: string
  /** Absolute path of the folder that `accounts` serves. */
  readonly accountsDist: string
}

/** Every page of a test may ask its own machine alone. */
export const test = base.extend<Addresses>({
  // eslint-disable-next-line no-empty-pattern
  reader: async ({}, use) => use(addressOf('READER_URL')),
  // eslint-disable-next-line no-empty-pattern
  accounts: async ({}, use) => use(addressOf('ACCOUNTS_URL')),
  // eslint-disable-next-line no-empty-pattern
  islands: async ({}, use) => use(addressOf('ISLANDS_URL')),
  // eslint-disable-next-line no-empty-pattern
  versions: async ({}, use) => use(addressOf('VERSIONS_URL')),
  // eslint-disable-next-line no-empty-pattern
  manual: async ({}, use) => use(addressOf('MANUAL_URL')),
  // eslint-disable-next-line no-empty-pattern
  accountsDist: async ({}, use) => use(addressOf('ACCOUNTS_DIST')),
  context: async ({ context }, use) => {
    await context.route(
      (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
      (route) => route.abort(),
    )
    await use(context)
  },
})

export { expect } from '@playwright/test'

function addressOf(name: string): string {
  const address = process.env[name]
  if (!address) throw new Error(`${name} is missing: the specs are started by \`playwright test\`.`)
  return address
}
