import type { SearchHit } from '@docgen/model'

/** Hits of one page, or of neighbours that stand at one place; best first. The groups are in the order of their first hits. */
export interface HitGroup {
  /** Where the page stands, and the page: `Documentation`, `Server`. Empty where there is nothing to say. */
  readonly path: readonly string[]
  readonly hits: readonly ShownHit[]
}

/** `index` counts all hits in the order in which they are shown. */
interface ShownHit {
  readonly hit: SearchHit
  readonly index: number
}

/** Names a hit among those of a question. */
export const hitKey = ({ kind, href }: SearchHit): string => `${kind} ${href}`

/** How many better hits of other pages one may pass to stand with its own page. A long page would hide all others with what hardly fits. */
const mostPassed = 2

export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const pages: SearchHit[][] = []
  for (const hit of hits) {
    const near = pages.findLast(([first], at) => first?.pageHref === hit.pageHref && !pages.slice(at + 1).flat()[mostPassed])
    if (near) near.push(hit)
    else pages.push([hit])
  }
  let index = -1
  const groups: HitGroup[] = []
  const isShared = sharedTitlesIn(hits)
  for (const ofPage of pages) {
    const path = isShared(ofPage) ? [] : pathOf(ofPage)
    const own = ofPage.map((hit) => ({ hit, index: ++index }))
    const last = groups.at(-1)
    // Members of different classes of a package, say: their place need not be said again.
    if (last && String(last.path) === String(path)) groups[groups.length - 1] = { ...last, hits: [...last.hits, ...own] }
    else groups.push({ path, hits: own })
  }
  return groups
}

/** Whether a page stands alone, and others in the list have its name: then where it stands is said beside the name, not above it. */
function sharedTitlesIn(hits: readonly SearchHit[]): (ofPage: readonly SearchHit[]) => boolean {
  const pages = hits.filter((hit) => hit.href === hit.pageHref && hit.path.length > 0)
  const counts = new Map<string, number>()
  for (const title of pages.map(textOf)) counts.set(title, (counts.get(title) ?? 0) + 1)
  return ([first, ...others]) =>
    first !== undefined && others.length === 0 && pages.includes(first) && (counts.get(textOf(first)) ?? 0) > 1
}

/** The path that the hits of a page share. A page that is a hit itself is its last part. */
function pathOf(hits: readonly SearchHit[]): readonly string[] {
  const page = hits.find((hit) => hit.href === hit.pageHref)
  // Alone under its own title it would say it twice.
  if (page && hits.length === 1) return page.path
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
