// Which guides lead to a declaration, by a link or by inline code: read from what stands in the open places of their pages.
import type { Route, RoutePath } from '../../model/route.ts'
import type { FilledSlots } from './fill-slots.ts'

type DocRoute = Extract<Route, { kind: 'doc' }>

/** The guides that mention each page of the reference, by the page's path; in the order of `docs`, each once. */
export function mentionsOf(
  docs: readonly DocRoute[],
  pathByHref: ReadonlyMap<string, RoutePath>,
  filledSlotsOf: (doc: DocRoute) => Pick<FilledSlots, 'values'>,
): ReadonlyMap<RoutePath, readonly DocRoute[]> {
  const docsByPath = new Map<RoutePath, DocRoute[]>()
  if (pathByHref.size === 0) return docsByPath
  for (const doc of docs) {
    for (const path of pathsIn(filledSlotsOf(doc), pathByHref)) {
      const known = docsByPath.get(path)
      if (known) known.push(doc)
      else docsByPath.set(path, [doc])
    }
  }
  return docsByPath
}

function pathsIn({ values }: Pick<FilledSlots, 'values'>, pathByHref: ReadonlyMap<string, RoutePath>): ReadonlySet<RoutePath> {
  const paths = new Set<RoutePath>()
  for (const value of values) {
    const [href = ''] = (/ href="([^"]*)"/.exec(value)?.[1] ?? value).split(/[?#]/, 1)
    const path = pathByHref.get(href)
    if (path !== undefined) paths.add(path)
  }
  return paths
}
