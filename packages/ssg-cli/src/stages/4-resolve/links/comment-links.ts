// Links of doc comments whose address depends on the page, or is known of some names alone. The text of one without any stays.
import { safeHrefOf, specifierOf, type ApiEntry, type ApiId, type ApiSection, type Route, type SafeHref } from '@docgen/model'
import { findSpelling } from '../../../common/name-lookup.ts'
import { decodeHref } from '../../../common/paths.ts'
import { externalHrefOf } from './external-links.ts'
import { hrefOfRoute } from './hrefs.ts'
import type { LinkTargets } from './link-targets.ts'

/** Where the types that nothing exports stand, on the page or on another one. */
export type UnexportedHrefs = ReadonlyMap<ApiId, string>

/** `undefined` for an address of any other form. */
export function commentLinkOf(
  href: string,
  unexportedHrefs: UnexportedHrefs,
  { externalHrefs }: Pick<ApiSection, 'externalHrefs'>,
): { readonly href: SafeHref | undefined } | undefined {
  const [, owner, name] = /^external:([^:]*):(.*)$/s.exec(href) ?? []
  if (owner !== undefined && name !== undefined) {
    // A member is described on the page of what holds it, or on one below that.
    const [holder = name] = name.split('.')
    const found = [name, holder].map((each) => externalHrefOf({ package: owner, name: each }, externalHrefs))
    return { href: safeOf(found.find((address) => address !== undefined)) }
  }
  const [, unexported] = /^api:([^#]*!~[^#]*)/.exec(href) ?? []
  if (unexported === undefined) return undefined
  return { href: safeOf(unexportedHrefs.get(unexported)) }
}

/**
 * Other tools describe a module on one page, so comments link to what is beside a declaration by its anchor there: `[map](#map)`, or as
 * that of a heading, in small letters. `undefined` for what the page has itself, and for what is not beside it.
 */
export function neighbourLinkOf(
  href: string,
  route: Extract<Route, { kind: 'api-entry' }>,
  { anchorsOf, placeById, config }: Pick<LinkTargets, 'anchorsOf' | 'placeById' | 'config'>,
): { readonly href: SafeHref | undefined } | undefined {
  const anchor = href.startsWith('#') ? decodeHref(href.slice(1)) : undefined
  if (!anchor || findSpelling(anchorsOf(route.path), anchor) !== undefined) return undefined
  const neighbour = namedIn(neighboursOf(route), anchor)
  const place = neighbour && placeById.get(neighbour.id)
  return place && { href: safeHrefOf(hrefOfRoute(place.path, config, place.anchor)) }
}

function neighboursOf({ entry, namespaces, package: { entries } }: Extract<Route, { kind: 'api-entry' }>): readonly ApiEntry[] {
  if (entry.kind === 'namespace') return entry.entries
  const specifier = specifierOf(entry.id)
  return namespaces.at(-1)?.entries ?? entries.filter(({ id }) => specifierOf(id) === specifier)
}

function namedIn(entries: readonly ApiEntry[], name: string): ApiEntry | undefined {
  const exact = entries.find((entry) => entry.name === name)
  if (exact) return exact
  const [found, ...others] = entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase())
  return others.length === 0 ? found : undefined
}

function safeOf(href: string | undefined): SafeHref | undefined {
  return href === undefined ? undefined : safeHrefOf(href)
}
