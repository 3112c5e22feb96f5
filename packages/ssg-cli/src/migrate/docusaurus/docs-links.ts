// Where an item of the navbar leads that names a doc or a sidebar.
import type { Code } from '../../scaffold/code-text.ts'
import { segmentsOfLabel } from '../../common/category-segments.ts'
import { at, listIn, textIn } from '../core/values.ts'
import type { DocFile } from './docs-files.ts'

/** What a version of the docs has that a navbar can name. */
export interface LinkableDocs {
  /** Id of the plugin. */
  readonly id: string
  /** `/docs/` */
  readonly base: string
  readonly docs: readonly DocFile[]
  /** In docgen's form, by Docusaurus's name. */
  readonly sidebars: ReadonlyMap<string, readonly Code[]>
}

interface SidebarLink {
  readonly to: string
  /** What the addresses of all pages of its sidebar begin with: Docusaurus marks the link as current on each of them. */
  readonly activePath: string | undefined
}

interface DocsLink extends SidebarLink {
  readonly label: string
}

/** The doc in the version that readers get first, which has the shortest address. */
export function linkOfDoc(all: readonly LinkableDocs[], plugin: string, id: string): DocsLink | undefined {
  for (const { docs, base, sidebars } of versionsOf(all, plugin)) {
    const doc = docs.find((each) => each.id === id)
    if (doc === undefined) continue
    const to = joinAddress(base, doc.address)
    const around = [...sidebars.values()]
      .map((items) => addressesIn(items, docs))
      .find((addresses) => addresses.includes(doc.address))
    return { label: doc.label ?? doc.title, to, activePath: sectionOf(around ?? [], base, to) }
  }
  return undefined
}

/** The first page of a sidebar, as in Docusaurus. */
export function linkOfSidebar(all: readonly LinkableDocs[], plugin: string, name: string): SidebarLink | undefined {
  for (const { sidebars, docs, base } of versionsOf(all, plugin)) {
    const addresses = addressesIn(sidebars.get(name) ?? [], docs)
    const [first] = addresses
    if (first === undefined) continue
    const to = joinAddress(base, first)
    return { to, activePath: sectionOf(addresses, base, to) }
  }
  return undefined
}

/** The folder that all addresses lie in; none where it is that of the whole site, or the one that the link leads to. */
function sectionOf(addresses: readonly string[], base: string, to: string): string | undefined {
  const [first = [], ...others] = addresses.map((address) => joinAddress(base, address).split('/').filter(Boolean))
  const end = first.findIndex((segment, index) => others.some((other) => other[index] !== segment))
  const section = `/${first.slice(0, end < 0 ? undefined : end).join('/')}`
  return section === '/' || section === to.replace(/\/$/, '') ? undefined : section
}

export function joinAddress(base: string, address: string): string {
  return `${base.replace(/\/$/, '')}${address}` || '/'
}

function versionsOf(all: readonly LinkableDocs[], plugin: string): readonly LinkableDocs[] {
  return all.filter(({ id }) => id === plugin).sort((a, b) => a.base.length - b.base.length)
}

/** In the order of the sidebar. */
function addressesIn(items: readonly unknown[], docs: readonly DocFile[]): readonly string[] {
  return items.flatMap((item) => {
    const id = textIn(item) ?? textIn(item, 'doc')
    if (id !== undefined) return docs.find((doc) => doc.id === id)?.address ?? []
    const inside = addressesIn(listIn(item, 'items'), docs)
    if (at(item, 'page') === undefined) return inside
    const slug = textIn(item, 'page', 'slug') ?? segmentsOfLabel(textIn(item, 'label') ?? '').join('/')
    return [`/${slug.replace(/^\/|\/$/g, '')}`, ...inside]
  })
}
