import type { SearchHit } from '@docgen/ssg-cli/model'

/** Hits of one page, best first; the groups are in the order of their first hits. */
export interface HitGroup {
  readonly pageHref: string
  /** Where the page stands, and the page: `Documentation`, `Server`. */
  readonly path: readonly string[]
  readonly hits: readonly ShownHit[]
}

/** `index` counts all hits in the order in which they are shown. */
export interface ShownHit {
  readonly hit: SearchHit
  readonly index: number
}

export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const byPage = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const group = byPage.get(hit.pageHref)
    if (group) group.push(hit)
    else byPage.set(hit.pageHref, [hit])
  }
  let index = -1
  return [...byPage].map(([pageHref, group]) => ({
    pageHref,
    path: pathOf(group),
    hits: group.map((hit) => ({ hit, index: (index += 1) })),
  }))
}

/** The path that the hits of a page share. A page that is a hit itself is its last part. */
function pathOf(hits: readonly SearchHit[]): readonly string[] {
  const page = hits.find((hit) => hit.href === hit.pageHref)
  // Alone under its own title it would say it twice.
  if (page && hits.length === 1 && page.path.length > 0) return page.path
  if (page) return [...page.path, textOf(page)]
  const [first = [], ...others] = hits.map(({ path }) => path)
  const end = first.findIndex((part, index) => others.some((path) => path[index] !== part))
  return end === -1 ? first : first.slice(0, end)
}

function textOf({ title }: SearchHit): string {
  return title.map(({ text }) => text).join('')
}

/** What is left of a hit's path once its group says where its page stands. */
export function pathInGroup({ path }: SearchHit, group: HitGroup): readonly string[] {
  const isBelow = group.path.every((part, index) => path[index] === part)
  return isBelow ? path.slice(group.path.length) : []
}
