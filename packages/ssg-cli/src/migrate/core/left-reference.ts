// A reference that a script of the repository made, which no config of the old site names: its pages are not among those that were migrated.
import { callsIn } from '../../scaffold/code-text.ts'
import type { Migration, ProjectFiles } from './site.ts'
import { optionsIn } from './typedoc-pages.ts'

/** Names it, unless the new site has a reference or the migration has said why it has none. */
export function withReferenceTask(migration: Migration, configFile: string, files: ProjectFiles): Migration {
  const hasReference = migration.settings.some(({ value }) => callsIn(value).includes('apiReference'))
  const isSaid = migration.notes.some(({ topic }) => topic === 'reference')
  const hasTypedoc = ['', '..', '../..'].some((folder) => optionsIn(folder, files) !== undefined)
  if (hasReference || isSaid || !hasTypedoc) return migration
  const message =
    'TypeDoc documents packages of this repository, and the new site has no reference of them: add apiReference() to the sources. Its option `typedocPath` redirects the addresses of the old pages.'
  return {
    ...migration,
    notes: [...migration.notes, { kind: 'by-hand', topic: 'reference', file: configFile, line: 1, message }],
  }
}
