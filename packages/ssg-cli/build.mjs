// In: src. Out: dist/*.js for Node. Runtime dependencies stay outside; what package.json lists for development is bundled in.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { basename, dirname, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { writeLicenses } from '../../scripts/licenses.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const entries = {
  index: 'src/index.ts',
  cli: 'src/cli/main.ts',
  'compile-worker': 'src/io/threads/compile-worker.ts',
  testing: 'src/testing.ts',
}

const { dependencies } = JSON.parse(await readFile(at('package.json'), 'utf8'))
// Of the model the package needs the types: its code is small, and loads faster from within.
const outside = Object.keys(dependencies).filter((name) => name !== '@docgen/model')

/** The grammars of Prism, one of which is loaded for each language that a site's fences use: file names with their code. */
const grammars = await minifiedGrammars()
/** Named by what it holds, so that the code which names it, and with it all that docgen is known by, changes with any grammar. */
const grammarFolder = `grammars-${hashOf(grammars)}`

/** In `src` the grammars come from `refractor`, in the package from its own folder. */
const grammarsBeside = {
  name: 'grammars-beside',
  transform: {
    filter: { id: /[\\/]2-compile[\\/]highlight\.ts$/ },
    handler(code) {
      if (!code.includes('`refractor/${grammar}`')) throw new Error('highlight.ts loads its grammars in another way now.')
      return code.replace('`refractor/${grammar}`', `\`./${grammarFolder}/\${grammar}.js\``)
    },
  },
}

/**
 * Node makes an ES module of each of its own that is imported, and for that it asks for all that it exports: `node:fs` then loads its streams, and
 * `node:util` a parser of MIME types. That takes 20 ms of every start. A module that is asked for this way is the same one without that.
 */
const nodeModulesAsTheyAre = {
  name: 'node-modules-as-they-are',
  renderChunk(code) {
    const imports = /^(?:import\b[^;]*;|\/\/.*|\s)*/.exec(code)?.[0] ?? ''
    const asked = imports.replace(
      /import\s*(?:([\w$]+)\s*,?)?\s*(?:\{([^}]*)\})?\s*from\s*"(node:[^"]+)";/g,
      (_, whole, names, name) => {
        const module = `process.getBuiltinModule(${JSON.stringify(name)})`
        const parts = names && `const{${names.replace(/\s+as\s+/g, ':')}}=${module};`
        return `${whole ? `const ${whole}=${module};` : ''}${parts ?? ''}`
      },
    )
    if (/"node:/.test(asked.replace(/getBuiltinModule\("node:/g, '')))
      throw new Error(`An import of Node is written in another way: ${imports}`)
    return { code: asked + code.slice(imports.length), map: null }
  },
}

/**
 * What a build loads is one file for each of five moments: the start of any command, a build, the reading of an API's history, the making of a site
 * (where something changed), the compiling of pages. Each file costs a quarter of a millisecond, and a bundler that shares code between entries by
 * itself makes seventy of them.
 */
const groups = [
  { name: 'start', test: /[\\/]cli[\\/]main\.ts$/ },
  { name: 'build', test: /[\\/](cli[\\/]build|build[\\/]run-build|src[\\/]index|workspace[\\/]find-defaults)\.ts$/ },
  // Of these, `site` shares some with `history`, which a site without reports does not load.
  { name: 'build', test: /[\\/](api[\\/]api-described|common[\\/]grouped-by|code[\\/]code)\.[jt]s$/ },
  { name: 'history', test: /[\\/](history[\\/]with-history|git[\\/]api-histories)\.ts$/ },
  { name: 'site', test: /[\\/]build[\\/]build-site\.ts$/ },
  { name: 'compile', test: /[\\/](2-compile[\\/]compile-markdown|io[\\/]threads[\\/]compile-worker)\.ts$/ },
]

const bundle = await rolldown({
  cwd: at('.'),
  input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(at(file)))),
  platform: 'node',
  transform: { target: 'node20.19', jsx: 'react-jsx' },
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  // Their modules for Node are CommonJS, which would be a wrapper around each.
  resolve: {
    alias: { yaml: at('node_modules/yaml/browser/index.js'), 'jsonc-parser': at('node_modules/jsonc-parser/lib/esm/main.js') },
  },
  plugins: [grammarsBeside, nodeModulesAsTheyAre],
  // The groups decide what is loaded together, not which import is written how.
  checks: { ineffectiveDynamicImport: false },
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message)
  },
})
const { output } = await bundle.write({
  dir: at('dist'),
  format: 'esm',
  // Every command waits until its code is read: without spaces and comments that takes a tenth less. Names stay, for stack traces.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  entryFileNames: '[name].js',
  // Beside the entries: modules find each other by `import.meta.url`, in whichever chunk they end up.
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) },
})
const made = new Set(output.map(({ fileName }) => fileName))
const chunks = output.filter(({ type }) => type === 'chunk')
const bundled = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => relative(at('.'), id))
// For the test that looks at what comes with a start; not part of the published package.
const contents = chunks.map(({ fileName, imports, moduleIds }) => [
  fileName,
  { imports, modules: moduleIds.map((id) => relative(at('.'), id)) },
])
await writeFile(at('dist/chunks.json'), JSON.stringify(Object.fromEntries(contents)))

// A docgen that runs meanwhile may be about to load one.
if (!existsSync(at(`dist/${grammarFolder}`))) {
  await mkdir(at(`dist/${grammarFolder}.new`), { recursive: true })
  await Promise.all(grammars.map(({ name, code }) => writeFile(at(`dist/${grammarFolder}.new/${name}`), code)))
  await rename(at(`dist/${grammarFolder}.new`), at(`dist/${grammarFolder}`))
}

/** Languages whose rules the search has besides those of English. */
const languages = (await readdir(at('src/search/languages'))).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []).sort()

const engines = ['search-worker', 'search-without-lunr', 'search-disk', 'search-algolia', 'search-typesense']
const rules = languages.map((language) => `search-rules-${language}`)
const madeBelow = new Set(['dev-client', ...engines, ...rules].map((name) => `${name}.js`))

await rm(at('dist/types'), { recursive: true, force: true })

// Chunks of earlier builds go once the new ones are there, so that a docgen that runs meanwhile is not cut off at its start.
for (const name of await readdir(at('dist'))) {
  const isOld = name.startsWith('grammars')
    ? name !== grammarFolder
    : name.endsWith('.js') && !made.has(name) && !madeBelow.has(name)
  if (isOld) await rm(at(`dist/${name}`), { recursive: true })
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
const worker = {
  absWorkingDir: at('.'),
  outdir: at('dist'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
}
const workers = await build({
  ...worker,
  entryPoints: [
    { in: at('src/search-client/local/main.ts'), out: 'search-worker' },
    { in: at('src/search-client/local/without-lunr.ts'), out: 'search-without-lunr' },
    { in: at('src/search-client/local/disk.ts'), out: 'search-disk' },
    { in: at('src/search-client/algolia/main.ts'), out: 'search-algolia' },
    { in: at('src/search-client/typesense/main.ts'), out: 'search-typesense' },
  ],
})
// The rules of each language, which a site puts before the script of its engine: readers load those of their own language.
const ruleScripts = await build({
  ...worker,
  entryPoints: languages.map((language) => ({ in: `rules:${language}`, out: `search-rules-${language}` })),
  plugins: [
    {
      name: 'rules',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^rules:/ }, ({ path }) => ({ path: path.slice('rules:'.length), namespace: 'rules' }))
        onLoad({ filter: /.*/, namespace: 'rules' }, ({ path }) => ({
          contents: `import { rules } from './search/languages/${path}.ts'
import { rulesName } from './search-client/local/own-rules.ts'
Reflect.set(globalThis, rulesName, rules)`,
          resolveDir: at('src'),
        }))
      },
    },
  ],
})

// The workers are published with every site, whose build needs their licenses by themselves.
writeLicenses(
  at('.'),
  [
    { outputs: { 'dist/cli.js': { inputs: Object.fromEntries(bundled.map((file) => [file, {}])) } } },
    workers.metafile,
    ruleScripts.metafile,
  ],
  [...engines, ...rules],
)

async function minifiedGrammars() {
  const folder = dirname(fileURLToPath(import.meta.resolve('refractor/clike')))
  const { outputFiles } = await build({
    entryPoints: [`${folder.replaceAll(sep, '/')}/*.js`],
    outdir: at('dist/grammars'),
    write: false,
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles
    .map(({ path, contents }) => ({ name: basename(path), code: contents }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const { name, code } of files) hash.update(name).update(code)
  return hash.digest('hex').slice(0, 8)
}
