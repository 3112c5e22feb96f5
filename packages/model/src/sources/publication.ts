/** When and by whom a page was published. */
export interface Publication {
  /** `2024-03-01`. */
  readonly date: string
  readonly authors?: readonly PageAuthor[] | undefined
}

export interface PageAuthor {
  readonly name: string
  /** Where readers learn more of them: an address, or a path of the site. */
  readonly url?: string | undefined
}
