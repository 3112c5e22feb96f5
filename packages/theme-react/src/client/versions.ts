// The version of the guides that the reader has chosen: links that are about no version in particular lead to it.

const versionKey = 'docgen.version'

/** The runtime's own, which has it anyway. */
interface StoragePort {
  readonly readStored: (key: string) => string | null
  readonly store: (key: string, value: string) => void
}

/** Listens to the whole document, whatever page is in it. */
export function start({ readStored, store }: StoragePort): void {
  const lead = (): void => leadTo(readStored(versionKey))
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const { version } = target.closest<HTMLElement>('[data-version]')?.dataset ?? {}
    if (version !== undefined) store(versionKey, version)
  })
  document.addEventListener('docgen:navigate', lead)
  lead()
}

/** Where a link leads for a reader who has chosen a version; `undefined` when it stays as it is. `hrefs` is JSON: address by version. */
export function hrefFor(chosen: string | null, hrefs: string | undefined): string | undefined {
  if (chosen === null || hrefs === undefined) return undefined
  const parsed: unknown = JSON.parse(hrefs)
  if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, chosen)) return undefined
  const href: unknown = Reflect.get(parsed, chosen)
  return typeof href === 'string' ? href : undefined
}

function leadTo(chosen: string | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-versions]')) {
    const href = hrefFor(chosen, link.dataset['versions'])
    if (href !== undefined) link.setAttribute('href', href)
  }
}
