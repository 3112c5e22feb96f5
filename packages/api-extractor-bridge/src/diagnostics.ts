import type { AbsentModule } from './absent-modules.ts'
import { joinedByAnd, type Diagnostic, type DiagnosticCode, type Severity, type SourceRange } from '@docgen/model'
import type { IncludeRefusal } from './convert/include-access.ts'

/** A package of the configuration is not installed, or is a folder without a readable `package.json`. */
export function apiPackageNotFound(at: SourceRange, wanted: { npm: string } | { folder: string }): Diagnostic {
  return {
    ...error('api-package-not-found', at),
    ...('npm' in wanted
      ? {
          message: `The API reference names the npm package "${wanted.npm}", which is not installed.`,
          hint: `Add "${wanted.npm}" to the dependencies of the site and install them, or correct its name.`,
        }
      : {
          message: `The API reference names the folder "${wanted.folder}", which has no package.json with a name.`,
          hint: `Write a package.json with "name" and "version" into "${wanted.folder}", or correct the folder, which is relative to the site root.`,
        }),
  }
}

/** `wanted` is the name of an installed package with a path behind it, as imports have it. */
export function apiPackageSubpath(at: SourceRange, wanted: string, name: string): Diagnostic {
  return {
    ...error('api-package-not-found', at),
    message: `The API reference names "${wanted}", which is a path inside the package "${name}", not a package.`,
    hint: `Write { npm: '${name}' }, which documents all its entry points, or { npm: '${name}', entries: ['.${wanted.slice(name.length)}'] } for this one alone.`,
  }
}

const mostListed = 12

/**
 * A package holds no TypeScript that could be read. `candidates` are the files that were looked for, relative to the package; `build` is what would
 * make the declarations that it names.
 */
export function apiEntryNotFound(
  at: SourceRange,
  name: string,
  candidates: readonly string[],
  build?: { readonly script: string; readonly folder: string },
): Diagnostic {
  // Of a package with hundreds of entry points, the first files say enough.
  const listed =
    candidates.length > mostListed ? [...candidates.slice(0, mostListed), `${candidates.length - mostListed} more`] : candidates
  const message = `The package "${name}" has no TypeScript entry: none of ${listed.join(', ')} exists.`
  if (build !== undefined)
    return { ...error('api-entry-not-found', at), message, hint: `Run the "${build.script}" script of ${build.folder} first.` }
  return {
    ...error('api-entry-not-found', at),
    message,
    hint: `Name the declarations in "types" of its package.json, or remove "${name}" from the API reference.`,
  }
}

/** Entry points of a package that the reference leaves out: they have no types, or are patterns that open a folder. `subpaths` are keys of its `exports`. */
export function undocumentedEntries(
  at: SourceRange,
  name: string,
  subpaths: readonly string[],
  reason: 'untyped' | 'open',
): Diagnostic {
  const list = quotedList(subpaths.map((subpath) => name + subpath.slice(1)))
  const isOne = subpaths.length === 1
  if (reason === 'open') {
    return {
      ...finding('undocumented-entries', 'warning', at),
      message: `The reference leaves out ${list}, which ${isOne ? 'opens' : 'open'} every file of a folder.`,
      hint: `Name the entry points that readers import in \`entries\`: \`entries: ['.', ${subpaths.map((key) => `'${key}'`).join(', ')}]\` documents every file.`,
    }
  }
  return {
    ...finding('undocumented-entries', 'warning', at),
    message: `The reference leaves out ${list}, since no types of ${isOne ? 'it' : 'them'} can be read.`,
    hint: `Build "${name}" if its declarations are built, or name them in "types" of its exports, or choose entry points with \`entries\`.`,
  }
}

/** The family lists sources for TypeDoc that no import reaches. `files` are relative to the package. */
export function closedEntries(at: SourceRange, name: string, files: readonly string[]): Diagnostic {
  return {
    ...finding('undocumented-entries', 'warning', at),
    message: `TypeDoc's options list ${quotedList(files)} of "${name}" as ${files.length === 1 ? 'an entry point' : 'entry points'}, but "exports" of its package.json has no path that leads there. The reference shows what other entry points export of ${files.length === 1 ? 'it' : 'them'}.`,
    hint: 'Add an entry point to "exports" if readers import from it, or remove the file from `entryPoints` of TypeDoc.',
  }
}

/** The first few of them, quoted. */
function quotedList(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  return joinedByAnd(quoted.length > 4 ? [...quoted.slice(0, 3), `${quoted.length - 3} more`] : quoted)
}

/** Lines of a `sourceLink` are counted in other files than those that it leads to. `changed` are relative to the package. */
export function staleSourceLink(
  at: SourceRange,
  {
    name,
    ref,
    changed,
    count,
  }: { readonly name: string; readonly ref: string; readonly changed: readonly string[]; readonly count: number },
): Diagnostic {
  const shown = changed.slice(0, 3).join(', ') + (changed.length > 3 ? ` and ${changed.length - 3} more` : '')
  return {
    ...finding('stale-source-link', 'warning', at),
    message: `Source links of "${name}" lead to "${ref}", but ${changed.length} of the ${count} documented files ${changed.length === 1 ? 'differs' : 'differ'} there: ${shown}.`,
    hint: `Write {ref} instead of "${ref}": it is replaced by the release of the package.`,
  }
}

/** Two packages of the configuration share the segment of their routes, or are the same package. The first one is documented. */
export function duplicateApiPackage(at: SourceRange, what: 'dir' | 'name', value: string): Diagnostic {
  return {
    ...error('duplicate-api-package', at),
    ...(what === 'dir'
      ? {
          message: `Two packages have the dir "${value}", so their pages would share the same addresses.`,
          hint: `Give one of them another "dir".`,
        }
      : {
          message: `The API reference names the package "${value}" twice.`,
          hint: 'Remove one of the two.',
        }),
  }
}

/** A file that the configuration names as the symbol inventory of another site cannot be read. */
export function symbolsFileNotFound(at: SourceRange, file: string): Diagnostic {
  return {
    ...error('symbols-file-not-found', at),
    message: `The API reference takes symbols from "${file}", which cannot be read.`,
    hint: 'Download the `symbols.json` of the other site to this place, relative to the site root, or correct the path.',
  }
}

/** A symbol inventory, or one symbol of it, has not the form of docgen's `symbols.json`. */
export function symbolsFileInvalid(at: SourceRange, message: string): Diagnostic {
  return {
    ...error('symbols-file-invalid', at),
    message,
    hint: 'Write a JSON array with one symbol on each line: `{"name":"Row","kind":"interface","package":"@acme/table","path":"/api/table/interface/Row/"}`.',
  }
}

export interface UnresolvedLink {
  /** As written, without the text shown for it. */
  readonly link: string
  /** What to write instead. */
  readonly nearest?: string | undefined
  /** npm name of the documented package that declares it, when TypeScript found it: it is not exported, or left out. */
  readonly declaredBy?: string | undefined
  /** Whether browsers have a global variable of the name. */
  readonly isGlobal?: boolean | undefined
}

/** `{@link}` of a doc comment leads to nothing that the reference documents. A warning in the text of third parties. */
export function unresolvedApiLink(
  at: SourceRange,
  severity: Severity,
  { link, nearest, declaredBy, isGlobal = false }: UnresolvedLink,
): Diagnostic {
  const message = declaredBy
    ? `The link "${link}" leads to a declaration of ${declaredBy} that this reference does not document.`
    : isGlobal
      ? `The link "${link}" matches no declaration of this reference, only a global variable of browsers.`
      : `The link "${link}" does not match any declaration of this reference.`
  const asCode = 'write the name as code between backticks'
  const unknown = nearest ? `Write "${nearest}".` : `Link to an exported declaration, or ${asCode}.`
  const hint = declaredBy ? `Export the declaration if it is not exported, or ${asCode}.` : unknown
  return { ...finding('unresolved-api-link', severity, at), message, hint }
}

/** `[label]({@link target})`: a tag stands where Markdown has the address of a link. The page shows the link that was meant; editors do not. */
export function tagAsAddress(
  at: SourceRange,
  { tag, target, label }: { readonly tag: string; readonly target: string; readonly label: string },
): Diagnostic {
  const isOfWeb = /^(?:https?|ftps?|mailto):/.test(target)
  return {
    ...finding('unresolved-api-link', 'warning', at),
    message: `The address of the link "${label}" is a tag, "{${tag} ${target}}", which is a link itself.`,
    hint: isOfWeb ? `Write "[${label}](${target})".` : `Write "{${tag} ${target} | ${label}}".`,
  }
}

/** `{@include}` of a doc comment names a file that does not exist, relative to the comment's own. */
export function missingInclude(at: SourceRange, severity: Severity, target: string): Diagnostic {
  return {
    ...finding('missing-include', severity, at),
    message: `The included file "${target}" does not exist.`,
    hint: 'Write its path relative to the file of this comment.',
  }
}

/** `{@includeCode}` of a doc comment names a region or lines that its file does not have. */
export function missingRegion(at: SourceRange, severity: Severity, target: string): Diagnostic {
  return {
    ...finding('missing-region', severity, at),
    message: `"${target}" has no such region or lines.`,
    hint: 'Put the part between `// #region name` and `// #endregion name`, or name lines that the file has.',
  }
}

/** `{@include}` of a doc comment names a file that the comment may not show. */
export function refusedInclude(at: SourceRange, severity: Severity, refusal: IncludeRefusal): Diagnostic {
  if (refusal.refusal === 'secret') {
    return {
      ...finding('secret-file', severity, at),
      message: `The included file "${refusal.file}" is not read: "${refusal.name}" may hold passwords or keys.`,
      hint: 'Include a file that is made to be shown, such as ".env.example".',
    }
  }
  const { installed } = refusal
  if (installed === undefined) {
    return {
      ...finding('outside-root', severity, at),
      message: `The included file "${refusal.file}" is outside the site root and the documented packages.`,
      hint: 'Copy the file into the package or the site.',
    }
  }
  return {
    ...finding('outside-root', severity, at),
    message: `The included file "${refusal.file}" is outside the package "${installed}", which may show files of its own only.`,
    hint: `Report it to the authors of "${installed}". The reference does not show the file.`,
  }
}

/** TypeScript cannot read a source of a package; `message` is its own. */
export function unreadableApiSource(at: SourceRange, message: string): Diagnostic {
  return {
    ...error('api-syntax', at),
    message: `TypeScript cannot read this: ${message}`,
    hint: 'Correct the syntax: the reference leaves out what TypeScript cannot read.',
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

/** A comment has a tag that no tool knows, at its first place. A block is shown under its own name. */
export function unknownApiTag(at: SourceRange, tag: string, nearest: string | undefined): Diagnostic {
  return {
    ...finding('unknown-api-tag', 'warning', at),
    message: `The tag "${tag}" of this doc comment is unknown.`,
    hint: nearest ? `Write "${nearest}".` : 'Write a tag of TSDoc or TypeDoc, or put the name between backticks.',
  }
}

/** A comment has a block tag in braces, or a tag that belongs in braces without them. `written` is the whole tag as it belongs there. */
export function misplacedApiTag(at: SourceRange, tag: string, form: 'block' | 'inline', written: string): Diagnostic {
  return {
    ...finding('unknown-api-tag', 'warning', at),
    ...(form === 'block'
      ? {
          message: `The tag "${tag}" of this doc comment is in braces, but it is a block tag.`,
          hint: `Write "${written}" on a separate line without braces, or put the name between backticks.`,
        }
      : { message: `The tag "${tag}" of this doc comment has no braces.`, hint: `Write "${written}".` }),
  }
}

/** `@param` names no parameter of what it stands before, or no property of one. Its text is shown below those of the others. */
export function unknownApiParameter(
  at: SourceRange,
  name: string,
  { nearest, kind }: { readonly nearest: string | undefined; readonly kind: 'parameter' | 'property' | 'ofOverload' },
): Diagnostic {
  const unknown = finding('unknown-api-parameter', 'warning', at)
  if (kind === 'property') {
    return {
      ...unknown,
      message: `The property "${name}" of this doc comment does not exist.`,
      hint: nearest ? `Write "${nearest}".` : 'Name a property of the parameter, or remove the tag.',
    }
  }
  if (kind === 'ofOverload') {
    return {
      ...unknown,
      message: `The parameter "${name}" of this doc comment is that of another overload.`,
      hint: 'Move the tag to the comment of that overload.',
    }
  }
  return {
    ...unknown,
    message: `The parameter "${name}" of this doc comment does not exist.`,
    hint: nearest ? `Write "${nearest}".` : 'Name a parameter of the declaration, or remove the tag.',
  }
}

/** A compiler option or file of `checkedSamples()` cannot be used; `message` is TypeScript's. */
export function sampleOptions(at: SourceRange, key: string, message: string): Diagnostic {
  return {
    ...error('sample-options', at),
    message: `The compiler option "${key}" is invalid: ${message}`,
    hint: 'Correct the option of checkedSamples(), or remove it.',
  }
}

function error(code: DiagnosticCode, at: SourceRange) {
  return finding(code, 'error', at)
}

export function finding(code: DiagnosticCode, severity: Severity, { file, line, column }: SourceRange) {
  return { code, severity, file, line, column }
}
