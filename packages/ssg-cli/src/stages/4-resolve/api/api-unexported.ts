// Which declarations without an export stand on which page. One that would be repeated at length stands on one page, and others link to it.
import {
  entryIdOf,
  specifierOf,
  unexportedAnchorsOf,
  type ApiEntry,
  type ApiId,
  type ApiPackage,
  type RoutePath,
} from '@docgen/model'
import { typeReferencesOf } from '../../../syntax/api/api-references.ts'
import { namedEntriesOf, unexportedById } from './api-entries.ts'
import type { LinkTargets } from '../links/link-targets.ts'

export interface UnexportedOnPage {
  /** What the page shows in full, nearest first. */
  readonly entries: Readonly<Record<ApiId, ApiEntry>>
  /** What another page shows in full. */
  readonly elsewhere: readonly UnexportedElsewhere[]
}

export interface UnexportedElsewhere {
  readonly entry: ApiEntry
  readonly path: RoutePath
  readonly anchor: string | undefined
  /** What a reader calls the declaration with that page. */
  readonly title: string
}

/** More than these a page does not expand: they are then known by name. */
const mostExpanded = 50

/**
 * Characters of the model that one declaration may take on all pages together. A longer one, or one that more pages use, stands on one of them.
 * Readers look for what a declaration names itself rather than for what that is made of.
 */
const mostRepeated = { named: 100_000, within: 10_000 }

interface UserPage {
  readonly path: RoutePath
  readonly title: string
  /** npm name. */
  readonly owner: string
  /** Where it is declared. */
  readonly file: string | undefined
  /** What its own declaration names. */
  readonly named: readonly ApiEntry[]
}

interface Home {
  readonly page: UserPage
  readonly distance: number
}

type NamedBy = (entry: ApiEntry) => readonly ApiEntry[]

export function unexportedByPath(
  packages: readonly ApiPackage[],
  placeById: LinkTargets['placeById'],
): (path: RoutePath) => UnexportedOnPage {
  const unexported = unexportedById(packages)
  const none: UnexportedOnPage = { entries: {}, elsewhere: [] }
  if (unexported.size === 0) return () => none
  const namedBy = remembered((entry: ApiEntry) => namedIn(entry, unexported))
  const pages = usersIn(packages, placeById, unexported)
  const { homes, repeatedBy } = homesOf(pages, namedBy)
  const homed = new Map<UserPage, ApiEntry[]>()
  for (const [entry, { page }] of homes) homed.set(page, [...(homed.get(page) ?? []), entry])
  const shownOn = remembered((page: UserPage) => shownOf(page, homed.get(page) ?? [], { homes, repeatedBy, namedBy }))
  const anchorsOn = remembered((page: UserPage) => unexportedAnchorsOf(shownOn(page).shown.map(({ id }) => id)))
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return (path) => {
    const page = byPath.get(path)
    if (!page) return none
    const { shown, others } = shownOn(page)
    return {
      entries: Object.fromEntries(shown.map((entry) => [entry.id, entry])),
      elsewhere: others.flatMap((entry) => {
        const home = homes.get(entry)?.page
        return home ? [{ entry, path: home.path, anchor: anchorsOn(home).get(entry.id), title: home.title }] : []
      }),
    }
  }
}

function usersIn(
  packages: readonly ApiPackage[],
  placeById: LinkTargets['placeById'],
  unexported: ReadonlyMap<ApiId, ApiEntry>,
): readonly UserPage[] {
  return namedEntriesOf(packages).flatMap(({ title, entry, package: { name: owner } }) => {
    const path = placeById.get(entry.id)?.path
    // What stands in a namespace has pages of its own.
    if (path === undefined || entry.kind === 'namespace') return []
    const named = namedIn(entry, unexported)
    return named.length === 0 ? [] : [{ path, title, owner, file: entry.source?.file, named }]
  })
}

function namedIn(value: unknown, unexported: ReadonlyMap<ApiId, ApiEntry>): readonly ApiEntry[] {
  const named = typeReferencesOf(value).map(({ target }) =>
    target === undefined ? undefined : unexported.get(entryIdOf(target)),
  )
  return [...new Set(named)].filter((entry) => entry !== undefined)
}

/** The page for each declaration that shows it wherever others do not: one of its package, and the one that is nearest to it. */
function homesOf(pages: readonly UserPage[], namedBy: NamedBy) {
  const homes = new Map<ApiEntry, Home>()
  const users = new Map<ApiEntry, number>()
  for (const page of pages) {
    for (const [entry, distance] of nearestTo(page, namedBy)) {
      users.set(entry, (users.get(entry) ?? 0) + 1)
      const home = homes.get(entry)
      if (!home || isNearer({ page, distance }, home, entry)) homes.set(entry, { page, distance })
    }
  }
  const lengthOf = remembered((entry: ApiEntry) => JSON.stringify(entry).length)
  const repeatedBy = (entry: ApiEntry): number => {
    const count = users.get(entry) ?? 0
    return count > 1 ? count * lengthOf(entry) : 0
  }
  return { homes, repeatedBy }
}

/** Of two that name it themselves, that of a declaration in the same file: `Options` for what it is made of. */
function isNearer(one: Home, other: Home, { id, source }: ApiEntry): boolean {
  const isOwn = ({ page }: Home): boolean => page.owner === specifierOf(id)
  const isBeside = ({ page }: Home): boolean => source !== undefined && page.file === source.file
  if (isOwn(one) !== isOwn(other)) return isOwn(one)
  if (one.distance !== other.distance) return one.distance < other.distance
  return isBeside(one) && !isBeside(other)
}

/** All that a page leads to, as far as there is room, with how many declarations lie between them. */
function nearestTo({ named }: UserPage, namedBy: NamedBy): ReadonlyMap<ApiEntry, number> {
  const found = new Map<ApiEntry, number>()
  let next = named
  for (let distance = 0; next.length > 0 && found.size < mostExpanded; distance++) {
    const fresh = [...new Set(next)].filter((entry) => !found.has(entry)).slice(0, mostExpanded - found.size)
    for (const entry of fresh) found.set(entry, distance)
    next = fresh.flatMap(namedBy)
  }
  return found
}

interface Shared extends ReturnType<typeof homesOf> {
  readonly namedBy: NamedBy
}

/** What a declaration uses that another page shows is on that page too, so it is not followed. */
function shownOf(page: UserPage, homed: readonly ApiEntry[], { homes, repeatedBy, namedBy }: Shared) {
  const own = new Set(homed)
  const shown = new Set<ApiEntry>()
  const others = new Set<ApiEntry>()
  const take = (entry: ApiEntry, limit: number): readonly ApiEntry[] => {
    if (shown.has(entry) || others.has(entry)) return []
    const isFull = shown.size >= mostExpanded
    if (!own.has(entry) && (isFull || repeatedBy(entry) > limit)) {
      if (homes.has(entry)) others.add(entry)
      return []
    }
    shown.add(entry)
    return namedBy(entry)
  }
  const takeWithin = (entry: ApiEntry): readonly ApiEntry[] => take(entry, mostRepeated.within)
  let next = page.named.flatMap((entry) => take(entry, mostRepeated.named))
  // The page that is nearest may lead to them through what stands elsewhere.
  for (next = [...next, ...homed]; next.length > 0;) next = next.flatMap(takeWithin)
  return { shown: [...shown], others: [...others] }
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = make(key)
    values.set(key, value)
    return value
  }
}
