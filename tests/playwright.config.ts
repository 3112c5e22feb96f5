import { defineConfig } from '@playwright/test'
import { findChromium } from './support/find-chromium.ts'

// The browser that is installed on the machine, with everything switched off that would talk to others than the pages' own server.
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  globalSetup: './browser/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A second try keeps one late frame from stopping a release; the report lists the test as flaky, and each of those is a fault to find.
  retries: 1,
  reporter: 'line',
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // A page may ask its own machine alone. Said to the browser, since a route of Playwright's would hold up every request.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
    viewport: { width: 1280, height: 800 },
  },
})
