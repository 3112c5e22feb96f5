import { dirname } from 'node:path'
import ts from 'typescript'

type ModuleResolver = Required<Pick<ts.CompilerHost, 'resolveModuleNameLiterals' | 'getModuleResolutionCache'>>

/** Without those that do not say where modules are. A package that imports itself is found by its types, `allowJs` or not. */
function searchOptionsOf(options: ts.CompilerOptions): ts.CompilerOptions {
  const searched = { ...options }
  delete searched.allowJs
  return searched
}

function withoutExports(options: ts.CompilerOptions): ts.CompilerOptions {
  return { ...options, resolvePackageJsonExports: false }
}

/**
 * Finds modules as a bundler does, for one program. Where the `exports` of a package lead to no types, its `types` and its folders are
 * asked, as if it had no `exports`: many a package came to have them and forgot its types there. Links are followed, so that a package is
 * loaded once whatever leads to it.
 */
export function createModuleResolver(options: ts.CompilerOptions, host: ts.CompilerHost): ModuleResolver {
  const searched = searchOptionsOf(options)
  const searchedInstead = withoutExports(searched)
  const createCache = (given: ts.CompilerOptions, shared?: ts.PackageJsonInfoCache) =>
    ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, given, shared)
  const found = createCache(searched)
  const foundInstead = createCache(searchedInstead, found.getPackageJsonInfoCache())
  const asked: ts.ModuleResolutionHost = {
    ...host,
    fileExists: remember(host.fileExists),
    ...(host.directoryExists && { directoryExists: remember(host.directoryExists) }),
  }
  const pathsFor = createPathsOfSources(host)
  const resolve = (name: string, from: string, mode: ts.ResolutionMode) => {
    const module = ts.resolveModuleName(name, from, searched, asked, found, undefined, mode)
    if (hasTypes(module) || ts.isExternalModuleNameRelative(name)) return module
    const fallback = ts.resolveModuleName(name, from, searchedInstead, asked, foundInstead, undefined, mode)
    if (hasTypes(fallback)) return fallback
    if (from.includes('/node_modules/')) return module
    const paths = pathsFor(dirname(from))
    const mapped = paths && ts.resolveModuleName(name, from, { ...searched, ...paths }, asked, undefined, undefined, mode)
    if (mapped && hasTypes(mapped)) return mapped
    for (const folder of name.startsWith('#') ? foldersAbove(dirname(from)) : []) {
      // TypeScript asks the nearest package.json alone; in some families `imports` stands in that of the repository.
      if (!asked.fileExists(`${folder}/package.json`)) continue
      const imported = ts.resolveModuleName(name, `${folder}/index.ts`, searched, asked, found, undefined, mode)
      if (hasTypes(imported)) return imported
    }
    return module
  }

  return {
    resolveModuleNameLiterals: (literals, from, _redirect, _options, source) =>
      literals.map((literal) => resolve(literal.text, from, ts.getModeForUsageLocation(source, literal, options))),
    getModuleResolutionCache: () => found,
  }
}

function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [] : [above, ...foldersAbove(above)]
}

/** `paths` of the nearest config of a folder. They are asked last: what is documented leads to its documented entry. */
function createPathsOfSources(host: ts.CompilerHost): (folder: string) => ts.CompilerOptions | undefined {
  const byFolder = new Map<string, ts.CompilerOptions | undefined>()
  const parsing: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: host.useCaseSensitiveFileNames(),
    // What a config includes does not matter here.
    readDirectory: () => [],
    fileExists: host.fileExists,
    readFile: host.readFile,
  }
  const pathsIn = (config: string, isReferredTo = false): ts.CompilerOptions | undefined => {
    const { config: json } = ts.readConfigFile(config, host.readFile) as { readonly config?: unknown }
    const { options, projectReferences = [] } = ts.parseJsonConfigFileContent(json ?? {}, parsing, dirname(config))
    const { paths, baseUrl, pathsBasePath } = options
    if (paths) return { paths, baseUrl, pathsBasePath }
    if (isReferredTo) return undefined
    // One that only names others is the custom of many templates.
    for (const { path } of projectReferences) {
      const file = path.endsWith('.json') ? path : `${path}/tsconfig.json`
      const found = host.fileExists(file) ? pathsIn(file, true) : undefined
      if (found) return found
    }
    return undefined
  }
  const pathsOf = (folder: string): ts.CompilerOptions | undefined => {
    if (byFolder.has(folder)) return byFolder.get(folder)
    const config = `${folder}/tsconfig.json`
    const above = dirname(folder)
    const paths = host.fileExists(config) ? pathsIn(config) : above === folder ? undefined : pathsOf(above)
    byFolder.set(folder, paths)
    return paths
  }
  return pathsOf
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
