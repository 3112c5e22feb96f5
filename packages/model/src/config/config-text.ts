/** A file of the author's config. */
export interface ConfigText {
  /** Relative to the site root. */
  readonly file: string
  readonly text: string
}
