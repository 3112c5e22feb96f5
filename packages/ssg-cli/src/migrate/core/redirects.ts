// The `redirects` of the new config, which several parts of a migration add to.
import { isRecord } from '@docgen/model'
import type { Code } from '../../scaffold/code-text.ts'
import type { Note } from './note.ts'
import type { Migration } from './site.ts'
import { entriesIn, textIn } from './values.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
}

export function redirectsOf({ settings }: Pick<Migration, 'settings'>): readonly Code[] {
  const value = settings.find(({ key }) => key === 'redirects')?.value
  return Array.isArray(value) ? value.filter((each: Code) => isRecord(each)) : []
}

export function withRedirects(settings: Migration['settings'], redirects: readonly Code[]): Migration['settings'] {
  if (redirects.length === 0) return settings
  const setting = { key: 'redirects', value: redirects }
  return settings.some(({ key }) => key === 'redirects')
    ? settings.map((each) => (each.key === 'redirects' ? setting : each))
    : [...settings.filter(({ key }) => key !== 'sources'), setting, ...settings.filter(({ key }) => key === 'sources')]
}

/** Hosts answer an address with and without a slash at its end. */
export function plainAddress(address: string): string {
  return address.replace(/(?:\/index)?(?:\.html)?\/?$/, '')
}

/** Of two for one address, the first counts. None leads from an address to the same one. */
export function uniqueRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const froms = new Set<string>()
  return redirects.filter(({ from, to }) => {
    const address = plainAddress(from)
    if (froms.has(address) || address === plainAddress(to)) return false
    froms.add(address)
    return true
  })
}

/** A redirect holds in every language. Those that say so for each of them are left out, and the report names what leads elsewhere. */
export function withoutRepeats(migration: Migration, file: string): Migration {
  const [, ...others] = entriesIn(migration.settings.find(({ key }) => key === 'locales')?.value)
  const folders = others.map(([name, value]) => `${plainAddress(textIn(value, 'path') ?? `/${name}`)}/`)
  const redirects = redirectsOf(migration).flatMap((code) => {
    const [from, to] = [textIn(code, 'from'), textIn(code, 'to')]
    return from === undefined || to === undefined ? [] : [{ code, from, to }]
  })
  const targetOf = new Map(redirects.map(({ from, to }) => [plainAddress(from), plainAddress(to)]))
  const notes: Note[] = []
  const kept = redirects.filter(({ from, to }) => {
    const folder = folders.find((each) => from.startsWith(each))
    const target = folder && targetOf.get(plainAddress(from.slice(folder.length - 1)))
    if (folder === undefined || target === undefined) return true
    if (plainAddress(to) !== folder.slice(0, -1) + target) {
      const message = `The redirect from "${from}" to "${to}" was left out: that of the first language leads to "${target}" in every language.`
      notes.push({ kind: 'by-hand', topic: 'redirects', file, line: 1, message })
    }
    return false
  })
  if (kept.length === redirects.length) return migration
  return {
    ...migration,
    settings: withRedirects(
      migration.settings,
      kept.map(({ code }) => code),
    ),
    notes: [...migration.notes, ...notes],
  }
}
