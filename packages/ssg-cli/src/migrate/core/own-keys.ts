import type { FrontmatterKey } from '@docgen/model'

/** Typed so that a key which docgen gets is missed here at once. */
const keys: { readonly [Key in FrontmatterKey]: true } = {
  id: true,
  title: true,
  slug: true,
  description: true,
  keywords: true,
  image: true,
  tags: true,
  sidebar_label: true,
  sidebar_position: true,
  displayed_sidebar: true,
  hide_title: true,
  hide_table_of_contents: true,
  hide_sidebar: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  pagination_prev: true,
  pagination_next: true,
  custom_edit_url: true,
  last_update: true,
  draft: true,
  unlisted: true,
  search: true,
  source_hash: true,
}

/** Keys of docgen's frontmatter. */
export const frontmatterKeys: ReadonlySet<string> = new Set(Object.keys(keys))
