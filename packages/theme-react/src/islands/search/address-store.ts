// The query of the search page, as its address says it.

export interface AddressStore {
  readonly subscribe: (changed: () => void) => () => void
  /** `?q=…`. */
  readonly current: () => string
  /** `push` makes a step of its own, to which the back button leads; `replace` goes on with this one: what is typed. */
  readonly write: (address: string, how: 'push' | 'replace') => void
}

export function createAddressStore(): AddressStore {
  const listeners = new Set<() => void>()
  let typed: string | undefined
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const goBack = (): void => {
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
    current: () => typed ?? location.search,
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
  if (new URL(address, location.href).search !== location.search) history.pushState(null, '', address)
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
