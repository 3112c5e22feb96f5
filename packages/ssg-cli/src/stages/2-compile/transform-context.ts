import type { Html } from 'mdast'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Sample } from '../../model/samples.ts'
import type { Highlight } from './highlight.ts'
import type { Includes } from '../../model/source.ts'
import type { MentionCollector } from './package-mentions.ts'

/** What the transformations of a page's mdast read and add to. */
export interface TransformContext {
  readonly file: string
  /** The text that was parsed, for directives that turn out to be text. */
  readonly markdown: string
  /** Its lines. */
  readonly lines: readonly string[]
  readonly highlight: Highlight
  readonly includes: Includes
  /** Properties of our elements: kept out of the tree, which only numbers them, until it has been sanitised. */
  readonly elementProps: Record<string, unknown>[]
  readonly diagnostics: Diagnostic[]
  /** Raw HTML of the page. */
  readonly rawHtml: Html[]
  readonly explicitAnchors: Set<string>
  /** Tabs that stand where they belong; what encloses them is visited before them. */
  readonly placedTabs: Set<object>
  /** Put before ids that we make. */
  readonly anchorPrefix: string
  /** Present when inline code may become links. */
  readonly mentions?: MentionCollector | undefined
  /** Present when samples are checked. */
  readonly samples?: Sample[] | undefined
}
