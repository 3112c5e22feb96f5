import { dirname, sep } from 'node:path'
import { authorTextOf, type PackageLocation } from '@docgen/model'
import ts from 'typescript'
import type { DocumentedPackage } from './extraction.ts'
import { createModuleResolver, rememberManifest } from './module-resolver.ts'
import { isBelow, packageOfFile } from './package-of-file.ts'
import { parsingOf } from './source-files.ts'
import { createThreadMemory, type ProgramMemory } from './thread-memory.ts'

export interface ApiProgram {
  readonly program: ts.Program
  /** Absolute paths of all that it read (sources, declarations, `package.json` files) but TypeScript's own, sorted. */
  readonly files: readonly string[]
}

/**
 * One program for all packages. Every import of a documented package leads to its documented entry, wherever it stands and whatever
 * copy `node_modules` holds for it, so that a declaration of the family exists once. Type errors of the packages do not matter.
 */
export function createApiProgram(
  packages: readonly DocumentedPackage[],
  memory: ProgramMemory = createThreadMemory(),
): ApiProgram {
  const rootNames = packages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => file))
  const options: ts.CompilerOptions = {
    strict: true,
    // For packages of JavaScript, whose comments hold the types.
    ...(rootNames.some((file) => /\.[cm]?jsx?$/.test(file)) && { allowJs: true }),
    // That of samples, so that both share the trees of files. What classes inherit of JavaScript's own stays that of 2022.
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.es2022.full.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    experimentalDecorators: true,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    paths: Object.fromEntries(packages.flatMap(pathsOf)),
  }
  const { host, read } = createApiHost(options, packages, memory)
  const program = ts.createProgram({
    rootNames,
    options,
    host,
  })
  memory.sourceFiles.forgetRemoved(program)
  const ownFolder = dirname(ts.getDefaultLibFilePath(options))
  const files = [...read].filter((file) => !isBelow(ownFolder, file)).map((file) => file.split('/').join(sep))
  return { program, files: files.sort() }
}

function createApiHost(
  options: ts.CompilerOptions,
  packages: readonly DocumentedPackage[],
  { sourceFiles, moduleFinds }: ProgramMemory,
) {
  const read = new Set<string>()
  const host = ts.createCompilerHost(options)
  const { readFile, getSourceFile } = host
  const ofProgram = parsingOf(options)
  const finds = moduleFinds.none(options, host)
  host.readFile = (file) => {
    const text = readFile(file)
    if (text === undefined) return undefined
    read.add(file)
    rememberManifest(finds, file)
    return authorTextOf(text)
  }
  // TypeDoc takes comments from the text of a file, and needs TypeScript's trees of them for links alone. Those lead into the family.
  host.getSourceFile = (file, given, ...rest) => {
    const parsing = typeof given === 'object' ? given : { languageVersion: given }
    const jsDocParsingMode = packageOfFile(packages, file) ? parsing.jsDocParsingMode : ts.JSDocParsingMode.ParseNone
    const parse = () => getSourceFile(file, { ...parsing, jsDocParsingMode }, ...rest)
    const { source, isKept } = sourceFiles.read(file, { ...ofProgram, jsDocParsingMode }, parse)
    if (isKept) read.add(file)
    return source
  }
  return { host: Object.assign(host, createModuleResolver(options, host, finds)), read }
}

/** Absolute addresses, since there is no `tsconfig.json` that they could be relative to. */
export function pathsOf({ name, entryPoints, realFolder, sourceFolders }: PackageLocation): [string, string[]][] {
  const paths = entryPoints.map(({ specifier, file }): [string, string[]] => [specifier, [file]])
  const main = entryPoints.find(({ specifier }) => specifier === name)
  if (!sourceFolders || !main) return paths
  const { types, sources } = sourceFolders
  return [...paths, [`${name}/${types}`, [main.file]], [`${name}/${types}/*`, [`${realFolder}/${sources}/*`]]]
}
