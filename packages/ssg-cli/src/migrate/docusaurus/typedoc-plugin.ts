// docusaurus-plugin-typedoc, which writes pages of Markdown into the docs: one instance for each package, or one for all.
import type { Code } from '../../scaffold/code-text.ts'
import type { ConfigNotes } from '../core/config-notes.ts'
import { joinPath } from '../core/paths.ts'
import type { MigrationInput, ProjectFiles } from '../core/site.ts'
import { markdownVersion, optionsIn } from '../core/typedoc-pages.ts'
import { typedocReference, type TypedocRun } from '../core/typedoc-reference.ts'
import { merged, textIn } from '../core/values.ts'
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

interface MigratedPlugin {
  readonly source: Code
  /** `undefined` where the pages of several instances become one reference, or authors have pages there too. */
  readonly place: ReferencePlace | undefined
}

const word = 'docusaurus-plugin-typedoc'

/** `undefined` where no instance names code of a package, and the repository publishes none. */
export function migrateTypedocPlugin(
  instances: readonly unknown[],
  input: MigrationInput,
  { docs, notes }: { readonly docs: readonly DocsInstance[]; readonly notes: ConfigNotes },
): MigratedPlugin | undefined {
  const { files } = input
  const runs = instances.map((options) => runOf(merged(optionsIn('', files)?.options, options), docs, files))
  const place = placeOf(runs, files)
  const reference = typedocReference(
    runs.map(({ run }) => run),
    input,
    place?.path,
  )
  if (reference === undefined) {
    const message = `The plugin "${word}" was left out, because its entry points are not in a package here: add apiReference() with the folders of your packages.`
    notes.say('by-hand', 'plugin', word, message, 'plugins')
    return undefined
  }
  notes.say('by-hand', 'reference', word, reference.message, 'plugins')
  return { source: reference.source, place }
}

interface PlacedRun {
  readonly run: TypedocRun
  /** Where the folder that it wrote into is in the docs. */
  readonly place: ReferencePlace | undefined
  /** That folder. */
  readonly dir: string
}

function runOf(options: unknown, docs: readonly DocsInstance[], files: ProjectFiles): PlacedRun {
  const out = outOf(options, markdownVersion(files))
  const dir = joinPath(out)
  const around = docs.find(
    (each) => dir.startsWith(`${each.dir}/`) && (each.version === undefined || each.version.name === 'current'),
  )
  const folder = around && dir.slice(around.dir.length + 1)
  const place = around && folder !== undefined ? { folder, path: around.base + folder, docs: around.id } : undefined
  return { run: { options, folder: '', path: place?.path, out }, place, dir }
}

/** Before version 4, `out` was told from the folder of the docs. */
function outOf(options: unknown, version: 3 | 4 | undefined): string {
  const out = textIn(options, 'out')
  if (version !== 3) return out ?? './docs/api'
  return joinPath(textIn(options, 'docsRoot') ?? 'docs', out ?? 'api')
}

/** The folder of the docs that all instances write into, unless authors have pages there. */
function placeOf(runs: readonly PlacedRun[], files: ProjectFiles): ReferencePlace | undefined {
  const [dir = '', ...others] = new Set(runs.map((run) => run.dir))
  return others.length > 0 || files.paths.some((path) => path.startsWith(`${dir}/`)) ? undefined : runs[0]?.place
}
