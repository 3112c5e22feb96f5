// In: a file that a package.json names, often one that a build writes. Out: the sources that it may be made of.
import { posix } from 'node:path'
import { starOf } from './exported-types.ts'

/** Folders of a build and of its sources, relative to the package: `dist` and `src`. */
export interface OutputFolder {
  readonly output: string
  readonly sources: string
}

/** Names that builds give to the folders which they write. */
const outputNames =
  /^(?:dist|build|lib|libs|out|output|release|esm|cjs|es|mjs|umd|types|typings|declarations|dts|modern|legacy|node|module|commonjs)$/

export function isOutputFolder(name: string): boolean {
  return outputNames.test(name)
}

/** A file that a bundler names otherwise than its source. */
interface NamedOutput {
  /** Without its extension: `dist/client`. */
  readonly output: string
  /** As written: `./source/browser.ts`, `src/index`. */
  readonly source: string
}

/** What a bundler says of the files that it writes. */
export interface Bundled {
  readonly folders: readonly OutputFolder[]
  readonly named: readonly NamedOutput[]
}

const sourceExtensions = ['.ts', '.tsx', '.mts', '.cts']

/**
 * Sources of a built file, best first, relative to the package: where its bundler or its tsconfig says, else in `src` under the same path. Empty for
 * what no build writes.
 */
export function sourceCandidates(
  built: string,
  folders: readonly OutputFolder[],
  bundled: Bundled = { folders: [], named: [] },
): readonly string[] {
  const stem = withoutExtension(posix.normalize(built.replaceAll('\\', '/')))
  const bundledSources = bundled.named.flatMap(({ output, source }) =>
    output === stem || insideOutput(output) === insideOutput(stem) ? [withoutExtension(posix.normalize(source))] : [],
  )
  const configured = [...folders, ...bundled.folders].flatMap(({ output, sources }) => {
    const inner = output === '.' ? stem : starOf(`${output}/*`, stem)
    return inner === undefined ? [] : [posix.join(sources, inner)]
  })
  return [...new Set([...bundledSources, ...configured, ...conventionalSources(stem)])].flatMap(sourcesOf)
}

/** `src/client` of `dist/client`, and `hooks/src/client` of `hooks/dist/client`, which some packages have beside their own `src`. */
function conventionalSources(stem: string): readonly string[] {
  const segments = stem.split('/')
  const [first = ''] = segments
  const depth = isOutputFolder(first) ? 0 : segments.indexOf('dist')
  if (depth === -1 || first === '..' || segments.length === 1) return []
  const inside = insideOutput(segments.slice(depth).join('/'))
  return inside === '' ? [] : [posix.join(...segments.slice(0, depth), 'src', inside)]
}

/** Of a file that is to lie beside `package.json` when it is published, `add.js` or `fp/add.js`: `src/add.ts` or `src/fp/add.ts`. */
export function sourcesOfPublished(file: string): readonly string[] {
  const stem = withoutExtension(posix.normalize(file))
  return stem.startsWith('src/') || stem.startsWith('..') || insideOutput(stem) !== stem ? [] : sourcesOf(posix.join('src', stem))
}

/** `client` of `dist/esm/client`, which is `dist/client` in another format, and `module` of `dist/module`, which is a file. */
function insideOutput(stem: string): string {
  const segments = stem.split('/')
  const depth = segments.slice(0, -1).findIndex((segment) => !isOutputFolder(segment))
  return segments.slice(depth).join('/')
}

export function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
}

/** Bundlers write `client.js` of `client/index.ts`, and the other way round. */
export function sourcesOf(stem: string): readonly string[] {
  const folder = starOf('*/index', stem)
  const stems = [stem, ...(folder === undefined || folder === 'src' ? [`${stem}/index`] : [folder])]
  return stems.flatMap((each) => sourceExtensions.map((extension) => each + extension))
}
