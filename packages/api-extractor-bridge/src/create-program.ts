import { dirname, sep } from 'node:path'
import { authorTextOf } from '@docgen/model'
import ts from 'typescript'
import { wantsNodeTypes } from './absent-modules.ts'
import type { DocumentedPackage } from './extraction.ts'
import { createModuleResolver } from './module-resolver.ts'
import { packageExportsOf } from './package-exports.ts'
import { isBelow, packageOfFile } from './package-of-file.ts'
import { pathsOf } from './package-paths.ts'
import { createSourceFiles, parsingKeyOf, type ProgramFiles } from './source-files.ts'

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
  sourceFiles: ProgramFiles = createSourceFiles(),
): ApiProgram {
  const rootNames = packages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => file))
  const options: ts.CompilerOptions = {
    strict: true,
    // For packages of JavaScript, whose comments hold the types.
    ...(rootNames.some((file) => /\.[cm]?jsx?$/.test(file)) && { allowJs: true }),
    // What classes inherit of JavaScript's own stays that of 2022.
    target: ts.ScriptTarget.ESNext,
    // `[Symbol.dispose](): void` would be read as an index signature where nothing declares that symbol.
    lib: ['lib.es2022.full.d.ts', 'lib.esnext.disposable.d.ts'],
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
  const { host, read } = createApiHost(options, packages, sourceFiles)
  const program = withNodeTypes(ts.createProgram({ rootNames, options, host }), packages, host)
  sourceFiles.forgetRemoved(program)
  const ownFolder = dirname(ts.getDefaultLibFilePath(options))
  const files = [...read].filter((file) => !isBelow(ownFolder, file)).map((file) => file.split('/').join(sep))
  return { program, files: files.sort() }
}

/** They are as large as many packages together, so they are read only where an export is made of what Node.js has. */
function withNodeTypes(program: ts.Program, packages: readonly DocumentedPackage[], host: ts.CompilerHost): ts.Program {
  const options = program.getCompilerOptions()
  const exported = packageExportsOf(program, packages)
  const wanting = program
    .getSourceFiles()
    .find((source) => packageOfFile(packages, source.fileName) && wantsNodeTypes(source, program, exported))
  const types =
    wanting &&
    ts.resolveTypeReferenceDirective('node', wanting.fileName, { ...options, typeRoots: [] }, host).resolvedTypeReferenceDirective
  if (types?.resolvedFileName === undefined) return program
  return ts.createProgram({
    rootNames: [...program.getRootFileNames(), types.resolvedFileName],
    options,
    host,
    oldProgram: program,
  })
}

function createApiHost(
  options: ts.CompilerOptions,
  packages: readonly DocumentedPackage[],
  { read: readTree, textOf = () => undefined }: ProgramFiles,
) {
  const read = new Set<string>()
  const host = ts.createCompilerHost(options)
  const { readFile, getSourceFile } = host
  const key = parsingKeyOf(options)
  host.readFile = (file) => {
    const text = textOf(file) ?? readFile(file)
    if (text === undefined) return undefined
    read.add(file)
    return authorTextOf(text)
  }
  // TypeDoc takes comments from the text of a file, and needs TypeScript's trees of them for links alone. Those lead into the family.
  host.getSourceFile = (file, given, ...rest) => {
    const parsing = typeof given === 'object' ? given : { languageVersion: given }
    const jsDocParsingMode = packageOfFile(packages, file) ? parsing.jsDocParsingMode : ts.JSDocParsingMode.ParseNone
    const parse = () => getSourceFile(file, { ...parsing, jsDocParsingMode }, ...rest)
    const { source, isKept } = readTree(file, { key, jsDocParsingMode }, parse)
    if (isKept) read.add(file)
    return source
  }
  return { host: Object.assign(host, createModuleResolver(options, host)), read }
}
