// In: a migration. Out: what a person reads of it, and the file that keeps it.
import { minutesOf, type Note, type NoteKind } from './note.ts'
import type { Migration } from './site.ts'

export interface MigrationSummary {
  readonly pages: number
  readonly addresses: number
  readonly keptAddresses: number
  readonly lost: readonly string[]
  readonly counts: Readonly<Record<NoteKind, number>>
  readonly minutes: number
}

export function summaryOf({ pages, addresses, notes }: Migration): MigrationSummary {
  const lost = addresses.filter(({ now }) => now === undefined).map(({ address }) => address)
  const count = (kind: NoteKind): number => notes.filter((note) => note.kind === kind).length
  return {
    pages: pages.length,
    addresses: addresses.length,
    keptAddresses: addresses.length - lost.length,
    lost,
    counts: { changed: count('changed'), left: count('left'), 'by-hand': count('by-hand') },
    minutes: minutesOf(notes),
  }
}

const titles: Readonly<Record<NoteKind, string>> = {
  'by-hand': 'What you have to change by hand',
  left: 'What was left out',
  changed: 'What was changed',
}

/** The whole report as Markdown. */
export function reportFile(migration: Migration, title: string): string {
  const { pages, addresses, keptAddresses, minutes } = summaryOf(migration)
  const parts = (['by-hand', 'left', 'changed'] as const).map((kind) => section(kind, migration.notes))
  const list = migration.addresses.map(
    ({ address, file, now }) => `| \`${address}\` | ${now === undefined ? 'no page' : `\`${now}\``} | ${file} |\n`,
  )
  return [
    `# Migration from ${title}\n\n`,
    `${pages} pages. ${keptAddresses} of ${addresses} addresses still have a page. About ${minutes} minutes of work are left.\n`,
    ...parts,
    `\n## Addresses\n\n| old | new | file |\n| --- | --- | --- |\n`,
    ...list,
  ].join('')
}

function section(kind: NoteKind, notes: readonly Note[]): string {
  const own = sorted(notes.filter((note) => note.kind === kind))
  if (own.length === 0) return ''
  const lines = own.map(({ file, line, topic, message }) => `- ${file}:${line} (${topic}) ${message.replace(/[\r\n]+/g, ' ')}\n`)
  return `\n## ${titles[kind]}\n\n${lines.join('')}`
}

export function sorted(notes: readonly Note[]): readonly Note[] {
  return [...notes].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

/** Notes by topic, most first. */
export function countsByTopic(
  notes: readonly Note[],
): readonly { readonly topic: string; readonly count: number; readonly files: number }[] {
  const topics = [...new Set(notes.map(({ topic }) => topic))]
  return topics
    .map((topic) => {
      const own = notes.filter((note) => note.topic === topic)
      return { topic, count: own.length, files: new Set(own.map(({ file }) => file)).size }
    })
    .sort((a, b) => b.count - a.count || (a.topic < b.topic ? -1 : 1))
}
