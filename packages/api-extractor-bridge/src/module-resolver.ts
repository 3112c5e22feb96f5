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
  const resolve = (name: string, from: string, mode: ts.ResolutionMode) => {
    const module = ts.resolveModuleName(name, from, searched, asked, found, undefined, mode)
    if (hasTypes(module) || ts.isExternalModuleNameRelative(name)) return module
    const fallback = ts.resolveModuleName(name, from, searchedInstead, asked, foundInstead, undefined, mode)
    return hasTypes(fallback) ? fallback : module
  }

  return {
    resolveModuleNameLiterals: (literals, from, _redirect, _options, source) =>
      literals.map((literal) => resolve(literal.text, from, ts.getModeForUsageLocation(source, literal, options))),
    getModuleResolutionCache: () => found,
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
