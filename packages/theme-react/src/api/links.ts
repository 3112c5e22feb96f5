import {
  externalKey,
  unexportedAnchorsOf,
  type ApiEntry,
  type ApiEntryPageProps,
  type ApiId,
  type LinkedName,
  type Links,
} from '@docgen/model'

export type UnexportedEntries = Readonly<Record<ApiId, ApiEntry>>

interface LinkSources {
  readonly hrefs: ApiEntryPageProps['hrefs']
  readonly externalHrefs?: ApiEntryPageProps['externalHrefs'] | undefined
  readonly deprecated?: readonly ApiId[] | undefined
  readonly unexported?: UnexportedEntries | undefined
}

/** A name leads to its declaration, else to its place on this very page, else to the documentation of where it comes from. */
export function createLinks({ hrefs, externalHrefs = {}, deprecated = [], unexported = {} }: LinkSources): Links {
  const anchors = unexportedAnchorsOf(Object.keys(unexported))
  const deprecatedIds = new Set([
    ...deprecated,
    ...Object.values(unexported).flatMap(({ id, comment }) => (comment?.deprecated ? [id] : [])),
  ])
  const anchorHref = (target: ApiId): string | undefined => {
    const anchor = anchors.get(ownerOf(target))
    return anchor === undefined ? undefined : `#${anchor}`
  }
  const hrefOf = (name: LinkedName): string | undefined =>
    (name.target && (hrefs[name.target] ?? anchorHref(name.target))) ?? externalHrefs[externalKey(name)]
  const externalByName = new Map(
    Object.entries(externalHrefs).map(([key, href]) => [key.slice(key.lastIndexOf(':') + 1), href] as const),
  )
  return {
    hrefOf,
    originHrefOf: (origin, base) => hrefOf(origin) ?? externalByName.get(base),
    isDeprecated: (target) => target !== undefined && deprecatedIds.has(target),
  }
}

/** `@a/b!Class#member` → `@a/b!Class`. */
export function ownerOf(target: ApiId): ApiId {
  return target.replace(/#.*$/, '')
}
