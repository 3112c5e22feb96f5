import { expect, test } from 'vitest'
import { isLeftOut } from './left-out.ts'

test.each([
  ['https://acme.dev/', false],
  ['https://localhost.acme.dev/', false],
  ['https://myexample.com/', false],
  ['https://example.dev/', false],
  ['https://192.168.0.1/wiki', false],
  ['http://localhost:3000/', true],
  ['http://LOCALHOST./', true],
  ['http://app.localhost/', true],
  ['http://127.0.0.1:8080/', true],
  ['http://127.1/', true],
  ['http://0.0.0.0/', true],
  ['http://[::1]:3000/', true],
  ['http://[::]/', true],
  ['https://example.com/a', true],
  ['https://api.example.org', true],
  ['https://shop.example', true],
  ['https://a.test/', true],
  ['https://a.invalid/', true],
])('%s: %s', (address, expected) => {
  expect(isLeftOut(address, [])).toBe(expected)
})

test.each([
  ['https://acme.dev/wiki/a', ['https://acme.dev/wiki'], true],
  ['https://acme.dev/', ['https://acme.dev'], true],
  ['https://acme.dev.evil.dev/', ['https://acme.dev'], false],
  ['https://ACME.dev/wiki', ['https://acme.dev/wiki/', 'https://acme.dev/wiki'], true],
  ['http://acme.dev/wiki', ['https://acme.dev/'], false],
])('%s without %j: %s', (address, skip, expected) => {
  expect(isLeftOut(address, skip)).toBe(expected)
})
