import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Files share a process: each would load TypeScript and TypeDoc again.
export default defineConfig({
  resolve: { alias: { '@docgen/model': fileURLToPath(new URL('../model/src/index.ts', import.meta.url)) } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
})
