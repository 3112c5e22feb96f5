import { useState } from 'react'
import { SearchIcon } from '../components/icons.tsx'
import type { SearchButtonProps } from './search/props.ts'
import { SearchDialog } from './search/search-dialog.tsx'
import { clientOf } from './search/shared-client.ts'

/** The navbar's way to the search: a link to the search page that opens the search over this one. */
export default function Search({ search, searchHref }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [lastQuery, setLastQuery] = useState('')
  return (
    <>
      <a
        className="docgen-search-link"
        href={searchHref}
        data-search-open=""
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          clientOf(search).warmUp()
          setOpen(true)
        }}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      {isOpen && (
        <SearchDialog
          search={search}
          searchHref={searchHref}
          lastQuery={lastQuery}
          onClose={(query) => {
            setLastQuery(query)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
