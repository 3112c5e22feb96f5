// In: the config of another tool, as JavaScript or TypeScript. Out: the plain data that it makes.
// It runs in a process of its own, without the tool: packages that are not installed, and the tool's own, are stand-ins.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { propertyOf } from '@docgen/model'
import type { Plugin } from 'esbuild'
import { framesOf } from '../../common/stack-frames.ts'
import type { ConfigAnswer, ConfigQuestion, ForeignConfig, ReactConfig, ReplacedModule } from '../../migrate/core/site.ts'
import { entriesIn } from '../../migrate/core/values.ts'
import { ownPlaces } from '../own-places.ts'
import { startEsbuild } from '../run-esbuild.ts'
import { siteFileOf } from '../site-file.ts'
import { curriedModule, entryModule, imageModule, prelude, routerModule, standInModule, tolerantModule } from './stand-in.ts'

/** More than any config has that fail. */
const mostReplaced = 16

/**
 * Never throws: what goes wrong is the `problem` of the result. `file` is relative to `root`. A module that the config imports may only fail
 * because packages are not installed. So it becomes a stand-in too, and the rest of the config is read without it.
 */
export async function loadForeignConfig(
  root: string,
  file: string,
  react?: ReactConfig,
  questions: readonly ConfigQuestion[] = [],
): Promise<ForeignConfig> {
  const replaced = new Map<string, ReplacedModule>()
  const input = { root, file, react, replaced, questions }
  const first = await evaluate(input)
  let last = first
  while (last.config.problem !== undefined) {
    const { failedAt } = last
    const isReplaceable = failedAt !== undefined && failedAt.file !== file && !replaced.has(failedAt.file)
    if (!isReplaceable || replaced.size === mostReplaced) return first.config
    replaced.set(failedAt.file, { ...failedAt, problem: last.config.problem })
    last = await evaluate(input)
  }
  return replaced.size === 0 ? last.config : { ...last.config, replaced: [...replaced.values()] }
}

interface EvaluationInput {
  readonly root: string
  readonly file: string
  readonly react: ReactConfig | undefined
  readonly replaced: ReadonlyMap<string, ReplacedModule>
  readonly questions: readonly ConfigQuestion[]
}

interface Evaluation {
  readonly config: ForeignConfig
  /** In which of the author's files it failed, relative to `root`. */
  readonly failedAt?: Pick<ReplacedModule, 'file' | 'line'> | undefined
}

async function evaluate({ root, file, react, replaced, questions }: EvaluationInput): Promise<Evaluation> {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-migrate-'))
  try {
    const module = join(folder, 'config.mjs')
    const result = join(folder, 'config.json')
    await writeFile(module, await bundle({ root, configFile: join(root, file), module, react, replaced, questions }))
    await promisify(execFile)(process.execPath, ['--enable-source-maps', module, result], { cwd: root, timeout: 20_000 })
    const read: unknown = JSON.parse(await readFile(result, 'utf8'))
    if (typeof read !== 'object' || read === null) throw new Error('it exports nothing')
    const problem: unknown = Reflect.get(read, 'problem')
    if (typeof problem === 'string') throw new Error(problem)
    return {
      config: {
        file,
        value: Reflect.get(read, 'value'),
        ...(react && { named: Reflect.get(read, 'named') }),
        opaque: pathsIn(Reflect.get(read, 'opaque')),
        partial: pathsIn(Reflect.get(read, 'partial')),
        names: namesIn(Reflect.get(read, 'names')),
        ...(questions.length > 0 && { answers: answersIn(Reflect.get(read, 'answers')) }),
      },
    }
  } catch (error) {
    const failedAt = failedIn(error, root)
    return { config: { file, value: undefined, opaque: [], problem: reasonOf(error), problemAt: failedAt }, failedAt }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The author's file that is nearest to the failure; those of packages and what docgen added to the bundle are none. */
function failedIn(error: unknown, root: string): Evaluation['failedAt'] {
  const frame = framesOf(stderrOf(error)).find(({ path }) => !path.includes('/node_modules/') && existsSync(path))
  return frame && { file: siteFileOf(frame.path, realpathSync(root)), line: frame.line }
}

function pathsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((path): path is string => typeof path === 'string') : []
}

function answersIn(list: unknown): readonly ConfigAnswer[] {
  return Array.isArray(list)
    ? list.flatMap((pair: unknown) => (Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1]] as const] : []))
    : []
}

function namesIn(names: unknown): ReadonlyMap<string, string> {
  return new Map(entriesIn(names).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Of tools whose config is no component, to which Vite would give this. */
const givenByVite = "{ command: 'build', mode: 'production' }"

interface BundleInput {
  readonly root: string
  readonly configFile: string
  /** Where the bundle will be: what its source map names is relative to that. */
  readonly module: string
  readonly react: ReactConfig | undefined
  readonly replaced: ReadonlyMap<string, ReplacedModule>
  readonly questions: readonly ConfigQuestion[]
}

async function bundle({ root, configFile, module, react, replaced, questions }: BundleInput): Promise<string> {
  const { outputFiles } = await startEsbuild({
    stdin: { contents: entryModule(configFile, react?.calls ?? [], questions), resolveDir: dirname(configFile), loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    outfile: module,
    sourcemap: 'inline',
    sourcesContent: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
    define: ownPlaces.define,
    loader: {
      '.css': 'empty',
      '.scss': 'empty',
      '.svg': 'text',
      ...(react && { '.js': 'jsx', '.md': 'empty', '.mdx': 'empty' }),
    },
    banner: {
      js: prelude({
        configFile,
        root,
        given: react ? "docgenStandIn('props'), docgenStandIn('props')" : givenByVite,
        methods: react?.methods,
      }),
    },
    plugins: [failingModules(root, replaced), ...(react ? [reactParts()] : []), ownPlaces.plugin(), standIns(root, react)],
  })
  return outputFiles.find(({ path }) => path === module)?.text ?? ''
}

/** Tools whose own code would ask for a whole project. */
const toolPackages = /^(?:@docusaurus\/|vitepress|vite$|vue$|astro|@astrojs\/|starlight-|@vitejs\/|unocss|rstack$)/

/** Those of sites in React, whose hooks cannot run outside of a page. */
const reactPackages =
  /^(?:react(?:-dom)?|next|nextra(?:-theme-[\w-]+)?|fumadocs-[\w-]+|@fumadocs\/[\w-]+|@theguild\/components)(?:\/|$)/

const asking = Symbol('asking')

/** JSX is data, and images are their paths, whatever the tsconfig says of them. */
function reactParts(): Plugin {
  return {
    name: 'docgen-react-parts',
    setup(build) {
      build.onLoad({ filter: /\.(?:[jt]sx|js)$/, namespace: 'file' }, async ({ path }) => {
        const text = readFileSync(path, 'utf8')
        if (path.includes('node_modules') || !/<[\w>]/.test(text)) return undefined
        const { code } = await build.esbuild.transform(text, {
          loader: path.endsWith('.tsx') ? 'tsx' : 'jsx',
          jsx: 'transform',
          jsxFactory: 'docgenElement',
          jsxFragment: 'docgenFragment',
          tsconfigRaw: {},
        })
        return { contents: code, loader: 'js' }
      })
      build.onLoad({ filter: /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/, namespace: 'file' }, ({ path }) => ({
        contents: imageModule(path),
        loader: 'js',
      }))
      build.onLoad({ filter: /\.(?:woff2?|[to]tf|mp4|webm)$/, namespace: 'file' }, () => ({ contents: '', loader: 'empty' }))
    },
  }
}

function standIns(root: string, react: ReactConfig | undefined): Plugin {
  return {
    name: 'docgen-stand-ins',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'stand-in' }, ({ path }) => ({ contents: standInModule(path), loader: 'js' }))
      build.onLoad({ filter: /./, namespace: 'curried' }, ({ path }) => ({
        contents: curriedModule(react?.curried[path] ?? path),
        loader: 'js',
      }))
      build.onLoad({ filter: /./, namespace: 'router' }, ({ path }) => ({
        contents: routerModule(path, react?.locale),
        loader: 'js',
      }))
      build.onLoad({ filter: /./, namespace: 'tolerant-module' }, () => ({ contents: tolerantModule, loader: 'js' }))
      build.onLoad({ filter: /./, namespace: 'manifest' }, ({ path }) => ({ contents: manifestModule(path), loader: 'js' }))
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData, namespace }) => {
        if (pluginData === asking || kind === 'entry-point') return undefined
        if (/^(?:node:)?module$/.test(path) && namespace !== 'tolerant-module') return { path, namespace: 'tolerant-module' }
        if (isBuiltin(path)) return { path, external: true }
        if (react && Object.hasOwn(react.curried, path)) return { path, namespace: 'curried' }
        if (react && /^next\/(?:router|navigation)$/.test(path)) return { path, namespace: 'router' }
        if (react && reactPackages.test(path)) return { path, namespace: 'stand-in' }
        if (toolPackages.test(path) && !path.endsWith('/package.json')) return { path, namespace: 'stand-in' }
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: asking })
        if (found.errors.length > 0) {
          const manifest = path.endsWith('/package.json') ? manifestOf(path.slice(0, -'/package.json'.length), root) : undefined
          return manifest === undefined ? { path, namespace: 'stand-in' } : { path: manifest, namespace: 'manifest' }
        }
        const isPackage = /^[^./]/.test(path) && found.path.includes('node_modules')
        if (!isPackage) return { path: found.path, namespace: found.namespace }
        return { path: kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true }
      })
    },
  }
}

/** Before all others, which would load the file itself. */
function failingModules(root: string, replaced: ReadonlyMap<string, ReplacedModule>): Plugin {
  const realRoot = realpathSync(root)
  return {
    name: 'docgen-failing-modules',
    setup(build) {
      if (replaced.size === 0) return
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        const file = siteFileOf(path, realRoot)
        return replaced.has(file) ? { contents: standInModule(file), loader: 'js' } : undefined
      })
    },
  }
}

/** The package.json of a package of the same repository, which needs no install to be read. */
function manifestOf(name: string, root: string): string | undefined {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    for (const folders of [[folder], foldersIn(folder), foldersIn(join(folder, 'packages'))]) {
      const found = folders.find((each) => nameIn(join(each, 'package.json')) === name)
      if (found !== undefined) return join(found, 'package.json')
    }
    if (existsSync(join(folder, '.git'))) return undefined
  }
  return undefined
}

/** Bundlers let a config import `version` alone, also `with { type: 'json' }`, which by the standard has nothing but a default. */
function manifestModule(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const names = typeof manifest === 'object' && manifest !== null ? Object.keys(manifest) : []
  const exported = names.filter((name) => /^[a-z]+$/i.test(name) && !['default', 'private', 'public'].includes(name))
  return `const manifest = ${JSON.stringify(manifest)}\nexport default manifest\n${exported
    .map((name) => `export const ${name} = manifest.${name}\n`)
    .join('')}`
}

function foldersIn(parent: string): readonly string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(parent, entry.name)] : []))
}

function nameIn(manifest: string): unknown {
  return existsSync(manifest) ? /"name"\s*:\s*"([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] : undefined
}

function stderrOf(error: unknown): string {
  const stderr = propertyOf(error, 'stderr')
  return typeof stderr === 'string' ? stderr : ''
}

function reasonOf(error: unknown): string {
  const lines = stderrOf(error).split('\n')
  const thrown = lines.find((line) => /^\s*(?:\w*Error|Error \[\w+\])\b.*:/.test(line))
  return (thrown ?? (error instanceof Error ? error.message : String(error))).trim().split('\n')[0] ?? ''
}
