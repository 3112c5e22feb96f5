// The tests that "Testing" shows, run: each passes, and fails when the application is wrong.
import * as nodeTest from 'node:test'
import { describe, expect, test } from 'vitest'
import { type Loaded, sampleRunner } from './guide-code.ts'

type Run = () => unknown

/** The tests of the sample with the functions around them, on an application that `change` may have changed. */
function load(change: (kit: Loaded) => void = () => undefined) {
  const tests = new Map<string, Run>()
  const before: Run[] = []
  const after: Run[] = []
  const fake = {
    ...nodeTest,
    test: (name: string, run: Run) => tests.set(name, run),
    beforeEach: (run: Run) => before.push(run),
    afterEach: (run: Run) => after.push(run),
  }
  const run = sampleRunner({ 'node:test': fake })
  change(run)
  run('testing/app.test.ts')
  const play = async (name: string) => {
    for (const step of before) await step()
    try {
      await tests.get(name)?.()
    } finally {
      for (const step of after) await step()
    }
  }
  return { names: [...tests.keys()], play }
}

const { names, play } = load()

test('there are six', () => expect(names).toHaveLength(6))

test.each(names)('%s', (name) => expect(play(name)).resolves.toBeUndefined())

describe('they notice', () => {
  test.each([
    [
      'a server that sends hashes',
      'no answer contains a hash',
      (run: Loaded) => {
        const safe = run('safe-accounts-server.ts').SafeAccountsServer.prototype
        delete safe.loginWithUser
      },
    ],
    [
      'sessions that never end',
      'nor does a session that has ended',
      (run: Loaded) => {
        run('memory-database.ts').MemoryDatabase.prototype.invalidateAllSessions = async () => undefined
      },
    ],
    [
      'links that work twice',
      'a reset link works once',
      (run: Loaded) => {
        run('memory-database.ts').MemoryDatabase.prototype.removeAllResetPasswordTokens = async () => undefined
      },
    ],
  ])('%s', (_, name, change) => expect(load(change).play(name)).rejects.toMatchObject({ code: 'ERR_ASSERTION' }))
})
