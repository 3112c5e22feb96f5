import type { RoutePath } from '../site/route.ts'
import type { PageText, ResolvedSite, ResolvedSitePage } from './resolved-site.ts'

/** Further files of the site: what `defineOutput()` returns. */
export interface SiteOutput {
  /** Findings name it: `the feed of the blog`. Two outputs of a site have different names. */
  readonly name: string
  /** Texts of the pages that the files are made of. */
  readonly needs?: readonly PageText[] | undefined
  /** Whether a path may be one of the files: `docgen dev` asks for them then. Default: every path with an ending other than `.html`. */
  readonly mayHold?: ((path: string) => boolean) | undefined
  /** Paths of files whose sizes the build tells. */
  readonly reported?: readonly string[] | undefined
  /** For files that stand beside pages with the same content in another form: each page says in its head where its own is. */
  readonly alternate?: PageAlternate | undefined
  /** For files that are pictures of pages: links to a page that are shared elsewhere show its own. */
  readonly image?: PageImage | undefined
  /**
   * Whether the files are made of nothing but the site and the code: no other files, no clock, no environment. docgen does not ask for them
   * again in a build in which nothing changed. Default `false`.
   */
  readonly pure?: boolean | undefined
  readonly files: (site: ResolvedSite) => SiteOutputFiles | Promise<SiteOutputFiles>
}

/** A page before it is made. */
export interface PlannedPage extends Pick<ResolvedSitePage, 'path' | 'kind' | 'address'> {
  /** Route path that the pages of its language stand under; `/` on a site with one language. */
  readonly localePath: RoutePath
}

export interface PageAlternate {
  /** Media type: `text/markdown`. */
  readonly type: string
  /** Path in the output of the file of a page; `undefined` for a page that has none. */
  readonly pathOf: (page: PlannedPage) => string | undefined
}

/** `width` and `height` are pixels. */
export interface PageImage {
  readonly width: number
  readonly height: number
  /** Path in the output of the picture of a page; `undefined` for a page that has none. */
  readonly pathOf: PageAlternate['pathOf']
}

/** A list, or one by one, as a generator makes them, which may be async. Of a list, the compiler names the file that is wrong. */
export type SiteOutputFiles = readonly SiteOutputFile[] | Iterable<SiteOutputFile> | AsyncIterable<SiteOutputFile>

/** `path` is relative to the output folder, with `/` separators: `blog/feed.json`. */
export type SiteOutputFile =
  | { readonly path: string; readonly contents: string | Uint8Array }
  /**
   * Contents that are made only where the last build has no file of that `key`. It names all that they are made of, besides the code and the
   * config: the `key` of a page names that page.
   */
  | { readonly path: string; readonly key: string; readonly contents: () => string | Promise<string> }
  | {
      readonly path: string
      readonly key: string
      readonly contents?: undefined
      readonly bytes: () => Uint8Array | Promise<Uint8Array>
    }
