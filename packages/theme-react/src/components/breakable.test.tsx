import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breakable, Isolated, partsOf } from './breakable.tsx'

test.each([
  ['Getting started with the server', ['Getting started with the server']],
  ['AccountsServer', ['AccountsServer']],
  ['GlobalComponents', ['Global', 'Components']],
  ['AuthenticateWithServiceErrors', ['Authenticate', 'With', 'Service', 'Errors']],
  ['@accounts/database-mikro-orm', ['@accounts/', 'database-', 'mikro-', 'orm']],
  ['AccountsServer.loginWithService', ['Accounts', 'Server.', 'login', 'With', 'Service']],
])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))

test('a name that begins with a sign keeps its order in every direction of writing', () => {
  expect(renderToStaticMarkup(<Breakable text="@a/b" />)).toBe('<bdi>@a/b</bdi>')
  expect(renderToStaticMarkup(<Breakable text="Start with @a/b" />)).toBe('Start with <bdi>@a/b</bdi>')
  expect(renderToStaticMarkup(<Isolated text="From a.open() to b()" />)).toBe('From <bdi>a.open()</bdi> to <bdi>b()</bdi>')
  expect(renderToStaticMarkup(<Isolated text="AuthenticateWithServiceErrors" />)).toBe('AuthenticateWithServiceErrors')
  expect(renderToStaticMarkup(<Breakable text="Server" />)).toBe('Server')
})
