import { lineNumberAt, pageLinesOf } from './lines.ts'
import type { Migration } from './site.ts'

/** Pages that are not all UTF-8: docgen takes no sign for what could not be read, and other tools show it. */
export function withReadableText(migration: Migration): Migration {
  const damaged = migration.pages.filter(({ text }) => text.includes('\uFFFD'))
  return {
    ...migration,
    pages: migration.pages.map((page) => ({ ...page, text: page.text.replaceAll('\uFFFD', '?') })),
    notes: [
      ...migration.notes,
      ...damaged.map(({ from, text }) => ({
        kind: 'by-hand' as const,
        topic: 'characters',
        file: from,
        line: lineNumberAt(pageLinesOf(text), text.indexOf('\uFFFD')),
        message: 'Characters that are not valid UTF-8 are now "?": write what they were.',
      })),
    ],
  }
}
