import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts'
import type { Frontmatter, FrontmatterKey } from '../markdown/frontmatter.ts'
import type { OtherKey } from '../markdown/own-frontmatter.ts'
import type { MadePage } from '../sources/made-page.ts'
import type { Sample } from '../markdown/samples.ts'
import type { SearchSection } from '../search/search-page.ts'

/** What a file says of itself before it is compiled: enough for routes and sidebars. */
export interface PageHead {
  readonly frontmatter: Frontmatter
  /** Where each key of the frontmatter has its value. */
  readonly ranges: { readonly [Key in FrontmatterKey]?: SourceRange }
  /** Keys that docgen does not know: the config may. Absent where there are none. */
  readonly others?: readonly OtherKey[] | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export interface Heading {
  readonly depth: number
  readonly text: string
  readonly anchor: string
  readonly line: number
  readonly column: number
  /** Whether docgen adds it, as above footnotes. */
  readonly isGenerated?: boolean
}

/**
 * What a compiled page leaves open because it depends on other files of the site. `link` and `image` stand where an attribute's value
 * belongs: a link becomes an href, an image a URL followed by the width and height attributes of the file. `code` stands where the text
 * of inline code belongs that could name a declaration: it becomes that text, within a link or not. `sample` stands, between `<` and `>`,
 * before the HTML of checked code, whose identifiers become links.
 */
export interface Slot {
  readonly kind: 'link' | 'image' | 'code' | 'sample'
  /** As the author wrote it; of `code` its text. */
  readonly href: string
  /** What readers see of a link, and what stands for an image; absent where that is nothing. */
  readonly text?: string
  readonly line: number
  readonly column: number
}

/** Stands in the HTML of a compiled page for the slot of the same index. Neither Markdown nor HTML can hold this character. */
export const slotMark = '\0'

/** A file of Markdown, compiled; its HTML lies in the content store under `key`. Plain data: it survives a worker and the cache. */
export interface CompiledPage extends PageHead {
  readonly file: string
  readonly contentPath: string
  readonly source: string
  /** Set for pages that a custom source made. */
  readonly made?: MadePage | undefined
  /** Hash of all that the compilation depended on. */
  readonly key: string
  /** From the frontmatter, else the first level-1 heading (which then is not part of the HTML), else the file's name. */
  readonly title: string
  /** What the level-1 heading's anchor would be, were it not shown by the layout: links to it lead to the page. */
  readonly titleAnchor?: string | undefined
  readonly description: string
  /** One for each `slotMark` of the HTML, in their order. Behind them those of the level-1 heading, which are checked and stand nowhere. */
  readonly slots: readonly Slot[]
  readonly headings: readonly Heading[]
  /** Every id of the final HTML, in document order. */
  readonly anchors: readonly string[]
  /** npm packages that the page speaks of, documented or not, in its order. Absent when there are none, or inline code is not linked. */
  readonly mentions?: readonly PackageMention[] | undefined
  /** Of its fences those that can be checked, in order. Absent when there are none, or none are checked. */
  readonly samples?: readonly Sample[] | undefined
  /** Of a changelog, newest first. */
  readonly releases?: readonly Release[] | undefined
  /** Values of the keys that the config has added to those of docgen, where they are as it says; absent where there are none. */
  readonly own?: Readonly<Record<string, unknown>> | undefined
  /** Whether it could not be compiled: its content and its anchors are not known, and it is compiled again with the next build. */
  readonly hasFailed?: true | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export interface PackageMention {
  /** npm name. */
  readonly package: string
  /** What the page's code imports of it by name; `default` for its default export. */
  readonly imported: readonly string[]
}

/** A version of a package, as its changelog tells of it. */
export interface Release {
  readonly version: string
  /** ISO date, when the changelog gives one. */
  readonly date?: string | undefined
  readonly anchor: string
  /** What changed, as HTML, with one `slotMark` for each slot; `slots` index into those of the page from `firstSlot` on. */
  readonly html: string
  readonly firstSlot: number
}

export interface CompiledSource {
  readonly page: CompiledPage
  /** With one `slotMark` for each slot. */
  readonly html: string
  /** Its sections, encoded for search; see `search/page-text.ts`. */
  readonly searchText: string
  /** What rules and outputs asked to keep of it, encoded; see `common/kept-texts.ts`. Empty where they ask for nothing. */
  readonly keptTexts: string
  /** Milliseconds that compiling took, for the report. */
  readonly ms?: number | undefined
}

/** Markdown that is not a page of its own: a doc comment, a README. Lines and columns of slots are those of `ApiText`'s file. */
export interface CompiledFragment {
  /** The file that it stands in, relative to the site root. */
  readonly file: string
  readonly html: string
  readonly slots: readonly Slot[]
  readonly headings: readonly Heading[]
  readonly anchors: readonly string[]
  readonly samples?: readonly Sample[] | undefined
  /** What search finds in it; only of texts whose job asks for that. */
  readonly sections?: readonly SearchSection[] | undefined
  /** As in `KeptTexts`; only where an output asks for it. */
  readonly markdown?: string | undefined
  /** Whether it could not be compiled. */
  readonly hasFailed?: true | undefined
  readonly diagnostics: readonly Diagnostic[]
}
