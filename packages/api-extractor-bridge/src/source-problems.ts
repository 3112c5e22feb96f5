import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { packageManagerBy, type Diagnostic, type SourceRange } from '@docgen/model'
import ts from 'typescript'
import { absentModulesOf } from './absent-modules.ts'
import {
  missingApiModule,
  moduleNotInPackage,
  moduleNotInstalled,
  nodeTypesNotInstalled,
  unreadableApiSource,
} from './diagnostics.ts'
import type { ExtractRequest } from './extraction.ts'
import { findInstalled, packageNameOf, placesOf } from './find-installed.ts'
import { packageOfFile, shownPathOf } from './package-of-file.ts'

export interface SourceProblems {
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths of files that are missing: once they are there, the packages export more. */
  readonly missingFiles: readonly string[]
  /** Absolute paths of what will be there once the packages are installed that the sources lack. */
  readonly awaited: readonly string[]
}

/**
 * What would be missing in the reference without a word: what TypeScript cannot read, and what comes from modules that are not there. Of
 * packages that are folders of the author; nobody can mend an installed one.
 */
export function findSourceProblems(
  { root, packages }: Pick<ExtractRequest, 'root' | 'packages'>,
  program: ts.Program,
): SourceProblems {
  const own = packages.filter(({ isPublished }) => !isPublished)
  const sources = program.getSourceFiles().filter(({ fileName }) => packageOfFile(own, fileName))
  const placeOf = (source: ts.SourceFile, position: number): SourceRange => {
    const { line, character } = source.getLineAndCharacterOfPosition(position)
    return { file: shownPathOf(root, packages, source.fileName), line: line + 1, column: character + 1 }
  }
  const syntax = sources.flatMap((source) =>
    program
      .getSyntacticDiagnostics(source)
      .map(({ start, messageText }) =>
        unreadableApiSource(placeOf(source, start), ts.flattenDiagnosticMessageText(messageText, ' ')),
      ),
  )
  const missing = sources.flatMap((source) => missingModulesOf(source, program).map((specifier) => ({ source, specifier })))
  const absent = sources.flatMap((source) => absentModulesOf(source, program).map((found) => ({ source, ...found })))
  return {
    diagnostics: [
      ...syntax,
      ...missing.map(({ source, specifier }) => missingApiModule(placeOf(source, specifier.getStart(source)), specifier.text)),
      ...firstOfEach(absent).map(({ source, specifier, at: node, affected }) => {
        const at = placeOf(source, node.getStart(source))
        const folder = dirname(source.fileName)
        const command = installCommandAt(folder)
        if (isBuiltin(specifier)) return nodeTypesNotInstalled(at, affected, command)
        if (isInstalled(specifier, folder)) return moduleNotInPackage(at, specifier, affected)
        return moduleNotInstalled(at, { specifier, affected, command })
      }),
    ],
    missingFiles: missing.map(({ source, specifier }) => sourceFileOf(resolve(dirname(source.fileName), specifier.text))),
    awaited: [...new Set(absent.flatMap(({ source, specifier }) => awaitedFor(specifier, dirname(source.fileName))))].sort(),
  }
}

function missingModulesOf(source: ts.SourceFile, program: ts.Program): readonly ts.StringLiteral[] {
  const checker = program.getTypeChecker()
  return source.statements.flatMap((statement) => {
    const isTaken = ts.isExportDeclaration(statement) || (ts.isImportDeclaration(statement) && statement.importClause)
    const specifier = isTaken ? statement.moduleSpecifier : undefined
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return []
    // One that is there and exports nothing has no symbol either.
    if (checker.getSymbolAtLocation(specifier)) return []
    const found = ts.resolveModuleName(specifier.text, source.fileName, program.getCompilerOptions(), ts.sys).resolvedModule
    // Styles and the like are there, and their bundler's; so is what it is asked for behind a question mark.
    const [path = ''] = specifier.text.split('?')
    return found || ts.sys.fileExists(resolve(dirname(source.fileName), path)) ? [] : [specifier]
  })
}

/** One finding for a module is enough, as for all modules of Node.js: the command is the same. */
function firstOfEach<Found extends { readonly specifier: string }>(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>()
  return found.filter(({ specifier }) => {
    const name = isBuiltin(specifier) ? 'node' : specifier
    return !seen.has(name) && seen.add(name)
  })
}

/** That of the package manager of the nearest folder around that tells it. */
function installCommandAt(folder: string): string {
  for (let current = folder; ; current = dirname(current)) {
    const manager = packageManagerBy((file) => ts.sys.fileExists(join(current, file)))
    if (manager !== undefined || current === dirname(current)) return `${manager ?? 'npm'} install`
  }
}

/** What is there once a module, or its types, is installed where Node finds it. Nothing of a package that is: its own files are read. */
function awaitedFor(specifier: string, folder: string): readonly string[] {
  if (isInstalled(specifier, folder)) return []
  const name = packageNameOf(specifier) ?? specifier
  // https://github.com/DefinitelyTyped/DefinitelyTyped#what-about-scoped-packages
  const names = isBuiltin(specifier) ? ['@types/node'] : [name, `@types/${name.replace(/^@([^/]+)\//, '$1__')}`]
  return names.flatMap((each) => placesOf(folder, each)).map((place) => join(place, 'package.json'))
}

function isInstalled(specifier: string, folder: string): boolean {
  const name = packageNameOf(specifier)
  return name !== undefined && !isBuiltin(specifier) && findInstalled(folder, name) !== undefined
}

/** Where its author will put it, most likely. */
function sourceFileOf(path: string): string {
  const written = /^(.*)\.([cm]?)[jt]s(x?)$/.exec(path)
  return written ? `${written[1]}.${written[2]}ts${written[3]}` : `${path}.ts`
}
