// What a site consists of besides its pages, as data: for tools that list, compare or check documentation.
import { madeWith, type DocsVersion, type ResolvedSite, type SidebarItem, type SiteOutput } from '@docgen/model'
import { withGiven } from '../config/given-options.ts'

const path = 'structure.json'

/**
 * `structure.json`: the versions of the guides, each with its docs, the ids of its drafts and its sidebars, and the locales of the site. Paths begin at
 * the root of the site, without its base.
 */
export function siteStructure(): SiteOutput
export function siteStructure(options?: unknown): SiteOutput {
  const output: SiteOutput = {
    name: path,
    pure: true,
    mayHold: (requested) => requested === path,
    files: madeWith([], ({ structure: { versions, locales } }: ResolvedSite) => [
      { path, contents: `${JSON.stringify({ versions: versions.map(dataOf), locales }, undefined, 1)}\n` },
    ]),
  }
  return withGiven(output, 'siteStructure', options, {})
}

function dataOf({ name, label, path: root, banner, mainDocId, docs, draftIds, sidebars }: DocsVersion): object {
  const shown = Object.entries(sidebars).map(([sidebar, items]) => [sidebar, items.map(withoutPlace)])
  return { name, label, path: root, banner, mainDocId, docs, draftIds, sidebars: Object.fromEntries(shown) }
}

/** Where an author wrote an item is of no use to others. */
function withoutPlace(item: SidebarItem): object {
  if (item.kind === 'doc') return item
  if (item.kind === 'href') return { kind: item.kind, label: item.label, href: item.href }
  return { ...item, items: item.items.map(withoutPlace) }
}
