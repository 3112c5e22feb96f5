// A reference that a script of the repository made, which no config of the old site names: its pages are not among those that were migrated.
import { propertyOf } from '@docgen/model'
import { callsIn } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import { joinPath } from './paths.ts'
import type { Migration, ProjectFiles } from './site.ts'
import { optionsIn } from './typedoc-pages.ts'

/** Names it, unless the new site has a reference or the migration has said why it has none. */
export function withReferenceTask(migration: Migration, configFile: string, files: ProjectFiles): Migration {
  const hasReference = migration.settings.some(({ value }) => callsIn(value).includes('apiReference'))
  const isSaid = migration.notes.some(({ topic }) => topic === 'reference')
  const hasTypedoc = ['', '..', '../..'].some((folder) => optionsIn(folder, files) !== undefined || isInstalled(folder, files))
  if (hasReference || isSaid || !hasTypedoc) return migration
  const message =
    'TypeDoc documents packages of this repository, and the new site has no reference of them: add apiReference() to the sources. Its option `typedocPath` redirects the addresses of the old pages. If the repository contains pages that TypeDoc wrote as Markdown, they are pages of the new site now: remove them.'
  return {
    ...migration,
    notes: [...migration.notes, { kind: 'by-hand', topic: 'reference', file: configFile, line: 1, message }],
  }
}

/** Code may give TypeDoc all of its options. */
function isInstalled(folder: string, files: ProjectFiles): boolean {
  const manifest = jsonOf(files.read(joinPath(folder, 'package.json')))
  return ['dependencies', 'devDependencies'].some((key) => propertyOf(propertyOf(manifest, key), 'typedoc') !== undefined)
}
