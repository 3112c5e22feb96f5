/** The checked metadata of a page. Every key is optional: what is absent, later stages derive. */
export interface Frontmatter {
  readonly id?: string
  readonly title?: string
  readonly sidebar_label?: string
  /** Name of the sidebar that the page shows, where the source has several. */
  readonly displayed_sidebar?: string
  readonly sidebar_position?: number
  readonly slug?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly image?: string
  readonly tags?: readonly string[]
  readonly hide_title?: boolean
  readonly hide_table_of_contents?: boolean
  readonly hide_sidebar?: boolean
  readonly toc_min_heading_level?: number
  readonly toc_max_heading_level?: number
  /** A doc id, or `null` for no link. */
  readonly pagination_prev?: string | null
  readonly pagination_next?: string | null
  readonly custom_edit_url?: string | null
  readonly last_update?: { readonly date?: string; readonly author?: string }
  readonly draft?: boolean
  readonly unlisted?: boolean
  /** `false`: search does not find the page. */
  readonly search?: boolean
  /** Of a translation: hash of the original that it was made from, as `docgen i18n mark` writes it. */
  readonly source_hash?: string
}

export type FrontmatterKey = keyof Frontmatter

const keys: { readonly [Key in FrontmatterKey]: true } = {
  id: true,
  title: true,
  sidebar_label: true,
  displayed_sidebar: true,
  sidebar_position: true,
  slug: true,
  description: true,
  keywords: true,
  image: true,
  tags: true,
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

/** Those of docgen itself. */
export const frontmatterKeys: readonly string[] = Object.keys(keys)

export function isFrontmatterKey(key: string): key is FrontmatterKey {
  return Object.hasOwn(keys, key)
}
