// In: a package and the options that its family has given TypeDoc. Out: the sources that they name as entry points, and how readers import these.
import { posix, relative } from 'node:path'
import { patternOf } from '@docgen/model'
import { isBelow, slashed } from '../package-of-file.ts'
import { isFile } from '../read-file.ts'
import { starOf, typeTargetsOf } from './exported-types.ts'
import { filesBelow } from './find-files.ts'
import { folderSources } from './main-entry.ts'
import type { PackageManifest } from './package-manifest.ts'
import { withoutExtension, type OutputFolder } from './source-candidates.ts'
import type { TypedocOptions } from './family-options.ts'

export interface ListedSources {
  /** Files that are written out, relative to the package. */
  readonly written: readonly string[]
  /** These, and what folders and patterns stand for. */
  readonly files: readonly string[]
  /** Those of `files` that stand for a whole folder (`entryPointStrategy: "expand"`), so that nobody named them one by one. */
  readonly expanded: readonly string[]
}

/**
 * Of the package's own options and of those of the repository around it, which may list the files of many packages.
 * https://typedoc.org/documents/Options.Input.html
 */
export async function listedSourcesOf(folder: string, options: readonly (TypedocOptions | undefined)[]): Promise<ListedSources> {
  const listed = await Promise.all(options.map((each) => listedIn(folder, each)))
  const unique = (files: readonly string[]): readonly string[] => [...new Set(files)]
  return {
    written: unique(listed.flatMap(({ written }) => written)),
    files: unique(listed.flatMap(({ files }) => files)),
    expanded: unique(listed.flatMap(({ expanded }) => expanded)),
  }
}

const none: ListedSources = { written: [], files: [], expanded: [] }

async function listedIn(folder: string, options: TypedocOptions | undefined): Promise<ListedSources> {
  const strategy = options?.['entryPointStrategy']
  // What these list are packages, and documents of them.
  if (!options || strategy === 'packages' || strategy === 'merge') return none
  const patterns = pathsIn(folder, options['entryPoints'])
  const refused = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const excluded = [...pathsIn(folder, options['exclude']), ...refused].map(patternOf)
  const found = await Promise.all(
    patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => filesOf(folder, pattern, strategy === 'expand')),
  )
  const files = found.flat().filter((file) => !excluded.some((pattern) => pattern.test(file)))
  return {
    written: patterns.filter((pattern) => isSource(pattern) && !hasWildcard(pattern)),
    files,
    expanded: strategy === 'expand' ? files : [],
  }
}

/** `readOptionsIn` made them absolute. */
function pathsIn(folder: string, value: unknown): readonly string[] {
  const paths: readonly unknown[] = Array.isArray(value) ? value : []
  return paths
    .filter((path) => typeof path === 'string')
    .flatMap((path) => {
      const [, mark = '', file = ''] = /^(!?)(.*)$/.exec(path) ?? []
      if (file.startsWith('**/')) return [mark + file]
      return isBelow(folder, file) ? [mark + slashed(relative(folder, file))] : []
    })
}

async function filesOf(folder: string, pattern: string, isExpanded: boolean): Promise<readonly string[]> {
  if (hasWildcard(pattern)) {
    const expression = patternOf(pattern)
    const base = posix.dirname(`${pattern.split(/[*?{]/)[0] ?? ''}x`)
    return documentedAmong((await filesBelow(folder, base)).filter((file) => expression.test(file)))
  }
  if (isSource(pattern)) return isFile(posix.join(slashed(folder), pattern)) ? [pattern] : []
  if (isExpanded) return documentedAmong(await filesBelow(folder, pattern))
  return folderSources
    .map((name) => posix.join(pattern, name))
    .filter((file) => isFile(posix.join(slashed(folder), file)))
    .slice(0, 1)
}

function documentedAmong(files: readonly string[]): readonly string[] {
  return files.filter((file) => isSource(file) && !/\.(?:test|spec|d)\.\w+$/.test(file)).toSorted()
}

function isSource(file: string): boolean {
  return /\.[cm]?[tj]sx?$/.test(file)
}

function hasWildcard(pattern: string): boolean {
  return /[*?{]/.test(pattern)
}

interface PublishedPackage {
  readonly manifest: Pick<PackageManifest, 'exports' | 'entries' | 'isModule'>
  readonly outputFolders: readonly OutputFolder[]
  readonly typescript: string
}

/**
 * The subpath that imports name for a source: `./lib/types.js` of `src/types.ts`. `undefined` where no import reaches what is built of it, or nothing
 * says where that lies.
 */
export function subpathOfSource(file: string, { manifest, outputFolders, typescript }: PublishedPackage): string | undefined {
  const outputs = outputsOf(file, manifest.entries, outputFolders)
  // Without `exports`, every file of a package can be imported.
  if (manifest.exports.size === 0) return outputs[0] === undefined ? undefined : importOf(outputs[0], manifest.isModule)
  for (const [key, target] of manifest.exports) {
    if (!key.includes('*')) continue
    for (const pattern of typeTargetsOf(target, typescript)) {
      const endings = pattern.endsWith('*') ? ['.js'] : ['', '.d.ts', '.js', '.d.mts', '.mjs']
      const named = outputs.flatMap((output) => endings.map((ending) => output + ending))
      const star = named.map((output) => starOf(posix.normalize(pattern), output)).find((found) => found !== undefined)
      if (star !== undefined) return key.replace('*', star)
    }
  }
  return undefined
}

/** Files that a build makes of a source, without their endings, best first: as tsconfig says, else as the main entry lies to `src`. */
function outputsOf(file: string, entries: readonly string[], folders: readonly OutputFolder[]): readonly string[] {
  const stem = withoutExtension(file)
  // Scripts and declarations may lie apart: imports name the scripts.
  const ordered = [...entries.filter((entry) => /\.[cm]?js$/.test(entry)), ...entries]
  const mainFolders = ordered.map((entry) => posix.dirname(posix.normalize(entry))).filter((folder) => folder !== '.')
  const configured = folders.flatMap(({ output, sources }) => {
    const inner = sources === '.' ? stem : starOf(`${sources}/*`, stem)
    return inner === undefined ? [] : [posix.join(output, inner)]
  })
  const inner = starOf('src/*', stem)
  const conventional = inner === undefined ? [] : mainFolders.map((folder) => posix.join(folder, inner))
  const besideMain = configured.filter((output) => output.startsWith(`${mainFolders[0]}/`))
  return [...new Set([...besideMain, ...configured, ...conventional])]
}

/** Node asks imports of ES modules for the whole name of a file, and adds what is missing for `require()`. */
function importOf(output: string, isModule: boolean): string {
  return `./${isModule ? `${output}.js` : output.replace(/\/index$/, '')}`
}
