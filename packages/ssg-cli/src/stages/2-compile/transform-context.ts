import type { Html, Nodes } from 'mdast'
import { slotMark, type Diagnostic, type Includes, type Sample, type SourceRange, type Words } from '@docgen/model'
import type { DirectiveTable } from './directive-table.ts'
import type { Highlight } from './highlight.ts'
import type { inlineSvgOf as InlineSvgOf } from './inline-svg.ts'
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
  /** Absent where the page includes nothing. */
  readonly inlineSvgOf: typeof InlineSvgOf | undefined
  /** Properties of our elements: kept out of the tree, which only numbers them, until it has been sanitised. */
  readonly elementProps: Record<string, unknown>[]
  readonly diagnostics: Diagnostic[]
  /** Raw HTML of the page. */
  readonly rawHtml: Html[]
  readonly explicitAnchors: Set<string>
  /** Directives that stand in what they belong to, such as tabs; what encloses them is visited before them. */
  readonly placedDirectives: Set<object>
  /** Of docgen and of plugins. */
  readonly directives: DirectiveTable
  /** Elements that the theme has a component for. */
  readonly contentNames: ReadonlySet<string>
  /** Put before ids that we make. */
  readonly anchorPrefix: string
  readonly words: Words
  /** Present when inline code may become links. */
  readonly mentions?: MentionCollector | undefined
  /** Present when samples are checked. */
  readonly samples?: Sample[] | undefined
}

/**
 * Data by which remark-rehype makes one of our elements. Its number has the character that no author can write: the parsers of Markdown
 * and of HTML both replace it, even where it is written as an entity.
 */
export function elementData(context: TransformContext, name: string, props: Record<string, unknown>) {
  context.elementProps.push(props)
  return { hName: name, hProperties: { dataDocgen: `${slotMark}${context.elementProps.length - 1}` } }
}

export function rangeOf(context: { readonly file: string }, node: Nodes): SourceRange {
  return { file: context.file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Where a word stands in the first line of a fence or of a directive, behind `key`. */
export function placeOfWord(at: SourceRange, word: string, { lines }: TransformContext, key = ''): SourceRange {
  const line = lines[at.line - 1] ?? ''
  const index = line.indexOf(word, Math.max(at.column, line.indexOf(key) + key.length))
  return index < 0 ? at : { ...at, column: index + 1 }
}
