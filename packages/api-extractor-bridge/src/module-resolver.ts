import ts from 'typescript'

type ModuleResolver = Required<Pick<ts.CompilerHost, 'resolveModuleNameLiterals' | 'getModuleResolutionCache'>>

/**
 * Finds modules as a bundler does. Where the `exports` of a package lead to no types, its `types` and its folders are asked, as if it
 * had no `exports`: many a package came to have them and forgot its types there. Links are followed, so that a package is loaded once
 * whatever leads to it.
 */
export function createModuleResolver(options: ts.CompilerOptions, host: ts.CompilerHost): ModuleResolver {
  const createCache = (given: ts.CompilerOptions, shared?: ts.PackageJsonInfoCache) =>
    ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, given, shared)
  const cache = createCache(options)
  const withoutExports: ts.CompilerOptions = { ...options, resolvePackageJsonExports: false }
  const cacheWithoutExports = createCache(withoutExports, cache.getPackageJsonInfoCache())

  const resolve = (name: string, from: string, mode: ts.ResolutionMode) => {
    const found = ts.resolveModuleName(name, from, options, host, cache, undefined, mode)
    if (hasTypes(found) || ts.isExternalModuleNameRelative(name)) return found
    const fallback = ts.resolveModuleName(name, from, withoutExports, host, cacheWithoutExports, undefined, mode)
    return hasTypes(fallback) ? fallback : found
  }

  return {
    resolveModuleNameLiterals: (literals, from, _redirect, _options, source) =>
      literals.map((literal) => resolve(literal.text, from, ts.getModeForUsageLocation(source, literal, options))),
    getModuleResolutionCache: () => cache,
  }
}

const scriptExtensions: readonly string[] = [ts.Extension.Js, ts.Extension.Jsx, ts.Extension.Mjs, ts.Extension.Cjs]

/** JSON is its own type. */
function hasTypes({ resolvedModule }: ts.ResolvedModuleWithFailedLookupLocations): boolean {
  return resolvedModule !== undefined && !scriptExtensions.includes(resolvedModule.extension)
}
