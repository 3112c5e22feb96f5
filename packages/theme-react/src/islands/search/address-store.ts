// The query of the search page, as its address says it.

interface AddressStore {
  readonly subscribe: (changed: () => void) => () => void
  /** `?q=…`. */
  readonly current: () => string
  /** `push` makes a step of its own, to which the back button leads; `replace` goes on with this one: what is typed. */
  readonly write: (address: string, how: 'push' | 'replace') => void
}

/** `isShown` says whether the island is in the page. One that waits for its reader to come back keeps what its own address asked. */
export function createAddressStore(isShown: () => boolean): AddressStore {
  let pathname: string | undefined
  const listeners = new Set<() => void>()
  let typed: string | undefined
  let asked = ''
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const isOwn = (): boolean => location.pathname === (pathname ??= location.pathname) && isShown()
  const goBack = (): void => {
    if (!isOwn()) return
    typed = undefined
    changed()
  }
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('popstate', goBack)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', goBack)
      }
    },
    current: () => {
      if (isOwn()) asked = location.search
      return typed ?? asked
    },
    write: (address, how) => {
      typed = new URL(address, location.href).search
      if (how === 'replace') replaceSoon(address)
      else pushNow(address)
      changed()
    },
  }
}

/** What was typed until now belongs to the step before. */
function pushNow(address: string): void {
  clearTimeout(waiting)
  if (new URL(address, location.href).search === location.search) return
  history.pushState(null, '', address)
  // Where the page is scrolled from now on belongs to the new step.
  dispatchEvent(new Event('docgen:entry'))
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Browsers allow some hundred changes in half a minute, which a quick typist reaches. */
function replaceSoon(address: string): void {
  clearTimeout(waiting)
  const { pathname } = location
  waiting = setTimeout(() => {
    if (location.pathname === pathname) history.replaceState(history.state, '', address)
  }, 300)
}
