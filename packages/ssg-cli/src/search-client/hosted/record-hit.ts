// In: a record of DocSearch's shape, as a service gives it back. Out: a hit as the page shows it.
import type { SearchHit, SearchHitKind, SearchText } from '@docgen/model'
import { markedText, plainText } from './marked-text.ts'

/** What a service says of one record; `marked` are texts with marks around what matched, by the name of the field. */
export interface FoundRecord {
  readonly fields: Readonly<Record<string, unknown>>
  readonly marked: Readonly<Record<string, string>>
}

export interface Place {
  /** Origins whose addresses are those of this site. */
  readonly origins: readonly string[]
}

const levels = [6, 5, 4, 3, 2, 1, 0].map((level) => `hierarchy.lvl${level}`)

/** `undefined` for a record that leads nowhere, or nowhere that a link may. */
export function hitOfRecord({ fields, marked }: FoundRecord, place: Place): SearchHit | undefined {
  const url = textOf(fields, 'url')
  // What begins with two slashes, in either direction, names another host.
  if (url === undefined || !/^(https?:\/\/|\/(?![/\\]))/.test(url) || /[\t\n\r]/.test(url)) return undefined
  const href = hrefInSite(url, place)
  // A record's title is its lowest heading: a paragraph goes by the heading that it stands under.
  const named = levels.filter((level) => textOf(fields, level) !== undefined)
  const titleField = named[0]
  const content = textOf(fields, 'content')
  return {
    kind: kindOf(fields),
    title: titleField === undefined ? [{ text: href, isMatch: false }] : textFor(titleField, fields, marked),
    path: named
      .slice(1)
      .reverse()
      .map((level) => plainText(textOf(fields, level) ?? '')),
    href,
    pageHref: href.replace(/#.*$/, ''),
    isDeprecated: fields['deprecated'] === true,
    snippet: content === undefined ? [] : textFor('content', fields, marked),
  }
}

/** A record of this site leads to the page here, wherever it is served now; one of another site keeps its address. */
export function hrefInSite(url: string, { origins }: Place): string {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return url
  const { origin, pathname, search, hash } = new URL(url)
  return origins.includes(origin) ? pathname + search + hash : url
}

function textFor(field: string, fields: FoundRecord['fields'], marked: FoundRecord['marked']): readonly SearchText[] {
  return markedText(marked[field] ?? textOf(fields, field) ?? '')
}

/** Services give levels as `hierarchy: { lvl0 }` or as `'hierarchy.lvl0'`. */
export function textOf(fields: FoundRecord['fields'], name: string): string | undefined {
  const flat = fields[name]
  if (typeof flat === 'string') return flat === '' ? undefined : flat
  const [outer = '', inner] = name.split('.')
  const parent = fields[outer]
  if (inner === undefined || typeof parent !== 'object' || parent === null) return undefined
  const value: unknown = Reflect.get(parent, inner)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const hitKinds: ReadonlySet<string> = new Set<SearchHitKind>([
  'class',
  'enum',
  'function',
  'interface',
  'namespace',
  'type',
  'variable',
  'augmentation',
  'module',
  'method',
  'property',
  'enum-member',
  'page',
  'section',
  'changelog',
])

function isHitKind(value: unknown): value is SearchHitKind {
  return typeof value === 'string' && hitKinds.has(value)
}

/** Crawlers know no kinds, but which level of heading a record is of. */
function kindOf(fields: FoundRecord['fields']): SearchHitKind {
  if (isHitKind(fields['kind'])) return fields['kind']
  return fields['type'] === 'lvl0' || fields['type'] === 'lvl1' ? 'page' : 'section'
}
