// In: modules of the author as TypeScript and JSX. Out: modules that Node can import from any folder.
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, extname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { build, Message, Metafile, Plugin } from 'esbuild'
import type { Diagnostic } from '@docgen/model'
import { filesOfFailure, isBuildFailure, problemOf } from './esbuild-problems.ts'
import { findOwnModule } from './own-packages.ts'
import { ownPlaces } from './own-places.ts'
import { programsStartedBy } from './started-programs.ts'

interface EsbuildInput {
  /** Absolute path of the site root. */
  readonly root: string
  /** Absolute path of the folder that the modules are made for. */
  readonly folder: string
  /** JavaScript of each module to make, by name. */
  readonly modules: Readonly<Record<string, string>>
}

export interface EsbuildOutput {
  /** Absolute path of each module, by name. */
  readonly files: Readonly<Record<string, string>>
  readonly outputs: readonly { readonly file: string; readonly bytes: Uint8Array }[]
  /** Absolute paths of the author's files that went in. */
  readonly inputs: readonly string[]
  /** Specifier by absolute path, of every module of a package that they import. */
  readonly imports: ReadonlyMap<string, string>
  /** Absolute paths of what each of the author's files imports: others of them, and modules of packages. */
  readonly graph: ReadonlyMap<string, readonly string[]>
}

export interface BundleFailure {
  readonly problems: readonly Diagnostic[]
  /** Absolute paths of files and folders whose next change may correct them, whether they exist or not. */
  readonly files?: readonly string[] | undefined
}

const entryPrefix = 'docgen-entry:'

/** Nothing is written. What is wrong with the author's code is reported as `config`. */
export async function runEsbuild({ root, folder, modules }: EsbuildInput): Promise<EsbuildOutput | BundleFailure> {
  const imports = new Map<string, string>()
  try {
    const { metafile, outputFiles, warnings } = await startEsbuild({
      absWorkingDir: root,
      entryPoints: Object.keys(modules).map((name) => ({ in: `${entryPrefix}${name}`, out: name })),
      outdir: folder,
      entryNames: '[name]-[hash]',
      chunkNames: 'chunk-[hash]',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      charset: 'utf8',
      jsx: 'automatic',
      // Not "module": Node would not choose it either.
      conditions: [],
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      define: ownPlaces.define,
      plugins: [entries(root, modules), ownPlaces.plugin(), packagesAsUrls(imports)],
    })
    // What is imported from there is only undefined, and whoever calls it is told no more.
    const undefinedNames = warnings.filter(({ text, location }) => text.endsWith('has no exports') && !isMember(location))
    if (undefinedNames.length > 0) {
      const files = [...Object.keys(metafile.inputs)].filter((file) => !file.startsWith(entryPrefix))
      return {
        problems: undefinedNames.map((warning) => problemOf(warning, root)),
        files: files.map((file) => resolve(root, file)),
      }
    }
    return {
      files: entryFilesOf(metafile, root),
      outputs: outputFiles.map(({ path, contents }) => ({ file: path, bytes: contents })),
      inputs: Object.keys(metafile.inputs)
        .filter((file) => !file.startsWith(entryPrefix))
        .map((file) => resolve(root, file)),
      imports,
      graph: graphOf(metafile, root),
    }
  } catch (error) {
    if (isBuildFailure(error))
      return { problems: error.errors.map((message) => problemOf(message, root)), files: filesOfFailure(error, root) }
    throw error
  }
}

/** `all.name`: what a namespace lacks may be asked for. */
function isMember(location: Message['location']): boolean {
  return location === null || Buffer.from(location.lineText).subarray(0, location.column).toString('utf8').endsWith('.')
}

/**
 * esbuild's `build`. Where the system starts no more programs or opens no more files, esbuild stumbles over the pipes that it did not get: then
 * the reason is waited for, which comes a moment later as an event that ends the command in its own words. Where a plugin is refused a file, the
 * refusal itself is thrown: it is no fault of what is bundled.
 */
export const startEsbuild: typeof build = async (options) => {
  const esbuild = await import('esbuild')
  const { result, programs } = programsStartedBy(() => esbuild.build(options))
  for (const program of programs) endWithDocgen(program)
  try {
    return await result
  } catch (error) {
    if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve, 50))
    throw refusalIn(error) ?? error
  }
}

/**
 * If a plugin has not replied yet, esbuild's program writes its own stack trace to the terminal once the pipe to it is closed. Its `stop()` closes the
 * pipe first: one time in 150, on a busy machine, the program was fast enough.
 */
function endWithDocgen(program: ChildProcess): void {
  const end = (): void => void program.kill()
  process.once('exit', end)
  program.once('exit', () => process.off('exit', end))
}

function refusalIn(error: unknown): unknown {
  const thrown = isBuildFailure(error) ? error.errors.map(({ detail }): unknown => detail) : []
  return thrown.find((reason) => reason instanceof Error && 'code' in reason && /^E[MN]FILE$/.test(String(reason.code)))
}

function entryFilesOf(metafile: Metafile, root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint?.startsWith(entryPrefix) ? [[entryPoint.slice(entryPrefix.length), resolve(root, file)]] : [],
    ),
  )
}

function graphOf({ inputs }: Metafile, root: string): ReadonlyMap<string, readonly string[]> {
  const files = Object.entries(inputs).filter(([file]) => !file.startsWith(entryPrefix))
  return new Map(
    files.map(([file, { imports }]) => [
      resolve(root, file),
      imports
        .map(({ path, external }) =>
          external !== true ? resolve(root, path) : path.startsWith('file:') ? fileURLToPath(path) : path,
        )
        .sort(),
    ]),
  )
}

/** The modules to make, which stand in no file. */
function entries(root: string, modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'docgen-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^docgen-entry:/ }, ({ path }) => ({ path: path.slice(entryPrefix.length), namespace: 'docgen-entry' }))
      onLoad({ filter: /./, namespace: 'docgen-entry' }, ({ path }) => ({
        contents: modules[path] ?? '',
        resolveDir: root,
        loader: 'js',
      }))
    },
  }
}

const isOwn = (specifier: string) => /^(?:@docgen\/ssg-cli|react|react-dom)(?:\/|$)/.test(specifier)

/**
 * Packages are not bundled but imported by the URL of their file, so that the bundle runs in any folder. React is always the one
 * that docgen renders with: hooks need the two to be the same.
 */
function packagesAsUrls(imports: Map<string, string>): Plugin {
  return {
    name: 'docgen-packages',
    setup(build) {
      const oncePerPlace = createPlaceMemory<ResolveResult>()
      const external = (specifier: string, file: string) => {
        imports.set(file, specifier)
        return { path: pathToFileURL(file).href, external: true }
      }
      build.onResolve({ filter: /\.css$/ }, () => ({
        errors: [
          {
            text: 'A style sheet cannot be imported here',
            notes: [{ text: 'Name it in the `styles` of the theme: `extendTheme(reactTheme, { styles: [...] })`.' }],
          },
        ],
      }))
      build.onResolve({ filter: /^[^./]/, namespace: 'file' }, (args) => resolvePackage(args))
      build.onResolve({ filter: /^[^./]/, namespace: 'docgen-entry' }, (args) => resolvePackage(args))

      async function resolvePackage({ path, kind, importer, resolveDir, pluginData }: ResolveArgs) {
        if (pluginData === resolving || isAbsolute(path)) return undefined
        if (isBuiltin(path)) return { path, external: true }
        const own = isOwn(path) ? findOwnModule(path) : undefined
        if (own !== undefined) return external(path, own)
        const found = await oncePerPlace(resolveDir, `${kind} ${path}`, () =>
          build.resolve(path, { kind, importer, resolveDir, pluginData: resolving }),
        )
        if (found.errors.length === 0) {
          if (found.namespace !== 'file' || isSource(found.path)) return { path: found.path, namespace: found.namespace }
          return external(path, found.path)
        }
        const fallback = path.startsWith('@docgen/') ? findOwnModule(path) : undefined
        if (fallback !== undefined) return external(path, fallback)
        return {
          errors: [{ text: `Could not resolve "${path}"`, notes: [{ text: 'Install the package, or correct the import.' }] }],
        }
      }
    },
  }
}

/**
 * What a specifier of a package leads to in a folder. Each answer of `build.resolve` reads the folders up to the disk's root anew, and a config that
 * imports a few hundred files asks for the same packages in all of their folders. A folder without any of `deciding` has the answers of its parent.
 */
export function createPlaceMemory<Answer>(): (
  folder: string,
  question: string,
  answer: () => Promise<Answer>,
) => Promise<Answer> {
  const places = new Map<string, string>()
  const answers = new Map<string, Promise<Answer>>()
  const placeOf = (folder: string): string => {
    const known = places.get(folder)
    if (known !== undefined) return known
    const parent = dirname(folder)
    const isPlace = parent === folder || deciding.some((name) => existsSync(join(folder, name)))
    const place = isPlace ? folder : placeOf(parent)
    places.set(folder, place)
    return place
  }
  return (folder, question, answer) => {
    const key = `${placeOf(folder)}\0${question}`
    const given = answers.get(key) ?? answer()
    answers.set(key, given)
    return given
  }
}

/** Where one of these lies, imports may lead elsewhere than above it. */
const deciding = ['node_modules', 'package.json', 'tsconfig.json', 'jsconfig.json', '.pnp.cjs', '.pnp.data.json', '.pnp.js']

type ResolveResult = Awaited<ReturnType<Parameters<Plugin['setup']>[0]['resolve']>>
type ResolveArgs = Parameters<Parameters<Parameters<Plugin['setup']>[0]['onResolve']>[1]>[0]

const resolving = Symbol('resolving')

/** Whether Node cannot import the file as it is. */
function isSource(file: string): boolean {
  return !['.js', '.mjs', '.cjs', '.node'].includes(extname(file))
}
