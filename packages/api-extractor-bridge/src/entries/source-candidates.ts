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

const sourceExtensions = ['.ts', '.tsx', '.mts', '.cts']

/**
 * Sources of a built file, best first, relative to the package: where its tsconfig says, else in `src` under the same path. Empty for what no build
 * writes.
 */
export function sourceCandidates(built: string, folders: readonly OutputFolder[]): readonly string[] {
  const path = posix.normalize(built.replaceAll('\\', '/'))
  const stem = path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
  const configured = folders.flatMap(({ output, sources }) => {
    const inner = output === '.' ? stem : starOf(`${output}/*`, stem)
    return inner === undefined ? [] : [posix.join(sources, inner)]
  })
  const segments = stem.split('/')
  const outputDepth = segments.findIndex((segment) => !isOutputFolder(segment))
  const conventional = outputDepth < 1 ? [] : [posix.join('src', ...segments.slice(outputDepth))]
  return [...new Set([...configured, ...conventional])].flatMap(filesOf)
}

/** Bundlers write `client.js` of `client/index.ts`, and the other way round. */
function filesOf(stem: string): readonly string[] {
  const folder = starOf('*/index', stem)
  const stems = [stem, ...(folder === undefined || folder === 'src' ? [`${stem}/index`] : [folder])]
  return stems.flatMap((each) => sourceExtensions.map((extension) => each + extension))
}
