import ts from 'typescript'
import { versionOf } from './source-files.ts'

type ModuleResolver = Required<Pick<ts.CompilerHost, 'resolveModuleNameLiterals' | 'getModuleResolutionCache'>>

/** The modules that have been found so far, and how they are looked for. */
export interface ModuleFinds {
  readonly options: ts.CompilerOptions
  readonly found: ts.ModuleResolutionCache
  readonly foundWithoutExports: ts.ModuleResolutionCache
  /** The `package.json` files that were read for it, each with what `versionOf` said of it then. */
  readonly manifests: Map<string, string | undefined>
}

/** To be told of every file that a program reads: where modules are is what `package.json` files say. */
export function rememberManifest({ manifests }: ModuleFinds, file: string): void {
  if (file.endsWith('/package.json') && !manifests.has(file)) manifests.set(file, versionOf(file))
}

/** Whether the `package.json` files still are those that were read. */
export function areCurrent({ manifests }: ModuleFinds): boolean {
  return [...manifests].every(([file, version]) => version === versionOf(file))
}

/** Where the programs of a thread begin. */
export interface SharedFinds {
  /** Nothing: all modules are looked for anew. */
  readonly none: (options: ts.CompilerOptions, host: ts.CompilerHost) => ModuleFinds
  /** What the program before this one has found, where that one looks in the same way and the thread has not been idle since. */
  readonly latest: SharedFinds['none']
}

/** `later` is told what to do once the thread is idle. */
export function createSharedFinds(later: (work: () => void) => void): SharedFinds {
  let latest: { readonly key: string; readonly finds: ModuleFinds } | undefined
  const share = (key: string, finds: ModuleFinds): ModuleFinds => {
    latest = { key, finds }
    later(() => (latest = undefined))
    return finds
  }
  return {
    none: (options, host) => share(keyOf(options), createFinds(options, host)),
    latest: (options, host) => {
      const key = keyOf(options)
      return latest?.key === key ? latest.finds : share(key, createFinds(options, host))
    },
  }
}

function keyOf(options: ts.CompilerOptions): string {
  return JSON.stringify(Object.entries(searchOptionsOf(options)).sort())
}

/** Without those that do not say where modules are. A package that imports itself is found by its types, `allowJs` or not. */
function searchOptionsOf(options: ts.CompilerOptions): ts.CompilerOptions {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== undefined && !ofNoModule.has(name)))
}

const ofNoModule: ReadonlySet<string> = new Set([
  'allowJs',
  'checkJs',
  'experimentalDecorators',
  'lib',
  'moduleDetection',
  'noUnusedLocals',
  'noUnusedParameters',
  'types',
])

function createFinds(given: ts.CompilerOptions, host: ts.CompilerHost): ModuleFinds {
  const options = searchOptionsOf(given)
  const createCache = (searched: ts.CompilerOptions, shared?: ts.PackageJsonInfoCache) =>
    ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, searched, shared)
  const found = createCache(options)
  return {
    options,
    found,
    foundWithoutExports: createCache(withoutExports(options), found.getPackageJsonInfoCache()),
    manifests: new Map(),
  }
}

function withoutExports(options: ts.CompilerOptions): ts.CompilerOptions {
  return { ...options, resolvePackageJsonExports: false }
}

/**
 * Finds modules as a bundler does, for one program. Where the `exports` of a package lead to no types, its `types` and its folders are
 * asked, as if it had no `exports`: many a package came to have them and forgot its types there. Links are followed, so that a package is
 * loaded once whatever leads to it.
 */
export function createModuleResolver(options: ts.CompilerOptions, host: ts.CompilerHost, finds: ModuleFinds): ModuleResolver {
  const asked: ts.ModuleResolutionHost = {
    ...host,
    fileExists: remember(host.fileExists),
    ...(host.directoryExists && { directoryExists: remember(host.directoryExists) }),
  }
  const fallbackOptions = withoutExports(finds.options)

  const resolve = (name: string, from: string, mode: ts.ResolutionMode) => {
    const found = ts.resolveModuleName(name, from, finds.options, asked, finds.found, undefined, mode)
    if (hasTypes(found) || ts.isExternalModuleNameRelative(name)) return found
    const fallback = ts.resolveModuleName(name, from, fallbackOptions, asked, finds.foundWithoutExports, undefined, mode)
    return hasTypes(fallback) ? fallback : found
  }

  return {
    resolveModuleNameLiterals: (literals, from, _redirect, _options, source) =>
      literals.map((literal) => resolve(literal.text, from, ts.getModeForUsageLocation(source, literal, options))),
    getModuleResolutionCache: () => finds.found,
  }
}

/** While a program is made, the disk is asked for each folder and file four times on average. */
function remember(exists: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const now = exists(path)
    known.set(path, now)
    return now
  }
}

const scriptExtensions: readonly string[] = [ts.Extension.Js, ts.Extension.Jsx, ts.Extension.Mjs, ts.Extension.Cjs]

/** JSON is its own type. */
function hasTypes({ resolvedModule }: ts.ResolvedModuleWithFailedLookupLocations): boolean {
  return resolvedModule !== undefined && !scriptExtensions.includes(resolvedModule.extension)
}
