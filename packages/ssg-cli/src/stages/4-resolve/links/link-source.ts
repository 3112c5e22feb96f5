import type { RoutePath, SafeHref, SourceRange } from '@docgen/model'

export interface LinkSource {
  readonly at: SourceRange
  /** The page that shows the link; absent for links that all pages share. */
  readonly path?: RoutePath | undefined
  /** Web address that relative links of a text from elsewhere (a package's README) are told from. */
  readonly externalBase?: string | undefined
  /** Whether the address is that of a picture, which no page is. */
  readonly isImage?: boolean | undefined
  /** Where links of a doc comment lead that are found in no table of the site; `undefined` for all others. */
  readonly commentLink?: ((href: string) => { readonly href: SafeHref | undefined } | undefined) | undefined
}
