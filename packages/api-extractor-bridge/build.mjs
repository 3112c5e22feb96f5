import { rmSync } from 'node:fs'
import { build } from 'esbuild'

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

/** Node reads a CommonJS module that is imported twice, once for the names of its exports: of these nine megabytes that takes half a second. */
const requiredTypeScript = {
  name: 'required-typescript',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'required' }))
    onLoad({ filter: /.*/, namespace: 'required' }, () => ({
      contents: "import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('typescript')",
    }))
  },
}

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { index: 'src/index.ts', worker: 'src/worker.ts' },
  outdir: 'dist',
  bundle: true,
  // The parts of the worker that a site does not need are not loaded.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['typedoc'],
  plugins: [requiredTypeScript],
  alias: { '@docgen/ssg-cli/model': '../ssg-cli/src/model/index.ts' },
  logLevel: 'warning',
})
