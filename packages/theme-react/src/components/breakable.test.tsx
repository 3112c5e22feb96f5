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

test.each([
  ['$store', '<bdi>$store</bdi>'],
  ['_private', '<bdi>_private</bdi>'],
  ['count$', '<bdi>count$</bdi>'],
  ['$open()', '<bdi>$open()</bdi>'],
  ['[Symbol.iterator]()', '<bdi>[Symbol.iterator]()</bdi>'],
  ['2.0.0-beta.1', '<bdi>2.0.0-beta.1</bdi>'],
  ['إصدار 1.0.0+build.5', 'إصدار <bdi>1.0.0+build.5</bdi>'],
  ['2.0.0 (2024-02-01)', '2.0.0 (2024-02-01)'],
  ['snake_case', 'snake_case'],
])('%s begins and ends where it does in a text that is read from left to right', (text, html) => {
  expect(renderToStaticMarkup(<Isolated text={text} />)).toBe(html)
})
