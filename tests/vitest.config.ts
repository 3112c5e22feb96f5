import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testWorkers } from './support/workers.ts'

// Every test here starts whole builds: what is awaited is a process, not a calculation.
export default defineConfig({
  // Sources of the bridge, which a property is about, know the generator by this name.
  resolve: {
    alias: { '@docgen/model': fileURLToPath(new URL('../packages/model/src/index.ts', import.meta.url)) },
  },
  test: {
    projects: [
      // Nothing is left in a process that another file would meet, and each would load TypeScript, React and docgen again.
      {
        extends: true,
        test: {
          name: 'docgen',
          include: ['{support,build,diagnostics,parsers,trust,fuzz}/**/*.test.ts'],
          exclude: ['fixtures/**', 'diagnostics/*/**', 'node_modules/**'],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          // As docgen itself runs.
          env: { NODE_ENV: 'production' },
        },
      },
      // Applications have an environment and packages of their own, which `own-packages.ts` sees to: to start a process and to load TypeScript for
      // each file costs more than its tests do.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/**/*.test.ts'],
          setupFiles: 'site/own-packages.ts',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
    globalSetup: 'support/share-sites.ts',
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: testWorkers,
    // Imported as they stand, as configs import them too: parts of a config are known by what they are and by their text.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
  },
})
