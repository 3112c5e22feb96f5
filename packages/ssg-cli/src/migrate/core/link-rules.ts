import { callsIn } from '../../scaffold/code-text.ts'
import type { Migration } from './site.ts'

/** Findings about links, which other tools let pass or only warn of. */
const ofPages = ['broken-link', 'broken-anchor', 'broken-asset', 'broken-redirect', 'duplicate-anchor', 'unsafe-link'] as const
const ofReferences = ['broken-api-link', 'unresolved-api-link'] as const

/** Faults of the old site, and links to pages that a person has yet to write, must not keep the new site from being built. */
export function withLinkWarnings(migration: Migration, configFile: string): Migration {
  const hasReference = migration.settings.some(({ value }) => callsIn(value).includes('apiReference'))
  const codes = hasReference ? [...ofPages, ...ofReferences] : ofPages
  return {
    ...migration,
    settings: [
      ...migration.settings,
      {
        key: 'rules',
        value: Object.fromEntries(codes.map((code) => [code, 'warning'])),
        comment: 'Remove this when "docgen check" reports none of these. Then such links fail the build.',
      },
    ],
    notes: [
      ...migration.notes,
      {
        kind: 'by-hand',
        topic: 'links',
        file: configFile,
        line: 1,
        message:
          'Broken links, anchors, redirects and files are warnings for now, so that you can build the new site at once. Correct those that "docgen check" reports, then remove `rules` from docgen.config.ts.',
      },
    ],
  }
}
