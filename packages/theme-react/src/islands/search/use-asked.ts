import type { VersionSearch } from '@docgen/model'
import { useState, useSyncExternalStore, type RefObject } from 'react'
import { createAddressStore } from './address-store.ts'
import { addressOfQuery, type SearchQuery } from './query-address.ts'
import { queryOfAddress, versionOfAddress } from './query-of-address.ts'

export interface Asked extends SearchQuery {
  /** The one that is searched in the place of the newest. */
  readonly version: VersionSearch | undefined
  /** Whether scripts run by now: a page is rendered without knowing by whom it will be asked. */
  readonly isAlive: boolean
  /** As the address says it: `?q=…`. */
  readonly search: string
  /** Asks something else. `push` makes a step of its own, to which the back button leads. */
  readonly ask: (next: Partial<SearchQuery>, how: 'push' | 'replace') => void
}

/** What the address of the search page asks for, while `root` is in the page. */
export function useAsked(
  searchHref: string,
  versionSearches: readonly VersionSearch[],
  root: RefObject<HTMLElement | null>,
): Asked {
  const [address] = useState(() => createAddressStore(() => root.current?.isConnected ?? true))
  // A page is rendered without knowing what it will be asked.
  const asked = useSyncExternalStore(address.subscribe, address.current, () => '')
  const isAlive = useSyncExternalStore(
    address.subscribe,
    () => true,
    () => false,
  )
  const version = versionSearches.find(({ label }) => label === versionOfAddress(asked))
  const ownHref = version ? `${searchHref}?${new URLSearchParams({ in: version.label }).toString()}` : searchHref
  return {
    ...queryOfAddress(asked),
    version,
    isAlive,
    search: asked,
    ask: (next, how) => address.write(addressOfQuery(ownHref, { ...queryOfAddress(address.current()), ...next }), how),
  }
}
