// In: runs of TypeDoc, with its plugin for Markdown or without, whose pages another tool showed. Out: the reference that takes their place.
import { isPackagePattern } from '@docgen/model'
import { Call, type Code } from '../../scaffold/code-text.ts'
import { folderOfPackage, hasEntry, keptOptions, packageAt } from './documented-packages.ts'
import { joinPath } from './paths.ts'
import type { MigrationInput } from './site.ts'
import { entriesOf, markdownVersion, typedocPagesOf, type MarkdownRun } from './typedoc-pages.ts'
import { textIn } from './values.ts'

/** A run, with the route path that it wrote its pages under, if that can be known. */
export type TypedocRun = Omit<MarkdownRun, 'path'> & {
  readonly path: string | undefined
  readonly out: string
  /** Whether it wrote TypeDoc's own pages, whose addresses need no more than the path. */
  readonly isHtml?: boolean
}

interface TypedocReference {
  readonly source: Code
  /** For the report. */
  readonly message: string
}

/** `undefined` where no run names code of a package, and the repository publishes none. `path` is where the reference stands: at `/api` by default. */
export function typedocReference(
  runs: readonly TypedocRun[],
  { files, fromOut, published = [] }: Pick<MigrationInput, 'files' | 'fromOut' | 'published'>,
  path: string | undefined,
): TypedocReference | undefined {
  const named = packagesNamed(runs, files)
  const folders = named.length > 0 ? named : published
  if (folders.length === 0) return undefined
  const options = runs[0]?.options
  const placed = runs.flatMap((run) => (run.path === undefined ? [] : [{ ...run, path: run.path }]))
  const html = placed.find(({ isHtml }) => isHtml)
  const { value: typedocPath, doubts } = html
    ? { value: html.path, doubts: [] }
    : typedocPagesOf(placed, files, markdownVersion(files))
  const lost = [...new Set(runs.filter((run) => run.path === undefined).map(({ out }) => `"${out}"`))]
  const quoted = folders.map((folder) => `"${folder}"`)
  const packages = quoted.length > 6 ? `${quoted.slice(0, 3).join(', ')} and ${quoted.length - 3} more` : quoted.join(', ')
  const which =
    named.length > 0 ? packages : `the packages that the repository publishes (${packages}), since code makes the entry points`
  const kept =
    placed.length > 0
      ? [
          `Addresses of the pages that the plugin wrote into ${[...new Set(placed.map(({ out }) => `"${out}"`))].join(', ')} lead there (\`typedocPath\`), and are not on the list of old addresses.`,
        ]
      : []
  const gone =
    lost.length > 0
      ? [`Addresses of the pages that the plugin wrote into ${lost.join(', ')} cannot be known: correct links to them.`]
      : []
  const said = [
    `apiReference() now makes the API reference of ${which}, of what package.json exports.`,
    `Its pages are below ${path ?? '/api'}/.`,
    ...kept,
    ...doubts,
    ...gone,
  ]
  const source = new Call('apiReference', {
    packages: folders.map((folder) => namedFolder(folder, fromOut, files)),
    path,
    typedocPath,
    ...keptOptions(options),
  })
  return { source, message: said.join(' ') }
}

/** Of the entry points that are written out. Those that are packages may be patterns. */
function packagesNamed(runs: readonly TypedocRun[], files: MigrationInput['files']): readonly string[] {
  const isOfPackages = ({ options }: TypedocRun): boolean => textIn(options, 'entryPointStrategy') === 'packages'
  const patterns = runs.filter(isOfPackages).flatMap((run) => entriesOf(run))
  const entries = runs.filter((run) => !isOfPackages(run)).flatMap((run) => entriesOf(run))
  const found = entries.map((entry) => folderOfPackage(entry, files))
  const isInside = (folder: string, index: number): boolean => folder !== '.' || entries[index]?.startsWith('../') !== true
  return [...new Set([...patterns, ...found.filter((folder, index) => isInside(folder, index) && hasEntry(folder, files))])]
}

function namedFolder(folder: string, fromOut: MigrationInput['fromOut'], files: MigrationInput['files']): Code {
  const [, sign = '', path = ''] = /^(!?)(.*)$/.exec(folder) ?? []
  const written = sign + (fromOut(path) || '.')
  return isPackagePattern(folder) ? { folder: written } : packageAt(folder, joinPath(written) || '.', files)
}
