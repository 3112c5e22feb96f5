import type { LocalSearch } from '@docgen/model'

/** Search by lunr: one index, loaded whole when search is first opened. */
export function lunr(): LocalSearch {
  return { kind: 'local', engine: 'lunr' }
}

/** Search by Pagefind, which the site has to have installed; its index, too, is loaded in the parts that a query needs. */
export function pagefind(): LocalSearch {
  return { kind: 'local', engine: 'pagefind' }
}

/** Search by an index in many small files, of which a query loads those that it needs: for sites of any size. */
export function fragments(): LocalSearch {
  return { kind: 'local', engine: 'fragments' }
}
