// Redirects of the host, which `docgen check` cannot see: those of a vercel.json become `redirects` of the new site.
// https://vercel.com/docs/project-configuration#redirects
import type { Code } from '../../scaffold/code-text.ts'
import { jsonOf } from '../../syntax/data/json-of.ts'
import type { Note, NoteKind } from './note.ts'
import { restPatternOf } from './redirect-pattern.ts'
import { plainAddress, redirectsOf, withRedirects } from './redirects.ts'
import type { Migration, ProjectFiles } from './site.ts'
import { at, listIn, textIn } from './values.ts'

const file = 'vercel.json'

export function withHostRedirects(migration: Migration, files: ProjectFiles): Migration {
  const text = files.read(file)
  const given = text === undefined ? [] : listIn(jsonOf(text), 'redirects')
  if (text === undefined || given.length === 0) return migration
  const notes: Note[] = []
  const base = textOf(migration, 'base')?.replace(/\/$/, '') ?? ''
  const own = redirectsOf(migration)
  const pages = new Set(migration.addresses.flatMap(({ address, now }) => [plainAddress(address), plainAddress(now ?? address)]))
  const froms = new Set(own.map((redirect) => plainAddress(textIn(redirect, 'from') ?? '')))
  const say = (kind: NoteKind, source: string, message: string): void =>
    void notes.push({ kind, topic: 'redirects', file, line: lineOf(text, source), message })
  const found = given.flatMap((redirect): Code[] => {
    const [source = '', to = ''] = [textIn(redirect, 'source'), textIn(redirect, 'destination')]
    const isAlways = at(redirect, 'has') === undefined && at(redirect, 'missing') === undefined
    const isOne = !/[:*()]/.test(source)
    const pattern = isOne ? undefined : restPatternOf(source, to)
    // A pattern leads to pages of this site, so not to what stands beside it.
    const known = isOne ? { from: source, to } : pattern?.to.startsWith(`${base}/`) ? pattern : undefined
    if (!isAlways || !known || !source.startsWith(`${base}/`) || to === '') {
      say('by-hand', source, `This redirect has conditions or a pattern that docgen does not have: keep it in ${file}.`)
      return []
    }
    const from = known.from.slice(base.length)
    if (froms.has(plainAddress(from))) return []
    froms.add(plainAddress(from))
    if (pages.has(plainAddress(from))) {
      say('by-hand', source, `There is a page at an address that ${file} redirects: remove the page or the redirect.`)
      return []
    }
    return [{ from, to: known.to.startsWith(`${base}/`) ? known.to.slice(base.length) : known.to }]
  })
  if (found.length > 0)
    say('changed', 'redirects', `Redirects of ${file} are now \`redirects\` of the config too, so links to them are known.`)
  return { ...migration, settings: withRedirects(migration.settings, [...own, ...found]), notes: [...migration.notes, ...notes] }
}

function valueOf({ settings }: Migration, name: string): Code {
  return settings.find(({ key }) => key === name)?.value
}

function textOf(migration: Migration, name: string): string | undefined {
  const value = valueOf(migration, name)
  return typeof value === 'string' ? value : undefined
}

function lineOf(text: string, source: string): number {
  const index = text.indexOf(`"${source}"`)
  return index < 0 ? 1 : text.slice(0, index).split('\n').length
}
