import { expect, test } from 'vitest'
import { secretNameIn } from './secret-names.ts'

test.each([
  ['.env', '.env'],
  ['packages/a/.env.production', '.env.production'],
  ['.ENV', '.ENV'],
  ['.git/config', '.git'],
  ['a/.git', '.git'],
  ['.npmrc', '.npmrc'],
  ['home/.ssh/config', '.ssh'],
  ['keys/id_ed25519', 'id_ed25519'],
  ['certs/server.pem', 'server.pem'],
  ['.env.example', undefined],
  ['.env.local.sample', undefined],
  ['.env/readme.md', undefined],
  ['.github/workflows/ci.yml', undefined],
  ['.gitignore', undefined],
  ['docs/env.md', undefined],
  ['id_rsa.pub', undefined],
])('%s', (path, name) => expect(secretNameIn(path)).toBe(name))
