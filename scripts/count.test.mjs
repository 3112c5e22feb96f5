import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPlaywright, countTap, countVitest, judgeSuite } from './count.mjs'

const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }
const unloadable = { status: 'failed', assertionResults: [] }

const cases = [
  ['vitest, a failed test', countVitest({ ...report, testResults: [failing] }), [4, 1, 3]],
  ['vitest, and a file that does not load', countVitest({ ...report, testResults: [failing, unloadable] }), [4, 2, 3]],
  [
    'Playwright, with a retry and an error outside of tests',
    countPlaywright({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }, errors: [{}] }),
    [6, 3, 3],
  ],
  ['node --test', countTap('ok 1 - a\n# tests 9\n# pass 5\n# fail 2\n# cancelled 1\n# skipped 1\n# todo 0\n'), [5, 3, 1]],
  ['a suite that passed', judgeSuite(true, { passed: 3, failed: 0, skipped: 0 }), [3, 0, 0]],
  ['a suite without a report', judgeSuite(true, undefined), [0, 1, 0]],
  ['a suite that ran nothing', judgeSuite(true, { passed: 0, failed: 0, skipped: 2 }), [0, 1, 2]],
  ['a runner that failed after its tests', judgeSuite(false, { passed: 3, failed: 0, skipped: 0 }), [3, 1, 0]],
]

test('a test that passed at a second try is named', () => {
  const { retried } = countPlaywright({ stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 0 }, errors: [] })
  assert.equal(retried, 1)
})

for (const [name, { passed, failed, skipped }, expected] of cases) {
  test(name, () => assert.deepEqual([passed, failed, skipped], expected))
}
