// Which guides lead to a declaration or a package, by a link, inline code or the code of a sample: read from what stands in the open places of their pages.
import type { Route, RoutePath } from '@docgen/model'
import type { FilledSlots } from '../links/fill-slots.ts'

type DocRoute = Extract<Route, { kind: 'doc' }>

export interface Mention {
  readonly doc: DocRoute
  /** How many checked samples of the guide use the declaration or one of its members. */
  readonly samples: number
  /** Whether the guide leads there before it leads to any other of the pages. */
  readonly isFirst: boolean
  /** How many of the pages the guide leads to. */
  readonly among: number
}

/** The guides that mention each page of the reference, by the page's path; in the order of `docs`, each once. */
export function mentionsOf(
  docs: readonly DocRoute[],
  pathByHref: ReadonlyMap<string, RoutePath>,
  filledSlotsOf: (doc: DocRoute) => Pick<FilledSlots, 'values'>,
): ReadonlyMap<RoutePath, readonly Mention[]> {
  const mentionsByPath = new Map<RoutePath, Mention[]>()
  if (pathByHref.size === 0) return mentionsByPath
  for (const doc of docs) {
    const paths = [...pathsIn(filledSlotsOf(doc), pathByHref)]
    for (const [index, [path, samples]] of paths.entries()) {
      const mention = { doc, samples, isFirst: index === 0, among: paths.length }
      const known = mentionsByPath.get(path)
      if (known) known.push(mention)
      else mentionsByPath.set(path, [mention])
    }
  }
  return mentionsByPath
}

/** A guide is about the package that it leads to first, all the more if it leads to few: such guides come before those that only touch on it. */
export function aboutFirst(mentions: readonly Mention[]): readonly Mention[] {
  return [...mentions].sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.among - b.among)
}

/** Each page of the reference that the values lead to, with the number of samples among them. */
function pathsIn(
  { values }: Pick<FilledSlots, 'values'>,
  pathByHref: ReadonlyMap<string, RoutePath>,
): ReadonlyMap<RoutePath, number> {
  const samplesByPath = new Map<RoutePath, number>()
  const pathOf = (href: string): RoutePath | undefined => pathByHref.get(href.split(/[?#]/, 1)[0] ?? '')
  for (const value of values) {
    if (value === null || value === false) continue
    const isSample = typeof value !== 'string'
    const hrefs = isSample ? value.links.map(({ href }) => href) : [/ href="([^"]*)"/.exec(value)?.[1] ?? value]
    for (const path of new Set(hrefs.flatMap((href) => pathOf(href) ?? []))) {
      samplesByPath.set(path, (samplesByPath.get(path) ?? 0) + (isSample ? 1 : 0))
    }
  }
  return samplesByPath
}
