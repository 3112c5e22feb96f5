import type { PageAuthor } from '../sources/publication.ts'
import type { OutputPath } from './output-path.ts'

/** A release or a post, for readers of feeds. */
export interface FeedEntry {
  readonly title: string
  /** Whole address of it on its page; its id too. */
  readonly address: string
  /** ISO date of it, when the changelog gives one. */
  readonly date?: string | undefined
  /** ISO date that it is ordered by, told from its neighbours when it has none. */
  readonly updated: string
  /** HTML whose addresses are whole. */
  readonly html: string
  /** A release has none. */
  readonly authors?: readonly PageAuthor[] | undefined
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
