// Static files keep their addresses when they change, and a page never loads an address twice: a changed file gets another address here.

interface ShownFiles {
  /** To be called with each page that comes, before the open one is made equal to it. `now` are hashes by address. */
  readonly renew: (next: Document, now: Readonly<Record<string, string>>) => void
}

/** `atFirst` are hashes by address, as of the page that was loaded. */
export function createShownFiles(atFirst: Readonly<Record<string, string>>): ShownFiles {
  /** Those that the browser has under the address itself. */
  const loaded = new Map(Object.entries(atFirst))
  return {
    renew: (next, now) => {
      const changed = new Map<string, string>()
      for (const [address, hash] of Object.entries(now)) {
        const before = loaded.get(address)
        if (before === undefined) loaded.set(address, hash)
        else if (before !== hash) changed.set(address, hash)
      }
      if (changed.size === 0) return
      for (const element of next.querySelectorAll('[src], [srcset], [poster], link[rel~=icon]')) {
        for (const name of ['src', 'poster', 'href']) renewAttribute(element, name, (address) => renewed(address, changed))
        renewAttribute(element, 'srcset', (list) => list.replace(addressOfList, (address) => renewed(address, changed)))
      }
    },
  }
}

/** A comma may stand within an address of a `srcset`, not at its end. */
const addressOfList = /[^\s,](?:\S*[^\s,])?/g

function renewAttribute(element: Element, name: string, renew: (value: string) => string): void {
  const value = element.getAttribute(name)
  if (value !== null && renew(value) !== value) element.setAttribute(name, renew(value))
}

function renewed(written: string, changed: ReadonlyMap<string, string>): string {
  const [, address = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(written) ?? []
  const hash = changed.get(address)
  return hash === undefined ? written : `${address}${query === '' ? '?' : `${query}&`}docgen=${hash}${anchor}`
}
