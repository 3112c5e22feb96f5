import type { Diagnostic, SourceRange } from './diagnostic.ts'
import type { WrittenFile } from './output.ts'
import type { ThemePage } from './site.ts'

/** All that the HTML of a page is made of, besides the theme. */
export interface RenderJob {
  readonly page: ThemePage
  /** HTML that is put in where the layout has `contentMark`. */
  readonly content: string
  /** Route path of the page, and the file that it is made from, for what is found. */
  readonly path: string
  readonly at: SourceRange
}

/** Where a rendered page goes: an absolute path, and whether its size after gzip is asked for. */
export interface PageTarget {
  readonly target: string
  readonly isMeasured: boolean
}

export interface WrittenPage {
  readonly written: WrittenFile
  readonly diagnostics: readonly Diagnostic[]
}

export interface RenderedPage {
  /** The document, UTF-8. */
  readonly html: Uint8Array<ArrayBuffer>
  readonly diagnostics: readonly Diagnostic[]
}
