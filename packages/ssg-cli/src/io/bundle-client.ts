// The theme's styles, its client runtime and its islands, bundled for the browser. The only file that bundles for browsers.
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild'
import { clientBundle, corruptCache } from '../diagnostics/environment.ts'
import { compareText, outputPathOf, type ClientFiles, type Diagnostic, type Messages, type SiteConfig } from '@docgen/model'
import { hashOf } from '../pipeline/hash.ts'
import { areAsTheyWere, fromRoot, inputStatesOf, makeSettled, surroundingFiles, type InputState } from './input-states.ts'
import { joinLicenseTexts, licenseTextsOf } from './license-texts.ts'
import { nameByContent } from './name-by-content.ts'
import { findOwnModule, identifyDocgen } from './own-packages.ts'
import { filesOfFailure, isBuildFailure, problemOf } from './esbuild-problems.ts'
import { loaders } from './own-places.ts'
import { startEsbuild } from './run-esbuild.ts'
import { siteFileOf } from './site-file.ts'
import { readStored, writeStored } from './stored.ts'
import { relativeCss } from '../syntax/html/relative-links.ts'
import { withMessages } from '../common/with-messages.ts'

/**
 * `cacheDir` keeps what was bundled until one of its inputs changes; without it nothing is kept. Styles and scripts are kept apart: who edits a style
 * sheet does not wait for React to be bundled.
 */
export async function bundleClient(config: ClientConfig, root: string, cacheDir: string | undefined): Promise<BundledClient> {
  const parts = await Promise.all([partOfStyles(config), partOfScripts(config)].map((part) => bundlePart(part, root, cacheDir)))
  const files = parts.map((part) => part.files)
  const diagnostics = files.flatMap((part) => part.diagnostics ?? [])
  return {
    files: {
      styles: uniqueFiles(files.flatMap((part) => part.styles)),
      scripts: uniqueFiles(files.flatMap((part) => part.scripts)),
      licenses: joinLicenseTexts(files.flatMap((part) => part.licenses ?? [])),
      inputs: [...new Set(files.flatMap((part) => part.inputs ?? []))],
      ...(diagnostics.length > 0 && { diagnostics }),
    },
    cacheFindings: parts.flatMap((part) => part.cacheFindings),
  }
}

/** Both parts may put the same picture beside them. */
function uniqueFiles<File extends { readonly path: string }>(files: readonly File[]): readonly File[] {
  return [...new Map(files.map((file) => [file.path, file])).values()].sort((a, b) => compareText(a.path, b.path))
}

/** Styles or scripts. */
interface Part {
  /** Of the file that keeps it. */
  readonly name: 'styles' | 'scripts'
  /** What it depends on besides the bytes of files. */
  readonly facts: (root: string) => readonly unknown[]
  readonly bundle: (root: string) => Promise<Bundled>
}

interface Bundled {
  readonly files: ClientFiles
  /** Absolute paths of what was bundled, and of what says how, whether that exists or not. */
  readonly inputs: readonly string[]
  /** Those that were bundled. */
  readonly read: readonly string[]
}

async function bundlePart(part: Part, root: string, cacheDir: string | undefined): Promise<BundledClient> {
  const key = hashOf(JSON.stringify([await identifyDocgen(), part.name, part.facts(root)]))
  const place = cacheDir === undefined ? undefined : { file: join(cacheDir, part.name), key, root }
  const kept = place && readKept(place)
  if (kept !== undefined && kept !== 'damaged') return { files: kept, cacheFindings: [] }
  const cacheFindings =
    place && kept === 'damaged' ? [corruptCache(siteFileOf(place.file, root), `the bundled ${part.name}`)] : []
  const makeOnce = async () => {
    const bundled = await bundleOrProblems(part, root)
    return { bundled, states: place && !('problems' in bundled) ? inputStatesOf(bundled.inputs, root) : [] }
  }
  const { made, isSettled } =
    cacheDir === undefined
      ? { made: await makeOnce(), isSettled: false }
      : await makeSettled(cacheDir, makeOnce, ({ bundled }) => ('problems' in bundled ? [] : bundled.read))
  const { bundled, states } = made
  if ('problems' in bundled)
    return { files: { styles: [], scripts: [], diagnostics: bundled.problems, inputs: bundled.inputs }, cacheFindings }
  const { files, inputs } = bundled
  if (place && isSettled) keep(place, files, states)
  return { files: { ...files, inputs }, cacheFindings }
}

function bundleOrProblems(part: Part, root: string) {
  return part.bundle(root).catch((error: unknown) => {
    if (isBuildFailure(error))
      return { problems: error.errors.map((message) => problemOfClient(message, root)), inputs: filesOfFailure(error, root) }
    throw error
  })
}

/** What of a config decides what the browser gets. */
export type ClientConfig = Pick<SiteConfig, 'theme' | 'search' | 'messages' | 'relativeLinks' | 'base'>

interface BundledClient {
  readonly files: ClientFiles
  /** What was damaged in the cache, and made anew. */
  readonly cacheFindings: readonly Diagnostic[]
}

function problemOfClient(message: Message, root: string): Diagnostic {
  const { message: reason, hint, file, line, column } = problemOf(message, root)
  return clientBundle({ file, line, column }, reason, hintOfClient(message) ?? hint)
}

function hintOfClient({ text, notes, location }: Message): string | undefined {
  const [, missing = ''] = /^Could not resolve "([^"]*)"/.exec(text) ?? []
  if (/^node:\w/.test(missing) || notes.some((note) => note.text.includes('built into node')))
    return 'Islands run in browsers, which have no modules of Node: read the file in the config, and pass on what is in it.'
  // Such as Tailwind, which is a source of style sheets and no style sheet.
  if (/^[^./]/.test(missing) && location?.file.endsWith('.css'))
    return `Name a file of the package, such as "${missing}/style.css". If a program makes the styles, run it first and name the file that it writes.`
  return undefined
}

/** Of what styles and scripts may name: it is put beside them as it is. */
const servedExtensions = ['woff2', 'woff', 'ttf', 'otf', 'svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'].map(
  (name) => `.${name}`,
)

function partOfStyles({ theme, relativeLinks, base }: ClientConfig): Part {
  return {
    name: 'styles',
    facts: (root) => [theme.styles.map((file) => fromRoot(file, root)), ...(relativeLinks ? ['relative', base] : [])],
    bundle: async (root) => {
      const styles = theme.styles.map((path) => `@import ${JSON.stringify(path)};`).join('\n')
      const css = await startEsbuild({
        ...commonOptions(root),
        stdin: { contents: styles, resolveDir: root, loader: 'css', sourcefile: stylesModule },
        entryNames: 'theme-[hash]',
      })
      const bundled = css.outputFiles.map(({ path, contents }) => ({
        name: nameOf(path),
        bytes: relativeLinks && path.endsWith('.css') ? withRelativeLinks(contents, base) : contents,
      }))
      return bundledOf(bundled, css.metafile, root)
    },
  }
}

function partOfScripts({ theme, search, messages, relativeLinks, base }: ClientConfig): Part {
  const { client, islands = {} } = theme
  const hasSearch = search !== false
  return {
    name: 'scripts',
    facts: (root) => [
      Object.keys(islands),
      [client ?? '', ...Object.values(islands)].map((file) => fromRoot(file, root)),
      hasSearch,
      messages,
      ...(relativeLinks ? ['relative', base] : []),
    ],
    bundle: async (root) => {
      if (client === undefined) return bundledOf([], undefined, root)
      const js = await startEsbuild({
        ...commonOptions(root),
        entryPoints: { client },
        // Browsers load no modules from a disk: all of the client is one classic script there.
        ...(relativeLinks ? { format: 'iife' } : { format: 'esm', splitting: true }),
        entryNames: '[name]-[hash]',
        chunkNames: '[name]-[hash]',
        jsx: 'automatic',
        // A theme leaves out what opens a search that the site does not have.
        define: {
          'process.env.NODE_ENV': '"production"',
          DOCGEN_HAS_SEARCH: String(hasSearch),
          DOCGEN_RELATIVE_LINKS: String(relativeLinks),
        },
        // All but React lose it below.
        banner: { js: compileHint.trim() },
        plugins: [islandModules(islands), ownReact(), ownWords(client, messages)],
      })
      // Functions that esbuild adds to what it bundles have no file of their own.
      const helpers = chunksOf(js.metafile, (inputs) => inputs.length === 0)
      const ofReact = chunksOf(js.metafile, (inputs) => inputs.some((path) => path.includes('/react-dom/')))
      const bundled = js.outputFiles.map(({ path, contents }) => {
        const name = nameOf(path)
        if (!path.endsWith('.js')) return { name, bytes: contents }
        const bytes = withoutIdleImports(contents, helpers)
        return { name, bytes: ofReact.includes(name) ? bytes : withoutHint(bytes) }
      })
      return bundledOf(bundled, js.metafile, root, client)
    },
  }
}

function commonOptions(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: join(root, 'assets'),
    logLevel: 'silent',
    target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
    legalComments: 'none',
    loader: Object.fromEntries(servedExtensions.map((extension) => [extension, 'file' as const])),
    assetNames: '[name]-[hash]',
  } satisfies BuildOptions
}

function bundledOf(
  bundled: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  metafile: Metafile | undefined,
  root: string,
  client?: string,
): Bundled {
  const { files, names } = nameByContent(bundled)
  // What is imported on demand is an entry to esbuild as well.
  const isClient = (entryPoint: string | undefined): boolean =>
    entryPoint !== undefined && client !== undefined && resolve(root, entryPoint) === resolve(root, client)
  const entries = new Set(
    Object.entries(metafile?.outputs ?? {}).flatMap(([path, { entryPoint }]) =>
      isClient(entryPoint) ? [`assets/${names.get(nameOf(path)) ?? ''}`] : [],
    ),
  )
  const read = Object.keys(metafile?.inputs ?? {})
    .filter((path) => path !== stylesModule && path !== '<stdin>' && !path.startsWith(islandsModule))
    .map((path) => join(root, path))
  const outputs = files.map(({ name, bytes }) => ({ path: `assets/${name}`, bytes }))
  const licenses = licenseTextsOf(read).text
  return { files: { ...clientFilesOf(outputs, entries), licenses }, inputs: [...read, ...surroundingFiles(root)], read }
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

/** Of style sheets that name files of the site by their address. */
function withRelativeLinks(css: Uint8Array, base: string): Uint8Array {
  return new TextEncoder().encode(relativeCss(new TextDecoder().decode(css), { file: 'assets/theme.css', base }))
}

/**
 * Asks V8 to compile all functions of a script beside the page while it is fetched (https://v8.dev/blog/explicit-compile-hints). By itself
 * it leaves out nearly all of React, and has the page wait for it once the first island comes to life. Other engines read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

function withoutHint(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(new TextEncoder().encode(compileHint).length)
}

/** The sheet that imports those of the theme. No file of a site has this name: the bundler would take the two for one. */
const stylesModule = 'docgen:styles'

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

/** Puts the words of the page's language into the scripts of the theme, which are in the folder of its client: each carries those that it names, and no table. */
function ownWords(client: string, messages: Messages): Plugin {
  const folder = dirname(client) + sep
  return {
    name: 'docgen-words',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
        const loader = loaders[extname(path)]
        if (!loader || !path.startsWith(folder) || path.slice(folder.length).includes('node_modules')) return undefined
        return { contents: withMessages(await readFile(path, 'utf8'), messages), loader }
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
    .sort((a, b) => compareText(a.path, b.path))
  return {
    styles: sorted.filter(({ path }) => path.endsWith('.css')),
    scripts: sorted.filter(({ path }) => !path.endsWith('.css')).map((file) => ({ ...file, isEntry: entries.has(file.path) })),
  }
}

interface Place {
  readonly file: string
  readonly key: string
  readonly root: string
}

/** What a bundle was made of, and which of its files pages begin with. */
interface Kept {
  readonly inputs: readonly InputState[]
  readonly entryScripts: readonly string[]
  readonly licenses: string
}

function readKept({ file, key, root }: Place): ClientFiles | 'damaged' | undefined {
  const stored = readStored(file, key)
  if (stored === undefined || stored === 'damaged') return stored
  // The key names the docgen that wrote it.
  const { inputs, entryScripts, licenses } = stored.value as Kept
  return areAsTheyWere(inputs, root)
    ? { ...clientFilesOf(stored.files, new Set(entryScripts)), licenses, inputs: inputs.map((each) => resolve(root, each.file)) }
    : undefined
}

function keep({ file, key }: Place, { styles, scripts, licenses = '' }: ClientFiles, inputs: readonly InputState[]): void {
  const value: Kept = {
    inputs,
    entryScripts: scripts.flatMap(({ path, isEntry }) => (isEntry ? [path] : [])),
    licenses,
  }
  writeStored(file, key, { value, files: [...styles, ...scripts].map(({ path, bytes }) => ({ path, bytes })) })
}
