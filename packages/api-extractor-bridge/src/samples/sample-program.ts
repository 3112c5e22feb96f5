// In: the modules to check. Out: one TypeScript program of them and all that they import.
import { dirname, sep } from 'node:path'
import { authorTextOf } from '@docgen/model'
import ts from 'typescript'
import { pathsOf } from '../create-program.ts'
import { areCurrent, createModuleResolver, rememberManifest } from '../module-resolver.ts'
import { isBelow, packageOfFile } from '../package-of-file.ts'
import { parsingOf, type SourceFiles } from '../source-files.ts'
import type { ProgramMemory } from '../thread-memory.ts'
import type { CheckedSamplesOptions } from './options.ts'
import type { OptionError, SampleRequest } from './sample-check.ts'
import { findImported, type VirtualModule } from './virtual-modules.ts'

export interface SampleProgram {
  readonly program: ts.Program
  /** Absolute paths of all that it read but TypeScript's own. */
  readonly files: readonly string[]
}

export interface SampleCompilerOptions {
  readonly options: ts.CompilerOptions
  readonly errors: readonly OptionError[]
}

export function compilerOptionsOf(
  { root, packages, options: given }: Pick<SampleRequest, 'root' | 'packages' | 'options'>,
  hasScripts: boolean,
): SampleCompilerOptions {
  const { options, errors } = ts.convertCompilerOptionsFromJson(given.compilerOptions ?? {}, slashed(root))
  const merged: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['*'],
    ...options,
    skipLibCheck: true,
    noEmit: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // What makes a module of a sample uses all that it sees.
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowJs: hasScripts,
    checkJs: hasScripts,
    // Later ones win: an import of a documented package leads to its documented entry.
    paths: { ...options.paths, ...Object.fromEntries(packages.flatMap(pathsOf)) },
  }
  return { options: merged, errors: errors.map((error) => ({ key: optionNameIn(error, given), message: textOf(error) })) }
}

/** Makes one program after another, each time quicker where little has changed since. */
export interface SamplePrograms {
  /** `files` are the absolute paths of the ambient ones; the module of a unit that is a file stands at the file's own path. */
  readonly create: (modules: readonly VirtualModule[], files: readonly string[]) => SampleProgram
  readonly currencyOf: SourceFiles['currencyOf']
  /** Looks for all modules anew: what was not there may be there now, and what was there may be gone. */
  readonly forget: () => void
}

export function createSamplePrograms(
  { root, packages }: Pick<SampleRequest, 'root' | 'packages'>,
  options: ts.CompilerOptions,
  { sourceFiles, moduleFinds }: ProgramMemory,
): SamplePrograms {
  const ofProgram = parsingOf(options)
  const ownFolder = dirname(ts.getDefaultLibFilePath(options))
  let moduleByPath: ReadonlyMap<string, VirtualModule> = new Map()
  let read = new Set<string>()
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.getCurrentDirectory = () => slashed(root)
  host.fileExists = (file) => moduleByPath.has(file) || fileExists(file)
  host.readFile = (file) => {
    const virtual = moduleByPath.get(file)
    if (virtual) return virtual.text
    const text = readFile(file)
    if (text === undefined) return undefined
    rememberManifest(finds, file)
    return authorTextOf(text)
  }
  host.getSourceFile = (file, given, ...rest) => {
    const parsing = typeof given === 'object' ? given : { languageVersion: given }
    const virtual = moduleByPath.get(file)
    // Samples of other texts may import the file that one of them shows.
    if (virtual?.unit.isFile) read.add(file)
    if (virtual) return ts.createSourceFile(file, virtual.text, parsing, true)
    const jsDocParsingMode = jsDocParsingModeOf(file, packages)
    const parse = () => getSourceFile(file, { ...parsing, jsDocParsingMode }, ...rest)
    const { source } = sourceFiles.read(file, { ...ofProgram, jsDocParsingMode }, parse)
    if (source) read.add(file)
    return source
  }
  let finds = moduleFinds.latest(options, host)
  let resolver = createModuleResolver(options, host, finds)
  host.getModuleResolutionCache = () => finds.found
  host.resolveModuleNameLiterals = (literals, from, ...rest) => {
    const importer = moduleByPath.get(from)
    if (!importer || importer.unit.isFile) return resolver.resolveModuleNameLiterals(literals, from, ...rest)
    const own = [...moduleByPath.values()].filter(({ unit }) => unit === importer.unit)
    return literals.map((literal) => {
      const imported = findImported(importer, literal.text, own)
      if (imported) return { resolvedModule: { resolvedFileName: imported.path, extension: `.${imported.module.language}` } }
      // Everything else is looked for as if the text itself imported it.
      const [found] = resolver.resolveModuleNameLiterals([literal], `${slashed(root)}/${importer.unit.file}`, ...rest)
      return found ?? { resolvedModule: undefined }
    })
  }
  return {
    create: (modules, rootFiles) => {
      moduleByPath = new Map(modules.map((module) => [module.path, module]))
      read = new Set()
      if (!areCurrent(finds)) finds = moduleFinds.none(options, host)
      resolver = createModuleResolver(options, host, finds)
      const program = ts.createProgram({ rootNames: [...rootFiles, ...moduleByPath.keys()], options, host })
      const files = [...new Set([...read, ...finds.manifests.keys()])].filter((file) => !isBelow(ownFolder, file))
      return { program, files: files.map((file) => file.split('/').join(sep)).sort() }
    },
    currencyOf: sourceFiles.currencyOf,
    forget: () => {
      finds = moduleFinds.none(options, host)
    },
  }
}

/** Types of JavaScript stand in its comments. Of TypeScript nothing in them matters here, but the reference reads those of the packages. */
function jsDocParsingModeOf(file: string, packages: SampleRequest['packages']): ts.JSDocParsingMode | undefined {
  if (/\.[cm]?jsx?$/.test(file)) return ts.JSDocParsingMode.ParseAll
  return packageOfFile(packages, file) ? undefined : ts.JSDocParsingMode.ParseNone
}

function optionNameIn(error: ts.Diagnostic, { compilerOptions = {} }: CheckedSamplesOptions): string {
  const message = textOf(error)
  return (
    Object.keys(compilerOptions).find((key) => message.includes(`'${key}'`) || message.includes(`--${key}'`)) ?? 'compilerOptions'
  )
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ')
}

export function slashed(path: string): string {
  return path.split(sep).join('/')
}
