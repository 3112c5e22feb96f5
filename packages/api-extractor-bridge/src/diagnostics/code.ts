// In: what is wrong in the code of a documented package: its syntax, its imports, its exports. Out: the finding that says so.
import type { Diagnostic, SourceRange } from '@docgen/model'
import type { AbsentModule } from '../absent-modules.ts'
import { error, finding, quotedList } from './finding.ts'

/** TypeScript cannot read a source of a package; `message` is its own. */
export function unreadableApiSource(at: SourceRange, message: string): Diagnostic {
  return {
    ...error('api-syntax', at),
    message: `TypeScript cannot read this: ${message}`,
    hint: 'Correct the syntax: the reference leaves out what TypeScript cannot read.',
  }
}

/** The tsconfig.json of a package is no JSON. */
export function unreadableConfig(at: SourceRange): Diagnostic {
  return {
    ...finding('api-syntax', 'warning', at),
    message: 'This tsconfig.json is not valid JSON.',
    hint: 'Correct the syntax: docgen reads here where the sources of the package are.',
  }
}

export function missingBaseConfig(at: SourceRange, base: string): Diagnostic {
  return {
    ...finding('api-syntax', 'warning', at),
    message: `This tsconfig.json extends "${base}", which does not exist.`,
    hint: 'Correct the path, or add the file.',
  }
}

/** A source of a package takes something from a module of it that is not there. */
export function missingApiModule(at: SourceRange, specifier: string, affected: AbsentModule['affected']): Diagnostic {
  return {
    ...error('api-module-not-found', at),
    message: `The module "${specifier}" does not exist, so the reference ${affected ? lossIn(affected) : 'leaves out what comes from it'}.`,
    hint: 'Correct the path. If the module is generated, generate it before the site is built.',
  }
}

/** As `moduleNotInstalled`, of a name that a config has to explain: `#lib/file`, `@/file`. */
export function moduleNotMapped(at: SourceRange, specifier: string, affected: AbsentModule['affected']): Diagnostic {
  return {
    ...finding('api-module-not-found', 'warning', at),
    message: `The module "${specifier}" is not found, so the reference ${lossIn(affected)}.`,
    hint: 'Add it to "paths" in the tsconfig.json of the package, or to "imports" in its package.json.',
  }
}

/** As `moduleNotInstalled`, of a module of Node.js. */
export function nodeTypesNotInstalled(at: SourceRange, affected: AbsentModule['affected'], command: string): Diagnostic {
  return {
    ...finding('api-module-not-found', 'warning', at),
    message: `The types of Node.js are not installed, so the reference ${lossIn(affected)}.`,
    hint: `Add "@types/node" to the devDependencies of the package, and run "${command}".`,
  }
}

/** What a source of a package takes from a package that is not installed. `command` installs it. */
export function moduleNotInstalled(
  at: SourceRange,
  { specifier, affected, command }: Pick<AbsentModule, 'affected'> & { readonly specifier: string; readonly command: string },
): Diagnostic {
  return {
    ...finding('api-module-not-found', 'warning', at),
    message: `The module "${specifier}" is not installed, so the reference ${lossIn(affected)}.`,
    hint: `Run "${command}" first.`,
  }
}

/** As `moduleNotInstalled`, where the package is installed and has no such module. */
export function moduleNotInPackage(at: SourceRange, specifier: string, affected: AbsentModule['affected']): Diagnostic {
  return {
    ...finding('api-module-not-found', 'warning', at),
    message: `The module "${specifier}" does not exist in the installed package, so the reference ${lossIn(affected)}.`,
    hint: 'Correct the path, or update the package.',
  }
}

/** What an installed package exports from one that is not. `lacking` is the npm package to install. */
export function exportsNotInstalled(
  at: SourceRange,
  { owner, specifier, lacking }: { readonly owner: string; readonly specifier: string; readonly lacking: string },
): Diagnostic {
  return {
    ...finding('api-module-not-found', 'warning', at),
    message: `The package "${owner}" exports from "${specifier}", which is not installed, so the reference leaves out what comes from it.`,
    hint: `Add "${lacking}" to the dependencies of the site and install it.`,
  }
}

function lossIn(affected: AbsentModule['affected']): string {
  if (!affected) return 'leaves out what is exported from it'
  const { name, lost } = affected
  return `cannot tell ${lost === 'inherited members' ? `what "${name}" inherits` : `the ${lost} of "${name}"`}`
}

/** An export uses a type of its package that readers cannot import. `used` are types that it uses itself, and that nothing exports either. */
export function unexportedType(at: SourceRange, name: string, packageName: string, used: readonly string[]): Diagnostic {
  return {
    ...finding('unexported-type', 'warning', at),
    message: `The type "${name}" is used by exports of ${packageName}, which does not export it.`,
    hint: `Export "${name}" from an entry point of ${packageName}${used.length > 0 ? `, with ${quotedList(used)}, which it uses` : ''}, or mark it with @internal.`,
  }
}

/** As `unexportedType`, of a file with many: at the first of them. */
export function unexportedTypes(at: SourceRange, names: readonly string[], packageName: string): Diagnostic {
  return {
    ...finding('unexported-type', 'warning', at),
    message: `The types ${quotedList(names)} of this file are used by exports of ${packageName}, which does not export them.`,
    hint: `Export them from an entry point of ${packageName}, or mark those that are no part of its API with @internal.`,
  }
}
