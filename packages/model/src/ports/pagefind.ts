import type { OutputFile } from '../output/output.ts'

/** Every section of a site, for Pagefind to index. */
export interface PagefindJob {
  /** What the index is kept under: the name of a locale, empty on a site with one. */
  readonly name: string
  /** Equal keys mean equal records. */
  readonly key: string
  /** In the order of the sections. */
  readonly records: () => readonly PagefindRecord[]
}

export interface PagefindRecord {
  readonly title: string
  readonly content: string
  /** ISO 639-1. */
  readonly language: string
}

/** What Pagefind made of a job. */
export interface PagefindIndex {
  /** Of Pagefind itself: other versions make other files. */
  readonly version: string
  /** Those that a query reads, relative to Pagefind's own folder. */
  readonly files: readonly OutputFile[]
  /** Pagefind's names of the records, in their order. */
  readonly ids: () => readonly string[]
}
