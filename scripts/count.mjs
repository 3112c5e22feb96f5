// How many tests passed and failed, from the reports of the runners. A suite that ran nothing has failed: it checked nothing.

/** From the JSON report of vitest. A file that could not be loaded has no tests: it counts as one that failed. */
export function countVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** From the JSON report of Playwright. A test that passed at a second try has passed; errors outside of tests have not. */
export function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, retried: flaky }
}

/** From what `node --test --test-reporter=tap` printed. */
export function countTap(text) {
  const numberOf = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    passed: numberOf('pass'),
    failed: numberOf('fail') + numberOf('cancelled'),
    skipped: numberOf('skipped') + numberOf('todo'),
  }
}

/** What a suite adds to the sum. `counts` is undefined where the runner left no report. */
export function judgeSuite(isOk, counts) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0, problem: 'it left no report' }
  const isSuspect = counts.failed === 0 && (!isOk || counts.passed === 0)
  return isSuspect ? { ...counts, failed: 1 } : counts
}
