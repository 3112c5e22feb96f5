// The messages that "Troubleshooting" lists are those that the packages have, and each comes from the cause that it names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { siteFolder } from './accounts-site.ts'
import { sampleRunner, siteRequire } from './guide-code.ts'

const { AccountsServer } = siteRequire('@accounts/server')
const { AccountsPassword } = siteRequire('@accounts/password')
const { AccountsClient } = siteRequire('@accounts/client')
const { AccountsClientPassword } = siteRequire('@accounts/client-password')
const { AccountsOauth } = siteRequire('@accounts/oauth')
const { Mongo } = siteRequire('@accounts/mongo')
const { ObjectID } = siteRequire('mongodb')
const { TwoFactor } = siteRequire('@accounts/two-factor')
const { MemoryDatabase } = sampleRunner()('memory-database.ts')

const page = readFileSync(join(siteFolder, 'docs/troubleshooting.md'), 'utf8')
const options = () => ({ db: new MemoryDatabase(), tokenSecret: 'for tests' })

test.each([
  ['A database driver is required', () => new AccountsServer({ tokenSecret: 'for tests' }, {})],
  ['A database connection is required', () => new Mongo(undefined)],
  [
    "Can't enable autologin when ambiguous error messages are enabled",
    () => new AccountsServer({ ...options(), enableAutologin: true }, {}),
  ],
  ['A valid transport is required', () => new AccountsClient({})],
  ['A valid client instance is required', () => new AccountsClientPassword()],
  ["Cannot destructure property 'user' of 'params' as it is undefined", () => new AccountsPassword().authenticate(undefined)],
  [
    'No service with the name magic-link was registered.',
    () => new AccountsServer(options(), {}).loginWithService('magic-link', {}, {}),
  ],
  ['Invalid provider', () => new AccountsOauth({}).authenticate({ provider: 'github' })],
  ['2FA code required', () => new TwoFactor().authenticate({ id: '1' }, undefined)],
  ['Argument passed in must be a single String of 12 bytes or a string of 24 hex characters', () => new ObjectID('1')],
])('%s', async (message, cause) => {
  expect(page).toContain(`| \`${message}`)
  await expect(Promise.resolve().then(cause)).rejects.toThrow(message)
})

test('the default secret is told', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    expect(new AccountsServer({ ...options(), tokenSecret: 'secret' }, {})).toBeDefined()
    expect(log.mock.calls.join()).toContain('You are using the default secret "secret"')
    expect(page).toContain('| `You are using the default secret "secret"` |')
  } finally {
    log.mockRestore()
  }
})
