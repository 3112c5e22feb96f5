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
  /**
   * What the addresses of all pages of its sidebar begin with, and of no other: Docusaurus marks the link as current on each of them. docgen does so by
   * itself where the folder has pages of several sidebars.
   */
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
    const lists = [...sidebars.values()].map((items) => addressesIn(items, docs))
    const around = lists.find((addresses) => addresses.includes(doc.address)) ?? []
    return { label: doc.label ?? doc.title, to, activePath: sectionOf(around, base, { to, lists }) }
  }
  return undefined
}

/** The first page of a sidebar, as in Docusaurus. */
export function linkOfSidebar(all: readonly LinkableDocs[], plugin: string, name: string): SidebarLink | undefined {
  for (const { sidebars, docs, base } of versionsOf(all, plugin)) {
    const lists = [...sidebars].map(([each, items]) => ({ each, addresses: addressesIn(items, docs) }))
    const addresses = lists.find(({ each }) => each === name)?.addresses ?? []
    const [first] = addresses
    if (first === undefined) continue
    const to = joinAddress(base, first)
    return { to, activePath: sectionOf(addresses, base, { to, lists: lists.map((list) => list.addresses) }) }
  }
  return undefined
}

interface SectionPlace {
  readonly to: string
  /** The addresses of each sidebar, this one among them. */
  readonly lists: readonly (readonly string[])[]
}

/** The folder that all addresses lie in; none where it is that of the whole site, the one that the link leads to, or that of another sidebar too. */
function sectionOf(addresses: readonly string[], base: string, { to, lists }: SectionPlace): string | undefined {
  const [first = [], ...others] = addresses.map((address) => joinAddress(base, address).split('/').filter(Boolean))
  const end = first.findIndex((segment, index) => others.some((other) => other[index] !== segment))
  const section = `/${first.slice(0, end < 0 ? undefined : end).join('/')}`
  if (section === '/' || section === to.replace(/\/$/, '')) return undefined
  const isOther = (each: string): boolean => !addresses.includes(each) && joinAddress(base, each).startsWith(`${section}/`)
  const isShared = lists.some((list) => list.some(isOther))
  return isShared ? undefined : section
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
