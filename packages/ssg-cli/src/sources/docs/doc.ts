import type { SidebarItem } from '@docgen/model'
import type { PlacedPage } from '../../common/placed-page.ts'
import type { DocIdentity } from './doc-identity.ts'

export interface Doc extends DocIdentity {
  readonly page: PlacedPage
}

export function labelOfDoc({ page }: Doc): string {
  return page.frontmatter.sidebar_label ?? page.title
}

export function draftMarkOf({ page }: Doc): { readonly isDraft?: true } {
  return page.frontmatter.draft ? { isDraft: true } : {}
}

/** The line of a doc in a sidebar, with the label of the sidebar where that gives one. */
export function itemOfDoc(doc: Doc, label = labelOfDoc(doc)): SidebarItem {
  return { kind: 'doc', label, path: doc.path, ...draftMarkOf(doc) }
}
