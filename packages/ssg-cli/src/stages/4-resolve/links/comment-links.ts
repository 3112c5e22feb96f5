// Links of doc comments whose address depends on the page, or is known of some names alone. The text of one without any stays.
import { safeHrefOf, type ApiId, type ApiSection, type SafeHref } from '@docgen/model'
import { externalHrefOf } from './external-links.ts'

/** Where the types stand on the page that nothing exports. */
export type UnexportedAnchors = ReadonlyMap<ApiId, string>

/** `undefined` for an address of any other form. */
export function commentLinkOf(
  href: string,
  anchors: UnexportedAnchors,
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
  const anchor = anchors.get(unexported)
  return { href: safeOf(anchor === undefined ? undefined : `#${encodeURIComponent(anchor)}`) }
}

function safeOf(href: string | undefined): SafeHref | undefined {
  return href === undefined ? undefined : safeHrefOf(href)
}
