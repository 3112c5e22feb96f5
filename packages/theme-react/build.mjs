// In: src. Out: dist/index.js (the theme, for Node), dist/client/runtime.js and dist/islands (for docgen's bundler), dist/styles.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { writeLicenses } from '../../scripts/licenses.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

await rm(at('dist/index.js'), { force: true })
await rm(at('dist/types'), { recursive: true, force: true })
await rm(at('dist/styles'), { recursive: true, force: true })
await rm(at('dist/client'), { recursive: true, force: true })
await rm(at('dist/islands'), { recursive: true, force: true })

/** The script is in every page: without what only its readers need. */
const smallInlineScript = {
  name: 'small-inline-script',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]inline-script\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' })
      const { inlineScript } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
      const small = await transform(inlineScript, { minify: true, charset: 'utf8', target: 'es2022' })
      return { contents: `export const inlineScript = ${JSON.stringify(small.code.trim())}` }
    })
  },
}

/** A style sheet that a script brings along, as text. */
const smallStyles = {
  name: 'small-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** What opens the search fetches the rest of it, which is built by itself. */
const searchDialogFile = {
  name: 'search-dialog-file',
  setup({ onResolve }) {
    onResolve({ filter: /^docgen-theme:search-dialog$/ }, () => ({ path: './search-dialog.js', external: true }))
  },
}

/** What minifies the styles of a site keeps the value of a custom property as it is written, spaces and all. */
function withShortTokens(css) {
  return css.replace(/(--[\w-]+): (.+;)$/gm, (_, name, value) => `${name}:${value.replaceAll(', ', ',')}`)
}

/** Blocks of one layer that follow each other, as one block: each begins anew in its file, which every page would pay for. */
function withJoinedLayers(css) {
  const withoutNotes = css.replace(/^\/\*.*\*\/\n/gm, '')
  const blocks = withoutNotes.split(/^(?=@)/m)
  // The first line of a block that is a layer and nothing else.
  const startOf = (block = '') => /^(@layer [\w.]+ \{\n)(?: .*\n|\n)*\}\s*$/.exec(block)?.[1]
  const starts = blocks.map(startOf)
  return blocks
    .map((block, index) => {
      const start = starts[index]
      if (start === undefined) return block
      const inner = starts[index - 1] === start ? block.slice(start.length) : block
      return starts[index + 1] === start ? inner.replace(/\}\s*$/, '') : inner
    })
    .join('')
}

const common = {
  absWorkingDir: at('.'),
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
}

const forBrowsers = { ...common, platform: 'browser', target: 'es2022' }

const server = await build({
  ...common,
  entryPoints: [at('src/index.ts')],
  plugins: [smallInlineScript],
  outfile: at('dist/index.js'),
  platform: 'node',
  target: 'node20.19',
  external: ['react', 'react-dom'],
  // It is read at the start of every build.
  minifyWhitespace: true,
})

// What it imports on demand stays so, and React and the islands come from docgen's bundler.
const client = await build({
  ...forBrowsers,
  entryPoints: [at('src/client/runtime.ts')],
  outdir: at('dist/client'),
  splitting: true,
  external: ['docgen:islands', 'react', 'react-dom'],
  plugins: [searchDialogFile, smallStyles],
})

// The search opens over any page: with Preact, the same components cost a seventh of what React does.
const searchDialog = await build({
  ...forBrowsers,
  entryPoints: { 'search-dialog': at('src/islands/search/start-panel.tsx') },
  outdir: at('dist/client'),
  alias: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    react: 'preact/compat',
  },
  // Docgen's bundler takes it from where it is installed, with its license.
  external: ['preact'],
})

// Each island is a module for docgen's bundler, which brings React; what two of them share is there once.
const islands = await build({
  ...forBrowsers,
  entryPoints: [at('src/islands/search-results.tsx')],
  outdir: at('dist/islands'),
  splitting: true,
  external: ['react', 'react-dom'],
})

const styles = await build({
  absWorkingDir: at('.'),
  entryPoints: [at('src/styles/theme.css')],
  outdir: at('dist/styles'),
  bundle: true,
  external: ['@fontsource-variable/*'],
  write: false,
  logLevel: 'warning',
})
for (const { path, text } of styles.outputFiles) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, withShortTokens(withJoinedLayers(text)))
}

writeLicenses(
  at('.'),
  [server, client, searchDialog, islands].map(({ metafile }) => metafile),
)
