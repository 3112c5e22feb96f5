/** Leads to the search page with the text in `q`, without scripts. */
export function SearchForm({ searchHref }: { readonly searchHref: string }) {
  return (
    <form className="docgen-search-form" action={searchHref} method="get" role="search">
      <input type="search" name="q" placeholder="Search docs" aria-label="Search docs" autoComplete="off" required />
      <button type="submit">Search</button>
    </form>
  )
}
