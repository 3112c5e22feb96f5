import type { Diagnostic } from './diagnostic.ts'
import type { RoutePath, RouteKind, SiteStructure } from './route.ts'
import type {
  ApiEntryPageProps,
  ApiIndexPageProps,
  ApiPackagePageProps,
  BasePageProps,
  CustomPageProps,
  DocPageProps,
} from './theme.ts'

/** A page as the theme gets it. `content` of its props is `contentMark`: the HTML itself is put in after the layout is rendered. */
export type ThemePage =
  | { readonly layout: 'doc' | 'changelog'; readonly props: DocPageProps }
  | { readonly layout: 'page'; readonly props: CustomPageProps }
  | { readonly layout: 'search' | 'notFound'; readonly props: BasePageProps }
  | { readonly layout: 'apiIndex'; readonly props: ApiIndexPageProps }
  | { readonly layout: 'apiPackage'; readonly props: ApiPackagePageProps }
  | { readonly layout: 'apiEntry'; readonly props: ApiEntryPageProps }

/** Where the content of a page goes in the HTML of its layout. */
export const contentMark = '\0content\0'

/** A page of the site with every href known. */
export interface SitePage {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  /** Relative to the output folder. */
  readonly file: string
  readonly page: ThemePage
  /** HTML of the content, slots filled; asked for once, when the page is rendered. */
  readonly content: () => string
  /** Hash of all that `content` depends on. */
  readonly contentKey: string
}

/** A page that only leads elsewhere. */
export interface RedirectPage {
  readonly path: RoutePath
  readonly file: string
  readonly href: string
}

/** A whole site, checked: after it we only read. */
export interface Site {
  readonly pages: readonly SitePage[]
  readonly redirects: readonly RedirectPage[]
  readonly structure: SiteStructure
  /** Files outside the static folder that pages show, by their path in the output. */
  readonly assets: readonly { readonly file: string; readonly path: string; readonly hash: string }[]
  readonly diagnostics: readonly Diagnostic[]
}
