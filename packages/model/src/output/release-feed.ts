import type { OutputPath } from './output-path.ts'

/** A release, for readers of feeds. */
export interface FeedEntry {
  readonly title: string
  /** Whole address of the release on its page; its id too. */
  readonly address: string
  /** ISO date of the release, when the changelog gives one. */
  readonly date?: string | undefined
  /** ISO date that it is ordered by, told from its neighbours when it has none. */
  readonly updated: string
  /** What changed, as HTML whose addresses are whole. */
  readonly html: string
}

/** A file of releases that readers can subscribe to. */
export interface ReleaseFeed {
  readonly file: OutputPath
  readonly title: string
  /** Whole address of the feed, and of the page that it is about. */
  readonly address: string
  readonly pageAddress: string
  /** Newest first. */
  readonly entries: () => readonly FeedEntry[]
}
