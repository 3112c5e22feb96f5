import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const browser = ['src/client/**/*.test.{ts,tsx}', 'src/islands/search/start-panel.test.ts']

export default defineConfig({
  resolve: {
    alias: { '@docgen/model': fileURLToPath(new URL('../model/src/index.ts', import.meta.url)) },
  },
  test: {
    // Code of the browser needs a document and starts when it is imported, so each of its test files has a context of its own. That costs less than
    // a process for each. All other files share one process.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          pool: 'vmThreads',
          // Since Node 25, `localStorage` is a global of Node, which would hide the document's.
          ...(process.allowedNodeEnvironmentFlags.has('--webstorage') && { execArgv: ['--no-webstorage'] }),
        },
      },
      { extends: true, test: { name: 'pages', include: ['src/**/*.test.{ts,tsx}'], exclude: browser, isolate: false } },
    ],
    setupFiles: ['./vitest.words.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A document of a test asks nobody for its files.
    environmentOptions: {
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
    },
  },
})
