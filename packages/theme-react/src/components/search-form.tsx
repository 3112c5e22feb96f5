import type { WithWords } from '@docgen/model'

/** Leads to the search page with the text in `q`. That page finds nothing without scripts, so the form is hidden then. A site without a search has none. */
export function SearchForm({ searchHref, words }: { readonly searchHref: string | undefined } & WithWords) {
  if (searchHref === undefined) return null
  return (
    <form className="docgen-search-form docgen-needs-js" action={searchHref} method="get" role="search">
      <input
        type="search"
        name="q"
        placeholder={words('searchDocs')}
        aria-label={words('searchDocs')}
        autoComplete="off"
        required
      />
      <button type="submit">{words('search')}</button>
    </form>
  )
}
