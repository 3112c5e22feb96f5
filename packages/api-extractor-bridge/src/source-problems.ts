import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { packageManagerBy, type Diagnostic, type SourceRange } from '@docgen/model'
import ts from 'typescript'
import { absentModulesOf, isAbsent, isMapped, isRelative, moduleNamesOf } from './absent-modules.ts'
import {
  exportsNotInstalled,
  missingApiModule,
  moduleNotInPackage,
  moduleNotInstalled,
  moduleNotMapped,
  nodeTypesNotInstalled,
  unreadableApiSource,
} from './diagnostics/code.ts'
import type { ExtractRequest } from './extraction.ts'
import { findInstalled, packageNameOf, placesOf } from './find-installed.ts'
import { packageExportsOf } from './package-exports.ts'
import { packageOfFile, shownPathOf } from './package-of-file.ts'

interface SourceProblems {
  readonly diagnostics: readonly Diagnostic[]
  /** Absolute paths of files that are missing: once they are there, the packages export more. */
  readonly missingFiles: readonly string[]
  /** Absolute paths of what will be there once the packages are installed that the sources lack. */
  readonly awaited: readonly string[]
}

/**
 * What would be missing in the reference without a word: what TypeScript cannot read, and what comes from modules that are not there. Of
 * packages that are folders of the author. An installed package cannot be edited, but the packages it exports from can be installed.
 */
export function findSourceProblems(
  { root, packages }: Pick<ExtractRequest, 'root' | 'packages'>,
  program: ts.Program,
): SourceProblems {
  const own = packages.filter(({ isPublished }) => !isPublished)
  const installed = findLostExports({ root, packages }, program)
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
  const exported = packageExportsOf(program, own)
  const absent = sources.flatMap((source) => absentModulesOf(source, program, exported).map((found) => ({ source, ...found })))
  const installable = absent.filter(({ specifier }) => !isRelative(specifier))
  return {
    diagnostics: [
      ...syntax,
      ...absent.flatMap(({ source, specifier, at, affected }) =>
        isRelative(specifier) ? [missingApiModule(placeOf(source, at.getStart(source)), specifier, affected)] : [],
      ),
      ...firstOfEach(installable, ({ fileName }) => packageOfFile(own, fileName)?.name).map(
        ({ source, specifier, at: node, affected }) => {
          const at = placeOf(source, node.getStart(source))
          const folder = dirname(source.fileName)
          const command = installCommandAt(folder)
          if (isBuiltin(specifier)) return nodeTypesNotInstalled(at, affected, command)
          if (isMapped(specifier)) return moduleNotMapped(at, specifier, affected)
          if (isInstalled(specifier, folder)) return moduleNotInPackage(at, specifier, affected)
          return moduleNotInstalled(at, { specifier, affected, command })
        },
      ),
      ...installed.diagnostics,
    ],
    missingFiles: sources.flatMap((source) =>
      moduleNamesOf(source).flatMap(({ at }) =>
        isRelative(at.text) && isAbsent(at, source, program) ? [sourceFileOf(resolve(dirname(source.fileName), at.text))] : [],
      ),
    ),
    awaited: [
      ...new Set([
        ...installable.flatMap(({ source, specifier }) => awaitedFor(specifier, dirname(source.fileName))),
        ...installed.awaited,
      ]),
    ].sort(),
  }
}

/** What installed packages export from packages that are not there, such as optional peers: the site can install them. Once for each. */
function findLostExports(
  { root, packages }: Pick<ExtractRequest, 'root' | 'packages'>,
  program: ts.Program,
): Pick<SourceProblems, 'diagnostics' | 'awaited'> {
  const installed = packages.filter(({ isPublished }) => isPublished)
  const { statements } = packageExportsOf(program, installed)
  const found = program.getSourceFiles().flatMap((source) => {
    const documented = packageOfFile(installed, source.fileName)
    const names = documented
      ? moduleNamesOf(source).filter(({ statement, at }) => statements.has(statement) && !isRelative(at.text))
      : []
    return names.flatMap(({ at }) => {
      const lacking = isBuiltin(at.text) ? '@types/node' : packageNameOf(at.text)
      const isLost = lacking !== undefined && !isInstalled(at.text, dirname(source.fileName)) && isAbsent(at, source, program)
      return documented && isLost ? [{ source, at, owner: documented.name, lacking }] : []
    })
  })
  const first = found.filter(
    ({ owner, lacking }, index) => found.findIndex((each) => each.owner === owner && each.lacking === lacking) === index,
  )
  return {
    diagnostics: first.map(({ source, at, owner, lacking }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(at.getStart(source))
      const place = { file: shownPathOf(root, packages, source.fileName), line: line + 1, column: character + 1 }
      return exportsNotInstalled(place, { owner, specifier: at.text, lacking })
    }),
    awaited: found.flatMap(({ source, at }) => awaitedFor(at.text, dirname(source.fileName))),
  }
}

interface FoundModule {
  readonly source: ts.SourceFile
  readonly specifier: string
  readonly affected?: { readonly name: string } | undefined
}

/**
 * One finding for a module is enough, as for all modules of Node.js, and one for an export that several are missing for: one command installs them
 * all. So it is for all that the config of a package has to explain.
 */
function firstOfEach<Found extends FoundModule>(
  found: readonly Found[],
  packageOf: (source: ts.SourceFile) => string | undefined,
): readonly Found[] {
  const seen = new Set<string>()
  return found.filter(({ source, specifier, affected }) => {
    const remedy = isBuiltin(specifier) ? 'types' : isMapped(specifier) ? `config ${packageOf(source) ?? ''}` : 'install'
    const keys = [remedy === 'install' ? `${remedy} ${specifier}` : remedy]
    if (affected) keys.push(`${remedy} ${source.fileName} ${affected.name}`)
    const isFirst = !keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isFirst
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
  if (isInstalled(specifier, folder) || isMapped(specifier)) return []
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
