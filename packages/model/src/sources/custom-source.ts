import type { ReactElement } from 'react'
import type { SourceRange } from '../diagnostics/diagnostic.ts'
import type { OwnFrontmatterKeys, OwnFrontmatterValues } from '../markdown/own-frontmatter.ts'
import type { MessageKey } from '../messages/messages.ts'
import type { Publication } from './publication.ts'

/** Pages of a kind that a site or a package defines, made from files or data. `defineSource()` makes one. */
export interface CustomSource {
  readonly kind: 'custom'
  readonly name: string
  /** Files and folders, relative to the site root, that `load` reads by other means than its context. */
  readonly watch: readonly string[]
  /** Whether `load` is asked once for each locale of the site. Default: once, in the default locale. */
  readonly perLocale?: boolean | undefined
  /** What is wrong with the options that it was made from. */
  readonly problems?: readonly OptionProblem[] | undefined
  readonly load: (context: SourceContext) => SourceContent | Promise<SourceContent>
  /** Set for a source that holds the translations of another: the name of their locale. */
  readonly locale?: string | undefined
}

/** What is wrong with an option of a function that a config calls. */
export interface OptionProblem {
  /** Word of the config that it is about: it is reported where the config calls or sets that. */
  readonly key: string
  /** What is wrong, with the value: one sentence. */
  readonly message: string
  /** What to do: one imperative sentence. */
  readonly hint: string
  /** What the key is a typo of: `docgen check --fix` writes it. */
  readonly meant?: string | undefined
}

/** What the config says of the site. */
export interface SourceSite {
  readonly title: string
  readonly tagline: string
  readonly version?: string | undefined
  /** Origin of the site's addresses, if it is known. */
  readonly url?: string | undefined
  /** Begins and ends with `/`, and on a site with several languages with the path of the locale. Routes are given without it. */
  readonly base: string
  /** Of the pages: `en`. */
  readonly language: string
  /** Name of the locale whose pages are asked for. */
  readonly locale: string
  /** Whether it is the one that pages are shown in that another locale lacks. */
  readonly isDefaultLocale: boolean
  /** Words of docgen in the language of the pages, as the config may change them: those of a page with values keep the names of these in braces. */
  readonly message: (key: MessageKey) => string
}

/** What `load` may know and do. Paths are relative to the site root, with `/` separators. */
export interface SourceContext {
  readonly site: SourceSite
  /** All files below a folder, sorted; without those whose name begins with `_` or `.`, and those in folders of such names. */
  readonly list: (dir: string) => Promise<readonly string[]>
  /** The text of a file; `undefined` where there is none. A file that may not be read is a finding, and `undefined` too. */
  readonly read: (file: string) => Promise<string | undefined>
  /** A Markdown file with its frontmatter read, which may have any keys. Reports frontmatter that is no YAML. */
  readonly readMarkdown: (file: string) => Promise<MarkdownFile | undefined>
  /** The rest of the site is checked all the same. */
  readonly report: (finding: SourceFinding) => void
}

export interface MarkdownFile {
  readonly file: string
  /** The values of the frontmatter, by key. */
  readonly data: Readonly<Record<string, unknown>>
  /**
   * The values of keys, as `defineFrontmatter()` gives them their types. Reports values of another type, which are missing then, and required keys that are
   * not there, at their places.
   */
  readonly ownFrontmatter: <Keys extends OwnFrontmatterKeys>(keys: Keys) => OwnFrontmatterValues<Keys>
  /** Where the value of a key stands; `undefined` for a key that is not there. */
  readonly frontmatterPlace: (key: string) => SourceRange | undefined
  /** What follows the frontmatter, for the page's `markdown`. */
  readonly markdown: WrittenText
}

/** Text as it stands in a file, so that findings have its lines. */
export interface WrittenText {
  readonly text: string
  /** Relative to the site root. */
  readonly file: string
  /** Line of the file on which the text begins. Default 1. */
  readonly line?: number | undefined
}

export interface SourceContent {
  /** In the order of the sidebar. */
  readonly pages: readonly SourcePage[]
  readonly findings?: readonly SourceFinding[] | undefined
}

/** Something wrong with what the author wrote. */
export interface SourceFinding {
  /** Relative to the site root. Default: where the source stands in the config. */
  readonly file?: string | undefined
  /** 1-based. */
  readonly line?: number | undefined
  readonly column?: number | undefined
  /** What is wrong, with the value: one sentence. */
  readonly message: string
  /** What to do: one imperative sentence. */
  readonly hint: string
  /** Default `error`. */
  readonly severity?: 'error' | 'warning' | undefined
}

/** A page of a custom source, with exactly one body: `markdown`, `html` or `element`. */
export type SourcePage = SourcePageHead &
  (
    | { readonly markdown: string | WrittenText; readonly html?: undefined; readonly element?: undefined }
    | { readonly html: string | WrittenText; readonly markdown?: undefined; readonly element?: undefined }
    | { readonly element: ReactElement; readonly markdown?: undefined; readonly html?: undefined }
  )

export interface SourcePageHead {
  /** Route path of the page: `/blog/hello/`. */
  readonly route: string
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  /** Shown where the page is shared: a path or an address. */
  readonly image?: string | undefined
  /** `2024-03-01`: when the page was last updated. Default: the last commit of the file that it is made from. */
  readonly date?: string | undefined
  readonly author?: string | undefined
  /** Shown below the title, and told to search engines. A page with an `element` has none. */
  readonly published?: Publication | undefined
  /** `false` leaves the page out of the sidebar. */
  readonly sidebar?: SourcePagePlace | false | undefined
  /** Levels of the headings that its table of contents lists, 2 to 6; `false`: it has none. Default: those of the config. A page with an `element` has none. */
  readonly toc?: { readonly min?: number | undefined; readonly max?: number | undefined } | false | undefined
  /** Web address that the edit link leads to; `false`: there is none. Default: that of the file which the page is made from. */
  readonly editLink?: string | false | undefined
  /** Left out by builds, shown by `docgen dev`. */
  readonly draft?: boolean | undefined
  /** Built, and neither listed nor found. */
  readonly unlisted?: boolean | undefined
  /** `false`: search does not find the page. */
  readonly search?: boolean | undefined
  /** Values of frontmatter keys that the config or its plugins declare, for checks and outputs. A page with an `element` has none. */
  readonly frontmatter?: Readonly<Record<string, unknown>> | undefined
  /** What the page is made from, where its text does not stand in a file: findings, the edit link and the date go by it. */
  readonly origin?:
    | { readonly file: string; readonly line?: number | undefined; readonly column?: number | undefined }
    | undefined
}

/** Where a page stands in the sidebar of its source. */
export interface SourcePagePlace {
  /** Default: the title. */
  readonly label?: string | undefined
  /** Labels of the categories that it stands in, outermost first. */
  readonly category?: readonly string[] | undefined
  /** Whether the innermost category leads to it. */
  readonly isCategoryPage?: boolean | undefined
  /** Lowest first; pages without one come last, in their own order. */
  readonly position?: number | undefined
}
