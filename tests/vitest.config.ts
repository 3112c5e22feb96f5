import { defineConfig } from 'vitest/config'

// Every test here starts whole builds: what is awaited is a process, not a calculation. Two at a time, as each uses several threads.
export default defineConfig({
  test: {
    include: ['{support,build,diagnostics,site,parsers,trust}/**/*.test.ts'],
    exclude: ['fixtures/**', 'diagnostics/*/**', 'node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
