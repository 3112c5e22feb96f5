import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { writeLicenses } from '../../scripts/licenses.mjs'

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })

const { metafile } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { index: 'src/index.ts' },
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: ['@docgen/ssg-cli'],
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
})
writeLicenses(import.meta.dirname, [metafile])
