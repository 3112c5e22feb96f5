// In: what a config names that the reference cannot use: packages, entry points, options, files. Out: the finding that says so.
import type { Diagnostic, SourceRange } from '@docgen/model'
import { error, finding, quotedList } from './finding.ts'

/**
 * A package of the configuration is not installed, or is a folder without a readable `package.json`. `from` is the folder that it was looked for from,
 * relative to the site root; empty for the root itself.
 */
export function apiPackageNotFound(at: SourceRange, wanted: { npm: string; from: string } | { folder: string }): Diagnostic {
  return {
    ...error('api-package-not-found', at),
    ...('npm' in wanted
      ? {
          message: `The API reference names the npm package "${wanted.npm}", which is not installed.`,
          hint: `Add "${wanted.npm}" to the dependencies of ${wanted.from === '' ? 'the site' : `"${wanted.from}/package.json"`} and install them, or correct its name.`,
        }
      : {
          message: `The API reference names the folder "${wanted.folder}", which has no package.json with a name.`,
          hint: `Write a package.json with "name" and "version" into "${wanted.folder}", or correct the folder, which is relative to the site root.`,
        }),
  }
}

/** Node looks in the folders above too, so a release of the site would be taken in silence for the one that `from` asks for. */
export function apiReleaseNotFound(
  at: SourceRange,
  { npm, version, from, range }: { npm: string; version: string; from: string; range: string },
): Diagnostic {
  return {
    ...error('api-package-not-found', at),
    message: `The API reference finds "${npm}" ${version} from "${from}", whose package.json asks for "${range}".`,
    hint: `Install the dependencies of "${from}/package.json".`,
  }
}

/** `from` is the `resolveFrom` of the reference. */
export function resolveFolderNotFound(at: SourceRange, from: string): Diagnostic {
  return {
    ...error('api-package-not-found', at),
    message: `The API reference finds its npm packages from the folder "${from}", which has no package.json.`,
    hint: `Write a package.json with these packages as "dependencies" there and install them, or correct "resolveFrom", which is relative to the site root.`,
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

/** A compiler option or file of `checkedSamples()` cannot be used; `message` is TypeScript's. */
export function sampleOptions(at: SourceRange, key: string, message: string): Diagnostic {
  return {
    ...error('sample-options', at),
    message: `The compiler option "${key}" is invalid: ${message}`,
    hint: 'Correct the option of checkedSamples(), or remove it.',
  }
}
