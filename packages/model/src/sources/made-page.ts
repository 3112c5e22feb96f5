import type { SourcePagePlace } from './custom-source.ts'
import type { SourceRange } from '../diagnostics/diagnostic.ts'
import type { Frontmatter, FrontmatterKey } from '../markdown/frontmatter.ts'
import type { OtherKey } from '../markdown/own-frontmatter.ts'
import type { Publication } from './publication.ts'

/** What a custom source says of a page, where for others the path and the frontmatter of their file do. */
export interface MadePage {
  /** Tells it from the pages that are made from the same file. */
  readonly id: string
  /** `name` of the source that made it. */
  readonly source: string
  /** Its route path. */
  readonly path: string
  readonly format: 'markdown' | 'html' | 'element'
  readonly frontmatter: Frontmatter
  /** Where docgen's keys stand in the file that the page is made from, if its source read it as Markdown. */
  readonly ranges?: { readonly [Key in FrontmatterKey]?: SourceRange } | undefined
  /** Keys that are none of docgen's, with their places. */
  readonly others?: readonly OtherKey[] | undefined
  readonly published?: Publication | undefined
  readonly sidebar: SourcePagePlace | false
  /** Of its text in its file, or of what it is made from: where findings stand. */
  readonly place: SourceRange
  /** Whether its lines are those of its file. All that is found in other text stands at `place`. */
  readonly isAsWritten: boolean
  /** Of a translation, the file that its original is made from. */
  readonly originalFile?: string | undefined
  /** Whether a file of the author is what it is made from; `place` is in the config otherwise. */
  readonly hasFile: boolean
}
