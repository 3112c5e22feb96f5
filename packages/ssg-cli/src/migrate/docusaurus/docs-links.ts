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

interface DocsLink {
  readonly label: string
  readonly to: string
}

/** The doc in the version that readers get first, which has the shortest address. */
export function linkOfDoc(all: readonly LinkableDocs[], plugin: string, id: string): DocsLink | undefined {
  for (const { docs, base } of versionsOf(all, plugin)) {
    const doc = docs.find((each) => each.id === id)
    if (doc) return { label: doc.label ?? doc.title, to: joinAddress(base, doc.address) }
  }
  return undefined
}

/** The first page of a sidebar, as in Docusaurus. */
export function addressOfSidebar(all: readonly LinkableDocs[], plugin: string, name: string): string | undefined {
  for (const { sidebars, docs, base } of versionsOf(all, plugin)) {
    const address = firstAddressIn(sidebars.get(name) ?? [], docs)
    if (address !== undefined) return joinAddress(base, address)
  }
  return undefined
}

export function joinAddress(base: string, address: string): string {
  return `${base.replace(/\/$/, '')}${address}` || '/'
}

function versionsOf(all: readonly LinkableDocs[], plugin: string): readonly LinkableDocs[] {
  return all.filter(({ id }) => id === plugin).sort((a, b) => a.base.length - b.base.length)
}

function firstAddressIn(items: readonly unknown[], docs: readonly DocFile[]): string | undefined {
  for (const item of items) {
    const address = addressOfItem(item, docs)
    if (address !== undefined) return address
  }
  return undefined
}

function addressOfItem(item: unknown, docs: readonly DocFile[]): string | undefined {
  const id = textIn(item) ?? textIn(item, 'doc')
  if (id !== undefined) return docs.find((doc) => doc.id === id)?.address
  if (at(item, 'page') === undefined) return firstAddressIn(listIn(item, 'items'), docs)
  const slug = textIn(item, 'page', 'slug') ?? segmentsOfLabel(textIn(item, 'label') ?? '').join('/')
  return `/${slug.replace(/^\/|\/$/g, '')}`
}
