import type { RouteKind, RoutePath } from './route.ts'

/** A file of the built site. `contents` is only asked for when the file of the last build cannot be kept. */
export interface OutputFile {
  /** Relative to the output folder, `/` separators. */
  readonly path: string
  /** Equal keys mean equal bytes. */
  readonly key: string
  readonly contents: FileContents
}

export type FileContents =
  | { readonly kind: 'text'; readonly text: () => string | Promise<string> }
  | {
      readonly kind: 'page'
      /** UTF-8. */
      readonly html: () => Promise<Uint8Array>
      /** Writes it to an absolute path, from the thread that renders it. */
      readonly writeTo: (target: string, isMeasured: boolean) => Promise<WrittenFile>
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** Copied from this file of the site. */
  | { readonly kind: 'copy'; readonly file: string }

/** What the disk shows of a file, the hash of its bytes and, where it was asked for, their size after gzip. */
export interface WrittenFile {
  readonly size: number
  readonly mtimeMs: number
  readonly sum: string
  readonly gzip?: number | undefined
}

export interface RouteSummary {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  /** Relative to the output folder. */
  readonly file: string
}

/** The list of all pages in the output. Its address never changes, so that the page that names it does not either. */
export const pageListFile = 'search/pages.json'
