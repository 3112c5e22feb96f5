// The theme's styles, its client runtime and its islands, bundled for the browser. The only file that bundles for browsers.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild'
import { clientBundle } from '../diagnostics/environment.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outputPathOf } from '../model/output-path.ts'
import type { ClientFiles } from '../model/ports.ts'
import type { Theme } from '../model/theme.ts'
import { hashOf } from '../pipeline/hash.ts'
import { findOwnModule } from './own-packages.ts'
import { isBuildFailure, problemOf } from './run-esbuild.ts'

interface Manifest {
  readonly key: string
  readonly inputs: readonly { readonly path: string; readonly size: number; readonly mtimeMs: number; readonly sum: string }[]
  readonly entryScripts: readonly string[]
}

/** `cacheDir` keeps the bundle until one of its inputs changes; without it nothing is kept. */
export async function bundleClient(theme: Theme, root: string, cacheDir: string | undefined): Promise<ClientFiles> {
  const key = hashOf(JSON.stringify([theme.styles, theme.client, theme.islands, 4]))
  const kept = cacheDir === undefined ? undefined : readKept(cacheDir, key)
  if (kept) return kept
  const bundled = await bundle(theme, root).catch((error: unknown) => {
    if (isBuildFailure(error)) return { problems: error.errors.map((message) => problemOfClient(message, root)) }
    throw error
  })
  if ('problems' in bundled) return { styles: [], scripts: [], diagnostics: bundled.problems }
  const { files, inputs } = bundled
  if (cacheDir !== undefined) keep(cacheDir, key, files, inputs)
  return files
}

function problemOfClient(message: Message, root: string): Diagnostic {
  const { message: reason, hint, file, line, column } = problemOf(message, root)
  const [, module] = /^Could not resolve "(node:\w[^"]*)"/.exec(message.text) ?? []
  const isOfNode = module !== undefined || message.notes.some(({ text }) => text.includes('built into node'))
  return clientBundle(
    { file, line, column },
    reason,
    isOfNode
      ? 'Islands run in browsers, which have no modules of Node: read the file in the config, and pass on what is in it.'
      : hint,
  )
}

async function bundle(theme: Theme, root: string): Promise<{ readonly files: ClientFiles; readonly inputs: readonly string[] }> {
  const { build } = await import('esbuild')
  const styles = theme.styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')
  const common: BuildOptions & { readonly write: false; readonly metafile: true } = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: join(root, 'assets'),
    logLevel: 'silent',
    target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
    legalComments: 'none',
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file' },
    assetNames: '[name]-[hash]',
  }
  const css = await build({
    ...common,
    stdin: { contents: styles, resolveDir: root, loader: 'css', sourcefile: 'theme.css' },
    entryNames: 'theme-[hash]',
  })
  const js =
    theme.client === undefined
      ? undefined
      : await build({
          ...common,
          entryPoints: { client: theme.client },
          format: 'esm',
          splitting: true,
          entryNames: '[name]-[hash]',
          chunkNames: '[name]-[hash]',
          jsx: 'automatic',
          define: { 'process.env.NODE_ENV': '"production"' },
          // Part of what is hashed for the names; all but React lose it below.
          banner: { js: compileHint.trim() },
          plugins: [islandModules(theme.islands ?? {}), ownReact()],
        })
  // Functions that esbuild adds to what it bundles have no file of their own.
  const helpers = chunksOf(js?.metafile, (inputs) => inputs.length === 0)
  const ofReact = chunksOf(js?.metafile, (inputs) => inputs.some((path) => path.includes('/react-dom/')))
  const outputs = [...css.outputFiles, ...(js?.outputFiles ?? [])].map(({ path, contents }) => {
    const name = nameOf(path)
    const bytes = path.endsWith('.js') ? withoutIdleImports(contents, helpers) : contents
    return { path: `assets/${name}`, bytes: !path.endsWith('.js') || ofReact.includes(name) ? bytes : withoutHint(bytes) }
  })
  // What is imported on demand is an entry to esbuild as well.
  const isClient = (entryPoint: string | undefined): boolean =>
    entryPoint !== undefined && theme.client !== undefined && resolve(root, entryPoint) === resolve(root, theme.client)
  const entries = new Set(
    Object.entries(js?.metafile.outputs ?? {}).flatMap(([path, { entryPoint }]) =>
      isClient(entryPoint) ? [`assets/${nameOf(path)}`] : [],
    ),
  )
  const inputs = [...Object.keys(css.metafile.inputs), ...Object.keys(js?.metafile.inputs ?? {})]
    .filter((path) => path !== 'theme.css' && path !== '<stdin>' && !path.startsWith(islandsModule))
    .map((path) => join(root, path))
  return { files: clientFilesOf(outputs, entries), inputs }
}

/** Names of the chunks whose inputs are such. */
function chunksOf(metafile: Metafile | undefined, are: (inputs: readonly string[]) => boolean): readonly string[] {
  const chunks = Object.entries(metafile?.outputs ?? {}).filter(([, { inputs }]) => are(Object.keys(inputs)))
  return chunks.map(([path]) => nameOf(path))
}

const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? ''

/** esbuild lets every script fetch its helpers, which React needs; one that takes nothing from them would ask for a file in vain. */
function withoutIdleImports(bytes: Uint8Array, helpers: readonly string[]): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  const kept = helpers.reduce((before, name) => before.replace(`import"./${name}";`, ''), text)
  return kept === text ? bytes : new TextEncoder().encode(kept)
}

/**
 * Asks V8 to compile all functions of a script beside the page while it is fetched (https://v8.dev/blog/explicit-compile-hints). By itself
 * it leaves out nearly all of React, and has the page wait for it once the first island comes to life. Other engines read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

function withoutHint(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(new TextEncoder().encode(compileHint).length)
}

const islandsModule = 'docgen:islands'

/** The module by which a client reaches the islands: each is a chunk of its own, and React one that they share. */
function islandModules(islands: Readonly<Record<string, string>>): Plugin {
  const loaders = Object.entries(islands).map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`)
  return {
    name: 'docgen-islands',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^docgen:islands$/ }, () => ({ path: 'islands', namespace: islandsModule }))
      onLoad({ filter: /./, namespace: islandsModule }, () => ({
        contents: `export default { ${loaders.join(', ')} }`,
        resolveDir: '/',
      }))
    },
  }
}

/** The React that renders the islands on the server: the two have to be the same to agree on the HTML. */
function ownReact(): Plugin {
  return {
    name: 'docgen-react',
    setup({ onResolve }) {
      onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path }) => {
        const file = findOwnModule(path)
        return file === undefined ? undefined : { path: file }
      })
    },
  }
}

function clientFilesOf(
  outputs: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  entries: ReadonlySet<string>,
): ClientFiles {
  const sorted = outputs
    .map(({ path, bytes }) => ({ path: outputPathOf(path), bytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    styles: sorted.filter(({ path }) => path.endsWith('.css')),
    scripts: sorted.filter(({ path }) => !path.endsWith('.css')).map((file) => ({ ...file, isEntry: entries.has(file.path) })),
  }
}

function readKept(cacheDir: string, key: string): ClientFiles | undefined {
  try {
    // Written by `keep`; whatever else may stand there fails one of the checks and is bundled anew.
    const manifest = JSON.parse(readFileSync(join(cacheDir, 'manifest.json'), 'utf8')) as Manifest
    if (manifest.key !== key || !manifest.inputs.every(isUnchanged)) return undefined
    const outputs = readdirSync(join(cacheDir, 'assets')).map((name) => ({
      path: `assets/${name}`,
      bytes: new Uint8Array(readFileSync(join(cacheDir, 'assets', name))),
    }))
    return outputs.length === 0 ? undefined : clientFilesOf(outputs, new Set(manifest.entryScripts))
  } catch {
    return undefined
  }
}

function isUnchanged({ path, size, mtimeMs, sum }: Manifest['inputs'][number]): boolean {
  const now = statSync(path)
  return now.size === size && (now.mtimeMs === mtimeMs || hashOf(readFileSync(path)) === sum)
}

function keep(cacheDir: string, key: string, { styles, scripts }: ClientFiles, inputs: readonly string[]): void {
  const fresh = `${cacheDir}-${process.pid}`
  mkdirSync(join(fresh, 'assets'), { recursive: true })
  for (const { path, bytes } of [...styles, ...scripts]) writeFileSync(join(fresh, path), bytes)
  const manifest: Manifest = {
    key,
    inputs: inputs.map((path) => ({
      path,
      size: statSync(path).size,
      mtimeMs: statSync(path).mtimeMs,
      sum: hashOf(readFileSync(path)),
    })),
    entryScripts: scripts.flatMap(({ path, isEntry }) => (isEntry ? [path] : [])),
  }
  writeFileSync(join(fresh, 'manifest.json'), JSON.stringify(manifest))
  swapFolder(fresh, cacheDir)
}

/** Puts a folder in the place of another, at once. */
export function swapFolder(fresh: string, place: string): void {
  const old = `${place}.old-${process.pid}`
  try {
    renameSync(place, old)
  } catch {
    // There was none.
  }
  renameSync(fresh, place)
  removeFolder(old)
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
