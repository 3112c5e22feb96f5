import type { FileTarget, WrittenFile } from '../output/output.ts'
import type { ThemePage } from '../theme/theme-page.ts'

/** All that the HTML of a page is made of, besides the theme. */
export interface RenderJob {
  readonly page: ThemePage
  /** HTML that is put in where the layout has `contentMark`. */
  readonly content: string
  /** Name of the locale whose words the layout says, on a site with several. */
  readonly locale?: string | undefined
  /** Where the whole of the page stands, if it may be too long to be sent at once. */
  readonly wholeHref?: string | undefined
  /** Set where its addresses are to be those from its own file: that file, and the base that they have. */
  readonly relativeFrom?: { readonly file: string; readonly base: string } | undefined
}

/** An island of a page that could not be rendered, or all that is around its content. */
export type IslandFault =
  | { readonly kind: 'unknown'; readonly name: string; readonly nearest: string | undefined }
  /** `stack` says where it threw, where that is known. */
  | { readonly kind: 'crashed'; readonly name: string; readonly reason: string; readonly stack?: string | undefined }
  /** `name` is that of the layout. `stack` says which of its components threw, where that is known. */
  | { readonly kind: 'layout'; readonly name: string; readonly reason: string; readonly stack?: string | undefined }
  /** A component of the layout is async, or waits in another way. `component` is the name of the layout's own in the code, if it is that one. */
  | { readonly kind: 'waits'; readonly name: string; readonly component: string | undefined }
  /** The layout renders to nothing. `component` is the name of what it is in the code, if that has one. */
  | { readonly kind: 'empty'; readonly name: string; readonly component: string | undefined }

/** Where a rendered page goes, and whether its size after gzip is asked for. */
export interface PageTarget {
  readonly target: FileTarget
  readonly isMeasured: boolean
}

export interface WrittenPage {
  readonly written: WrittenFile
  readonly faults: readonly IslandFault[]
}

export interface RenderedPage {
  /** The document, UTF-8. */
  readonly html: Uint8Array<ArrayBuffer>
  /** Whether a part of it stands on the whole page alone. */
  readonly isCut: boolean
  readonly faults: readonly IslandFault[]
}
