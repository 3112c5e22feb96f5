// In: src. Out: dist/*.js for Node. Runtime dependencies stay outside; what package.json lists for development is bundled in.
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const entries = {
  index: 'src/index.ts',
  model: 'src/model/index.ts',
  cli: 'src/cli/main.ts',
  'compile-worker': 'src/io/compile-worker.ts',
  testing: 'src/testing.ts',
}

const { dependencies } = JSON.parse(await readFile(at('package.json'), 'utf8'))

// Declarations are made by another program and stay until it replaces them.
await rm(at('dist/chunks'), { recursive: true, force: true })
await build({
  entryPoints: Object.entries(entries)
    .filter(([, file]) => existsSync(at(file)))
    .map(([out, file]) => ({ in: at(file), out })),
  outdir: at('dist'),
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  legalComments: 'none',
  logLevel: 'warning',
})
