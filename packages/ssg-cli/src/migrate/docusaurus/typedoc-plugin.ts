// docusaurus-plugin-typedoc, which writes pages of Markdown into the docs: one instance for each package, or one for all.
import { isPackagePattern } from '@docgen/model'
import { Call, type Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { folderOfPackage, keptFlag, packageAt } from '../core/documented-packages.ts'
import type { MigrationInput } from '../core/site.ts'
import { joinPath } from '../core/paths.ts'
import { listIn, textIn } from '../core/values.ts'
import type { DocsInstance } from './versions.ts'

export function isTypedocPlugin(name: string): boolean {
  return name.endsWith('docusaurus-plugin-typedoc')
}

/** Where the plugin wrote its pages into the docs, and where the reference that takes their place stands. */
export interface ReferencePlace {
  /** Below the folder of the docs: `api`. */
  readonly folder: string
  /** `/docs/api` */
  readonly path: string
  /** Id of the docs plugin. */
  readonly docs: string
}

interface TypedocReference {
  readonly source: Code
  /** `undefined` where the pages of several instances become one reference, or authors have pages there too. */
  readonly place: ReferencePlace | undefined
}

const word = 'docusaurus-plugin-typedoc'

/** `undefined` where no instance names code of a package, and the repository publishes none. */
export function typedocReference(
  instances: readonly unknown[],
  input: MigrationInput,
  { docs, notes }: { readonly docs: readonly DocsInstance[]; readonly notes: ConfigNotes },
): TypedocReference | undefined {
  const { files, fromOut, published = [] } = input
  const named = packagesNamed(instances, files)
  const folders = named.length > 0 ? named : published
  if (folders.length === 0) {
    const message = `The plugin "${word}" was left out, because its entry points are not in a package here: add apiReference() with the folders of your packages.`
    notes.say('by-hand', 'plugin', word, message, 'plugins')
    return undefined
  }
  const [options] = instances
  const place = placeOf(instances, docs, files)
  const quoted = folders.map((folder) => `"${folder}"`)
  const packages = quoted.length > 6 ? `${quoted.slice(0, 3).join(', ')} and ${quoted.length - 3} more` : quoted.join(', ')
  const which =
    named.length > 0 ? packages : `the packages that the repository publishes (${packages}), since code makes the entry points`
  const outs = [...new Set(instances.map((each) => `"${outOf(each)}"`))].join(', ')
  const message = `apiReference() now makes the API reference of ${which}, of what package.json exports. Its pages are below ${place?.path ?? '/api'}/, at other addresses than those that the plugin wrote into ${outs}, which are not on the list of old addresses: correct links to them.`
  notes.say('by-hand', 'reference', word, message, 'plugins')
  const source = new Call('apiReference', {
    packages: folders.map((folder) => namedFolder(folder, fromOut, files)),
    path: place?.path,
    readme: textIn(options, 'readme') === 'none' ? false : undefined,
    excludePrivate: keptFlag(options, 'excludePrivate', true),
    excludeProtected: keptFlag(options, 'excludeProtected', false),
    excludeInternal: keptFlag(options, 'excludeInternal', true),
    excludeExternals: keptFlag(options, 'excludeExternals', false),
    excludeNotDocumented: keptFlag(options, 'excludeNotDocumented', false),
  })
  return { source, place }
}

/** Of the entry points that are written out. */
function packagesNamed(instances: readonly unknown[], files: MigrationInput['files']): readonly string[] {
  const entries = instances.flatMap((options) => {
    const given = textIn(options, 'entryPoints')
    return given === undefined ? listIn(options, 'entryPoints').filter((each) => typeof each === 'string') : [given]
  })
  const found = entries.map((entry) => folderOfPackage(entry, files))
  return [...new Set(found.filter((folder, index) => folder !== '.' || entries[index]?.startsWith('../') !== true))]
}

function namedFolder(folder: string, fromOut: MigrationInput['fromOut'], files: MigrationInput['files']): Code {
  const [, sign = '', path = ''] = /^(!?)(.*)$/.exec(folder) ?? []
  const written = sign + (fromOut(path) || '.')
  return isPackagePattern(folder) ? { folder: written } : packageAt(folder, written, files)
}

function outOf(options: unknown): string {
  return textIn(options, 'out') ?? './docs/api'
}

/** The folder of the docs that all instances write into, unless authors have pages there. */
function placeOf(
  instances: readonly unknown[],
  docs: readonly DocsInstance[],
  files: MigrationInput['files'],
): ReferencePlace | undefined {
  const [out = '', ...others] = new Set(instances.map((options) => joinPath(outOf(options))))
  const around = docs.find(
    ({ dir, version }) => out.startsWith(`${dir}/`) && (version === undefined || version.name === 'current'),
  )
  if (others.length > 0 || around === undefined || files.paths.some((path) => path.startsWith(`${out}/`))) return undefined
  const folder = out.slice(around.dir.length + 1)
  return { folder, path: around.base + folder, docs: around.id }
}
