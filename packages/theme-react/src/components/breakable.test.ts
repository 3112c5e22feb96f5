import { expect, test } from 'vitest'
import { partsOf } from './breakable.tsx'

test.each([
  ['Getting started with the server', ['Getting started with the server']],
  ['AccountsServer', ['AccountsServer']],
  ['AuthenticateWithServiceErrors', ['Authenticate', 'With', 'Service', 'Errors']],
  ['@accounts/database-mikro-orm', ['@accounts/', 'database-', 'mikro-', 'orm']],
  ['AccountsServer.loginWithService', ['Accounts', 'Server.', 'login', 'With', 'Service']],
])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))
