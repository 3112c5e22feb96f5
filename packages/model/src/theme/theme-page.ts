import type {
  ApiChangesPageProps,
  ApiEntryPageProps,
  ApiHierarchyPageProps,
  ApiIndexPageProps,
  ApiPackagePageProps,
  ApiSymbolsPageProps,
} from './theme-api.ts'
import type { CustomPageProps, DocPageProps, ListingPageProps, NotFoundPageProps, SearchPageProps } from './theme.ts'

/** A page as the theme gets it. `content` of its props is `contentMark`: the HTML itself is put in after the layout is rendered. */
export type ThemePage =
  | { readonly layout: 'doc' | 'changelog'; readonly props: DocPageProps }
  | { readonly layout: 'listing'; readonly props: ListingPageProps }
  | { readonly layout: 'page'; readonly props: CustomPageProps }
  | { readonly layout: 'search'; readonly props: SearchPageProps }
  | { readonly layout: 'notFound'; readonly props: NotFoundPageProps }
  | { readonly layout: 'apiIndex'; readonly props: ApiIndexPageProps }
  | { readonly layout: 'apiPackage'; readonly props: ApiPackagePageProps }
  | { readonly layout: 'apiEntry'; readonly props: ApiEntryPageProps }
  | { readonly layout: 'apiSymbols'; readonly props: ApiSymbolsPageProps }
  | { readonly layout: 'apiHierarchy'; readonly props: ApiHierarchyPageProps }
  | { readonly layout: 'apiChanges'; readonly props: ApiChangesPageProps }

/** Where the content of a page goes in the HTML of its layout. */
export const contentMark = '<\0content>'
