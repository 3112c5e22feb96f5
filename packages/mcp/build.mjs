import { rmSync } from 'node:fs'
import { build } from 'esbuild'

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/main.ts'],
  outdir: 'dist',
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
})
