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

/** A page of the site. */
export interface SitePage {
  readonly path: RoutePath
  readonly kind: RouteKind | 'not-found'
  /** Relative to the output folder. */
  readonly file: string
  /** The page with every href known; made when first asked for, then kept. */
  readonly resolved: () => ResolvedPage
}

export interface ResolvedPage {
  readonly page: ThemePage
  /** HTML of the content, slots filled; made at each call, since it is only needed to render the page. */
  readonly content: () => string
  /** Names all that `content` depends on. */
  readonly contentKey: string
  /** Files outside the static folder that the page shows. */
  readonly assets: readonly OutputAsset[]
  /** Every link of the page that leads nowhere. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A file of the author in the output. */
export interface OutputAsset {
  /** Relative to the site root. */
  readonly file: string
  /** Relative to the output folder. */
  readonly path: string
  readonly hash: string
}

/** A page that only leads elsewhere. */
export interface RedirectPage {
  readonly path: RoutePath
  readonly file: string
  readonly href: string
}

/** A whole site: after it we only read. */
export interface Site {
  readonly pages: readonly SitePage[]
  readonly redirects: readonly RedirectPage[]
  readonly structure: SiteStructure
  /** What is wrong with what all pages share, and with the site as a whole; that of its pages lies in them. */
  readonly diagnostics: readonly Diagnostic[]
}
