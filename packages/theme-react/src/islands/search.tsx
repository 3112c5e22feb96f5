import { useState, type ComponentType } from 'react'
import { SearchIcon } from '../components/icons.tsx'
import type { SearchButtonProps } from './search/props.ts'
import type { SearchDialogProps } from './search/search-dialog.tsx'
import { clientOf } from './search/shared-client.ts'

/** Most readers of a page do not search: it is fetched for the one who presses the button. */
const loadDialog = () => import('./search/search-dialog.tsx')

/** The navbar's way to the search: a link to the search page that opens the search over this one. */
export default function Search({ search, searchHref }: SearchButtonProps) {
  // In an object: React would call a component that it is given as the next state.
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SearchDialogProps> }>()
  // Which of the presses of the button the dialog is open for. One that closes says so a moment later, when the next may be open already.
  const [press, setPress] = useState({ count: 0, isOpen: false })
  const [query, setQuery] = useState('')

  const open = async (): Promise<void> => {
    setPress(({ count }) => ({ count: count + 1, isOpen: true }))
    clientOf(search).warmUp()
    try {
      const { SearchDialog } = await loadDialog()
      setLoaded({ Dialog: SearchDialog })
    } catch {
      // The page of the search is the same search, and the browser says what keeps it from loading.
      location.assign(searchHref)
    }
  }
  return (
    <>
      <a
        className="docgen-search-link"
        href={searchHref}
        data-search-open=""
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerDown={() => void loadDialog().catch(() => undefined)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void open()
        }}
      >
        <SearchIcon />
        <span>Search</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      {press.isOpen && loaded && (
        <loaded.Dialog
          key={press.count}
          search={search}
          searchHref={searchHref}
          query={query}
          onQuery={setQuery}
          onClose={() => setPress((now) => (now.count === press.count ? { ...now, isOpen: false } : now))}
        />
      )}
    </>
  )
}
