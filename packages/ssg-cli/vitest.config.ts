import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Nothing here is timed: a limit only ends what hangs, on a busy machine too. Files share a process, since to start one for each and to load the
// generator again costs three times what the tests cost.
export default defineConfig({
  resolve: { alias: { '@docgen/model': fileURLToPath(new URL('../model/src/index.ts', import.meta.url)) } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
})
