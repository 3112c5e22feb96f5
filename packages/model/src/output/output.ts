import { outputPathOf, type OutputPath } from './output-path.ts'
import type { RouteKind, RoutePath } from '../site/route.ts'

/** A file of the built site. `contents` is only asked for when the file of the last build cannot be kept. */
export interface OutputFile {
  readonly path: OutputPath
  /** Equal keys mean equal bytes. */
  readonly key: string
  readonly contents: FileContents
  /** Path of the page that this file has the whole of: it is written only where that page was cut. */
  readonly wholeOf?: OutputPath | undefined
}

export type FileContents =
  | { readonly kind: 'text'; readonly text: () => string | Promise<string> }
  | {
      readonly kind: 'page'
      /** UTF-8. */
      readonly html: () => Promise<Uint8Array>
      /** Writes it from the thread that renders it. */
      readonly writeTo: (target: FileTarget, isMeasured: boolean) => Promise<WrittenFile>
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn'; readonly bytes: () => Promise<Uint8Array> }
  /** Copied from this file of the site. */
  | { readonly kind: 'copy'; readonly file: string }

/** Where a file is written to. */
export interface FileTarget {
  /** Absolute path. */
  readonly folder: string
  readonly path: OutputPath
}

/** What the disk shows of a file, the hash of its bytes and, where it was asked for, their size after gzip. */
export interface WrittenFile {
  readonly size: number
  readonly mtimeMs: number
  readonly sum: string
  readonly gzip?: number | undefined
  /** Of a page that was too long to be sent at once: the file with the whole of it is written too. */
  readonly isCut?: true | undefined
}

export interface RouteSummary {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  readonly file: OutputPath
}

/** The script that keeps pages for times without a network. It stands at the root of the site, which is what it serves. */
export const serviceWorkerFile = /* @__PURE__ */ outputPathOf('service-worker.js')

/** The list of all pages in the output. Its address never changes, so that the page that names it does not either. */
// Marked as pure, so that scripts of readers that take something else from the model leave the checks of paths out.
export const pageListFile = /* @__PURE__ */ outputPathOf('search/pages.json')
