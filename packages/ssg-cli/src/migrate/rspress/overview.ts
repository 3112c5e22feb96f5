// `overview: true`: a page that lists what the sidebar has below its folder.
import { labelOfText } from '../core/labels.ts'
import type { SideItem } from './meta.ts'

interface Overview {
  /** Of the page: `/api/`, or `/api/overview`. */
  readonly route: string
  readonly items: readonly SideItem[]
  readonly titleOf: (route: string) => string
  /** What a link to a page is on this one. */
  readonly link: (route: string) => string
}

/** Groups are headings with a list each; pages in no group stand above them. */
export function overviewText({ route, items, titleOf, link }: Overview): string {
  const folder = route.replace(/overview$/, '')
  const isBelow = (address: string): boolean => address.startsWith(folder) && address !== route
  const lineOf = (item: SideItem): readonly string[] => {
    const address = firstLinkOf(item)
    return address === undefined || !isBelow(address)
      ? []
      : [`- [${labelOfText(item.text ?? titleOf(address))}](${link(address)})`]
  }
  const around = groupAround(items, route) ?? items
  const single = around.filter((item) => item.items === undefined).flatMap(lineOf)
  const groups = around.flatMap((item) => {
    const lines = (item.items ?? []).flatMap(lineOf)
    return lines.length === 0 ? [] : [`## ${item.text ?? titleOf(item.link ?? '')}`, lines.join('\n')]
  })
  const parts = [...(single.length > 0 ? [single.join('\n')] : []), ...groups]
  return parts.length === 0 ? '' : `\n${parts.join('\n\n')}\n`
}

function firstLinkOf({ link, items = [] }: SideItem): string | undefined {
  return link ?? items.map(firstLinkOf).find((each) => each !== undefined)
}

/** What stands within the group whose page it is. */
function groupAround(items: readonly SideItem[], route: string): readonly SideItem[] | undefined {
  for (const { link, items: inner = [] } of items) {
    const found = link === route && inner.length > 0 ? inner : groupAround(inner, route)
    if (found) return found
  }
  return undefined
}
