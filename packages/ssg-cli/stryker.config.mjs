// `pnpm mutation`: changes the trunk of the generator in small ways and counts which changes a test notices. It takes about an hour, or a few
// minutes with `--mutate <file>`, so it is no part of `npm test`. CONTRIBUTING.md says what to do with a survivor.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/engine/*.ts',
    'src/syntax/*.ts',
    'src/sources/docs/*.ts',
    'src/stages/2-compile/sanitise.ts',
    'src/stages/3-graph/*.ts',
    'src/stages/4-resolve/links/*.ts',
    'src/stages/4-resolve/pages/*.ts',
    'src/stages/6-emit/*.ts',
    'src/search/rank.ts',
    '!src/**/*.test.ts',
  ],
  // Each mutant stands in memory; a sandbox holds the sources alone.
  ignorePatterns: ['dist', '.docgen', '.turbo'],
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 15_000,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.stryker/report.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  checkers: [],
  allowConsoleColors: false,
}
