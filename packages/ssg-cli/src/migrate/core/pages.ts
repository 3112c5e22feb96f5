// In: pages with the addresses that they had. Out: pages that keep them in the new site.
import { docIdentityOf } from '../../sources/docs/doc-identity.ts'
import type { Draft, Reason } from './draft.ts'
import { addKeys } from './frontmatter.ts'
import type { MigratedPage, Migration, OldAddress } from './site.ts'

export interface DraftPage {
  readonly draft: Draft
  /** Path in the new site. */
  readonly to: string
  /** Below the folder of its source: `guide/install.md`. */
  readonly contentPath: string
  /** Route path of the source: `/docs/`. */
  readonly base: string
  /** Address that the old site served the page at, below its base; `undefined` if it is not to be kept. */
  readonly address: string | undefined
  /** Its route path without a `slug`, for a source that makes routes in another way than docs(): `/blog/2024/03/01/news/`. */
  readonly natural?: string | undefined
  /** Of the frontmatter that stays. */
  readonly id?: string | undefined
  readonly slug?: string | undefined
  /** Lines for its frontmatter. */
  readonly keys?: readonly string[] | undefined
  /** Whether the page is left out of the built site. */
  readonly isDraft?: boolean | undefined
  /** What the pages of its language stand under, where that is not `/`: `/de`. `address` is told from there. */
  readonly under?: string | undefined
  /** Of a translation, the path of its original in the new site: what the translation does not say of its place is that of the original. */
  readonly original?: string | undefined
}

interface FinishedPages {
  readonly pages: readonly MigratedPage[]
  readonly addresses: readonly OldAddress[]
}

/** A page whose natural address would be another one gets a `slug`. */
export function finishPages(drafts: readonly DraftPage[]): FinishedPages {
  const places = new Map<string, Place>()
  const taken = new Map<string, string>()
  const originals = drafts.filter(({ original }) => original === undefined)
  const translations = drafts.filter(({ original }) => original !== undefined)
  const finished = [...originals, ...translations].map((page) => finishPage(page, places, taken))
  return { pages: finished.map(({ page }) => page), addresses: finished.flatMap(({ address }) => address) }
}

/** What a page says of its place, by its path in the new site. */
type Place = Pick<DraftPage, 'id' | 'slug'>

interface FinishedPage {
  readonly page: MigratedPage
  readonly address: readonly OldAddress[]
}

/** `taken` is filled with the routes of pages, and the file of each. */
function finishPage(given: DraftPage, places: Map<string, Place>, taken: Map<string, string>): FinishedPage {
  const inherited = given.original === undefined ? undefined : places.get(given.original)
  const page = { ...given, id: given.id ?? inherited?.id, slug: given.slug ?? inherited?.slug }
  const { draft, to, address, base, keys = [], under = '' } = page
  const natural = page.natural ?? routeOf(page, page.slug)
  const kept = address === undefined || isSame(natural, address) ? undefined : slugFor(address, base)
  const route = kept === undefined ? natural : routeOf(page, kept)
  const other = address === undefined || page.isDraft === true || given.slug !== undefined ? undefined : taken.get(under + route)
  if (address !== undefined && page.isDraft !== true && other === undefined) taken.set(under + route, draft.file)
  const slug = other === undefined ? kept : slugFor(`${route.replace(/\/$/, '')}-2`, base)
  if (slug !== undefined && slug !== page.slug) {
    draft.note(0, other === undefined ? keptAddress(slug, address) : sharedAddress(slug, other))
    addKeys(draft, [...keys, ...(given.slug === undefined ? [`slug: ${JSON.stringify(slug)}`] : [])])
  } else addKeys(draft, keys)
  places.set(to, { id: page.id, slug: slug ?? page.slug })
  const now = address === undefined ? undefined : route
  return {
    page: { from: draft.file, to, text: draft.finish() },
    address:
      address === undefined || page.isDraft === true
        ? []
        : [{ address: under + address, file: draft.file, now: now && under + now }],
  }
}

function keptAddress(slug: string, address: string | undefined): Reason {
  const message = `The page got the slug "${slug}", which keeps its address ${address}.`
  return { kind: 'changed', topic: 'slug', message }
}

/** Other tools serve `en.html` and `en/index.html`. */
function sharedAddress(slug: string, other: string): Reason {
  const message = `"${other}" has the same address in docgen, so this page got the slug "${slug}": keep one of the two.`
  return { kind: 'by-hand', topic: 'slug', message }
}

/** Whether a file of the old site has a translation in the language whose pages stand under a path. */
export function translationsAmong(drafts: readonly DraftPage[]): (file: string, under: string) => boolean {
  const paths = new Map(drafts.map(({ draft, to }) => [draft.file, to]))
  const translated = new Set(drafts.map(({ under, original }) => JSON.stringify([under, original])))
  return (file, under) => paths.has(file) && translated.has(JSON.stringify([under, paths.get(file)]))
}

function routeOf({ contentPath, id, base }: DraftPage, slug: string | undefined): string {
  return docIdentityOf(
    contentPath,
    { ...(id !== undefined && { id }), ...(slug !== undefined && { slug }) },
    base as `/${string}`,
  ).path
}

/** A slash at the end is a matter of the host. */
function isSame(route: string, address: string): boolean {
  const plain = (path: string): string => path.replace(/\.html$/, '').replace(/\/+$/, '')
  return plain(route) === plain(address)
}

/** With the addresses of the new site as it serves them: its config says whether they end with a slash. */
export function withServedAddresses(migration: Migration): Migration {
  if (!migration.settings.some(({ key, value }) => key === 'trailingSlash' && value === false)) return migration
  const addresses = migration.addresses.map((each) => ({ ...each, now: each.now?.replace(/(?<=.)\/$/, '') }))
  return { ...migration, addresses }
}

/** Below the base of the source, or `undefined` if the address lies elsewhere. */
function slugFor(address: string, base: string): string | undefined {
  const path = `${address.replace(/\.html$/, '').replace(/\/+$/, '')}/`
  return path.startsWith(base) ? `/${path.slice(base.length).replace(/\/$/, '')}` : undefined
}
