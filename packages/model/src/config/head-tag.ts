/** A tag that a site adds to the head of every page. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style'
  readonly attributes?: Readonly<Record<string, string | boolean>>
  readonly content?: string
}
