/** A page of Markdown in a site of Next.js. */
export interface OldPage {
  readonly file: string
  /** Below the base of Next.js and the language: `/docs/install`, `/`. */
  readonly route: string
  /** Name of its language, in a site of several. */
  readonly locale: string | undefined
}

/** A page that is code. */
export interface CodePage {
  readonly file: string
  /** `undefined` for a page of each value that code has. */
  readonly route: string | undefined
  /** What its addresses begin with. */
  readonly folder: string
}
