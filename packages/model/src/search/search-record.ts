/** What a hosted search is given of a page, a section or a part of its text: a record of DocSearch's shape, with docgen's facets. */
export interface SearchRecord {
  /** Hash of all the rest: a record that has not changed keeps it. */
  readonly objectID: string
  /** Whole address, with its anchor. */
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** As HTML text, as DocSearch's interface wants it. */
  readonly hierarchy: SearchHierarchy
  readonly content: string | null
  readonly language: string
  readonly version: string | null
  readonly docusaurus_tag: string | null
  readonly tags: readonly string[]
  readonly kind: string
  readonly package: string | null
  readonly deprecated: boolean
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number }
}

export type SearchHierarchy = { readonly [Level in `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`]: string | null }
