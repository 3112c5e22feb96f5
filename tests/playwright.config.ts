import { defineConfig } from '@playwright/test'
import { browserArgs } from './support/browser-args.ts'
import { findChromium } from './support/find-chromium.ts'
import { testWorkers } from './support/workers.ts'

// The browser that is installed on the machine.
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  globalSetup: './browser/global-setup.ts',
  outputDir: 'test-results',
  workers: testWorkers,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A second try keeps one late frame from stopping a release; the report lists the test as flaky, and each of those is a fault to find.
  retries: 1,
  reporter: 'line',
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [...browserArgs],
    },
    viewport: { width: 1280, height: 800 },
  },
})
