// In: a migration. Out: what a person reads of it, and the file that keeps it.
import { compareText } from '@docgen/model'
import { countOf } from '../../common/count-of.ts'
import { minutesOf, type Note, type NoteKind } from './note.ts'
import type { Migration } from './site.ts'

interface MigrationSummary {
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

/** How many pages there are, and how many of the old addresses lead to one. */
export function pagesLine({ pages, addresses, keptAddresses }: MigrationSummary): string {
  return `${countOf(pages, 'page')}. Old addresses that still have a page: ${keptAddresses} of ${addresses}`
}

const titles = { left: 'What was left out', changed: 'What was changed' } as const

/** The whole report as Markdown. */
export function reportFile(migration: Migration, title: string): string {
  const summary = summaryOf(migration)
  const work = workOf(migration.notes).map(
    (part) => `\n### ${part.title}\n\n${part.tasks.map((task) => taskLine(task)).join('')}`,
  )
  const list = migration.addresses.map(
    ({ address, file, now }) => `| \`${address}\` | ${now === undefined ? 'no page' : `\`${now}\``} | ${file} |\n`,
  )
  return [
    `# Migration from ${title}\n\n`,
    `${pagesLine(summary)}.\n`,
    `Work that is left for you: ${durationText(summary.minutes)}.\n`,
    ...(work.length > 0 ? ['\n## What you have to do by hand\n', ...work] : []),
    ...(['left', 'changed'] as const).map((kind) => section(kind, migration.notes)),
    `\n## Addresses\n\n| old | new | file |\n| --- | --- | --- |\n`,
    ...list,
  ].join('')
}

/** One thing to do: in one place, or in several alike. */
interface Task {
  readonly topic: string
  readonly message: string
  /** `docs/a.md:3`, in order. */
  readonly places: readonly string[]
}

export interface WorkPart {
  readonly title: string
  readonly minutes: number
  readonly tasks: readonly Task[]
}

/** Topics in the order in which a person works: first what concerns the whole site. All others are about the text of pages. */
const parts: readonly { readonly title: string; readonly topics: ReadonlySet<string> | undefined }[] = [
  {
    title: 'Config',
    topics: new Set(
      'config locale navbar sidebar footer head search analytics plugin reference redirects versions anchor'.split(' '),
    ),
  },
  { title: 'Look', topics: new Set(['style-sheet', 'theme-override']) },
  { title: 'Pages to write again', topics: new Set(['home-page', 'react-page', 'blog']) },
  { title: 'Components of the old site', topics: new Set(['own-component', 'own-container']) },
  { title: 'Text of pages', topics: undefined },
  { title: 'At the end', topics: new Set(['links']) },
]

const named = new Set(parts.flatMap(({ topics }) => [...(topics ?? [])]))

/** What a person has to do. */
export function workOf(notes: readonly Note[]): readonly WorkPart[] {
  const byHand = notes.filter(({ kind }) => kind === 'by-hand')
  return parts.flatMap(({ title, topics }) => {
    const own = sorted(byHand.filter(({ topic }) => (topics ? topics.has(topic) : !named.has(topic))))
    return own.length === 0 ? [] : [{ title, minutes: minutesOf(own), tasks: tasksOf(own) }]
  })
}

function tasksOf(notes: readonly Note[]): readonly Task[] {
  const tasks = new Map<string, { readonly topic: string; readonly message: string; readonly places: string[] }>()
  for (const { topic, message, file, line } of notes) {
    const key = `${topic} ${message}`
    const task = tasks.get(key) ?? { topic, message, places: [] }
    task.places.push(`${file}:${line}`)
    tasks.set(key, task)
  }
  return [...tasks.values()]
}

/** Of what nobody has to look up in each place. */
const fewPlaces = 5

function taskLine({ topic, message, places }: Task, most = Infinity): string {
  const [first = '', ...others] = places.slice(0, most)
  const more = places.length > most ? ` and ${places.length - most} more places` : ''
  const also = others.length === 0 ? '' : ` Also: ${others.join(', ')}${more}.`
  return `- ${first} (${topic}) ${message.replace(/[\r\n]+/g, ' ')}${also}\n`
}

/** `about 40 minutes`, `about 3 hours`. */
export function durationText(minutes: number): string {
  return minutes <= 90 ? `about ${countOf(minutes, 'minute')}` : `about ${Math.round(minutes / 60)} hours`
}

function section(kind: 'left' | 'changed', notes: readonly Note[]): string {
  const own = sorted(notes.filter((note) => note.kind === kind))
  if (own.length === 0) return ''
  const lines = tasksOf(own).map((task) => taskLine(task, fewPlaces))
  return `\n## ${titles[kind]}\n\n${lines.join('')}`
}

export function sorted(notes: readonly Note[]): readonly Note[] {
  return [...notes].sort((a, b) => compareText(a.file, b.file) || a.line - b.line)
}
