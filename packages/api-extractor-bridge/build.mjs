import { rmSync } from 'node:fs'
import { build } from 'esbuild'

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { index: 'src/index.ts', worker: 'src/worker.ts', 'samples-worker': 'src/samples/worker.ts' },
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['typedoc', 'typescript'],
  alias: { '@docgen/ssg-cli/model': '../ssg-cli/src/model/index.ts' },
  logLevel: 'warning',
})
