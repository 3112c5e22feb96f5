// In: src. Out: dist/*.js for Node. Runtime dependencies stay outside; what package.json lists for development is bundled in.
import { existsSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isBuiltin } from 'node:module'
import { build } from 'esbuild'
import { writeLicenses } from '../../scripts/licenses.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const entries = {
  index: 'src/index.ts',
  cli: 'src/cli/main.ts',
  'compile-worker': 'src/io/compile-worker.ts',
  testing: 'src/testing.ts',
}

const { dependencies } = JSON.parse(await readFile(at('package.json'), 'utf8'))

/** Packages in CommonJS ask for Node's modules by `require`, which a module does not have: they get them by an import. */
const builtinsByImport = {
  name: 'builtins-by-import',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[\w:/]+$/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `export * from ${JSON.stringify(path)}`,
      loader: 'js',
    }))
  },
}

const { metafile } = await build({
  plugins: [builtinsByImport],
  entryPoints: Object.entries(entries)
    .filter(([, file]) => existsSync(at(file)))
    .map(([out, file]) => ({ in: at(file), out })),
  absWorkingDir: at('.'),
  outdir: 'dist',
  // Beside the entries: modules find each other by `import.meta.url`, in whichever chunk they end up.
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  // Their modules for Node are CommonJS, which would ask for `require`.
  alias: {
    yaml: at('node_modules/yaml/browser/index.js'),
    'jsonc-parser': at('node_modules/jsonc-parser/lib/esm/main.js'),
  },
  legalComments: 'none',
  logLevel: 'warning',
})

const madeBelow = new Set(['dev-client.js', 'search-worker.js'])

await rm(at('dist/types'), { recursive: true, force: true })

// Chunks of earlier builds go once the new ones are there, so that a docgen that runs meanwhile is not cut off at its start.
for (const name of await readdir(at('dist'))) {
  if (name.endsWith('.js') && !(`dist/${name}` in metafile.outputs) && !madeBelow.has(name)) await rm(at(`dist/${name}`))
}

// What `docgen dev` puts into the pages that it serves.
await build({
  entryPoints: [{ in: at('src/dev-client/main.ts'), out: 'dev-client' }],
  outdir: at('dist'),
  bundle: true,
  format: 'esm',
  target: 'es2023',
  logLevel: 'warning',
})

// The scripts that answer searches in the reader's browser, one for each engine. They stand alone: workers of any kind can load them.
const workers = await build({
  absWorkingDir: at('.'),
  entryPoints: [
    { in: at('src/search-client/local/main.ts'), out: 'search-worker' },
    { in: at('src/search-client/algolia/main.ts'), out: 'search-algolia' },
    { in: at('src/search-client/typesense/main.ts'), out: 'search-typesense' },
  ],
  outdir: at('dist'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
})

// The workers are published with every site, whose build needs their licenses by themselves.
writeLicenses(at('.'), [metafile, workers.metafile], ['search-worker', 'search-algolia', 'search-typesense'])
