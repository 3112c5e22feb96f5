// What "Import users" promises: old hashes work, and the first login replaces them.
import { pbkdf2Sync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Loaded, runGuide, sampleRunner, siteRequire } from './guide-code.ts'
import { ada } from './sample-app.ts'

const { AccountsServer } = siteRequire('@accounts/server')
const { AccountsPassword } = siteRequire('@accounts/password')

/** The package is a compiled addon, which some machines cannot load: its form is enough here. */
const argon2 = {
  hash: async (text: string) => `$argon2id$${text}`,
  verify: async (stored: string, text: string) => stored === `$argon2id$${text}`,
}

/** One round in place of 600,000: the format is what counts. */
const djangoHash = (text: string, rounds = 1) =>
  `pbkdf2_sha256$${rounds}$salt$${pbkdf2Sync(text, 'salt', rounds, 32, 'sha256').toString('base64')}`

let run: (file: string) => Loaded
let db: Loaded

beforeEach(() => {
  run = sampleRunner({ argon2 })
  db = new (run('memory-database.ts').MemoryDatabase)()
})

const importUsers = (...users: object[]) => run('import-users.ts').importUsers(db, users)

const loginAt = (server: Loaded, password: string) =>
  server.loginWithService('password', { user: { email: ada.email }, password }, {})

test('a bcrypt hash works at once, and an address is taken once', async () => {
  const password = new AccountsPassword()
  const server = new AccountsServer({ db, tokenSecret: 'for tests' }, { password })
  const passwordHash = await password.options.hashPassword(ada.password)
  const old = { email: 'Ada@Example.com', isVerified: true, passwordHash: passwordHash.replace(/^\$2\w/, '$2y') }
  expect(await importUsers(old, { ...old, email: ada.email, isVerified: false })).toEqual([ada.email])
  expect((await loginAt(server, ada.password)).user.emails).toEqual([{ address: ada.email, verified: true }])
  await expect(loginAt(server, 'wrong')).rejects.toMatchObject({ code: 'InvalidCredentials' })
})

describe('the hashes of another system', () => {
  let server: Loaded

  beforeEach(() => {
    const { password, replaceOldHashes } = run('old-hashes.ts')
    server = new AccountsServer({ db, tokenSecret: 'for tests' }, { password })
    replaceOldHashes(server, db)
  })

  const hashOfAda = async () => db.findPasswordHash((await db.findUserByEmail(ada.email)).id)

  test('work, and are replaced at the first login', async () => {
    await importUsers({ email: ada.email, isVerified: false, passwordHash: djangoHash(ada.password) })
    await expect(loginAt(server, 'wrong')).rejects.toMatchObject({ code: 'InvalidCredentials' })
    expect(await hashOfAda()).toMatch(/^pbkdf2_sha256\$/)
    await loginAt(server, ada.password)
    const replaced = await hashOfAda()
    expect(replaced).toMatch(/^\$argon2id\$/)
    await loginAt(server, ada.password)
    expect(await hashOfAda()).toBe(replaced)
  })

  test('accept nothing where the hash is cut off', async () => {
    await importUsers({ email: ada.email, isVerified: false, passwordHash: 'pbkdf2_sha256$1$salt$' })
    await expect(loginAt(server, '')).rejects.toThrow('Unrecognized options')
    await expect(loginAt(server, 'anything')).rejects.toMatchObject({ code: 'InvalidCredentials' })
  })
})

test('without a hash a login says that there is no password', async () => {
  const server = new AccountsServer({ db, tokenSecret: 'for tests' }, { password: new AccountsPassword() })
  await db.createUser({ email: ada.email, password: '' })
  await expect(loginAt(server, 'anything')).rejects.toMatchObject({ code: 'NoPasswordSet' })
})

test('a user of GitHub is found by the id, with a verified address', async () => {
  const { importGithubUser } = runGuide('guides/import-users.md', 'import-github-user.ts')
  await importGithubUser(db, 'Ada@Example.com', '17')
  expect((await db.findUserByServiceId('github', '17')).emails).toEqual([{ address: ada.email, verified: true }])
})
