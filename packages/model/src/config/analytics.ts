/** Counts the visits of pages, by a script of its provider. Made by `fathom()` and `plausible()`. */
export interface AnalyticsProvider {
  readonly name: 'fathom' | 'plausible'
  /** Address of the script. */
  readonly src: string
  /** What the script may be loaded from and send to. */
  readonly origin: string
  /** Attributes of the script's element. */
  readonly attributes: Readonly<Record<string, string>>
}
