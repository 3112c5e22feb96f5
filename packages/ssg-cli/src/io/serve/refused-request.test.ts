import { expect, test } from 'vitest'
import { isHostAllowed } from './refused-request.ts'

test.each([
  ['localhost', '127.0.0.1', true],
  ['LOCALHOST:4000', '127.0.0.1', true],
  ['docs.localhost:4000', '127.0.0.1', true],
  ['127.0.0.1:4000', '127.0.0.1', true],
  ['192.168.1.7:4000', '0.0.0.0', true],
  ['[::1]:4000', '127.0.0.1', true],
  ['my-machine:4000', 'my-machine', true],
  ['my-machine:4000', '127.0.0.1', false],
  ['evil.example', '127.0.0.1', false],
  ['evillocalhost', '127.0.0.1', false],
  ['evil-localhost:4000', '127.0.0.1', false],
  ['localhost.', '127.0.0.1', false],
  ['localhost.evil.example', '127.0.0.1', false],
  ['evil.example#localhost', '127.0.0.1', false],
  ['user@localhost', '127.0.0.1', false],
  ['localhost@evil.example', '127.0.0.1', false],
  ['localhost:4000.evil.example', '127.0.0.1', false],
  ['localhost:400000', '127.0.0.1', false],
  ['', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
])('Host %s for a server on %s: %s', (header, host, expected) => expect(isHostAllowed(header, host)).toBe(expected))
