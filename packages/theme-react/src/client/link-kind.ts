export interface LinkLook {
  readonly href: string
  readonly target: string
  readonly isDownload: boolean
  /** Words of the attribute `rel`. */
  readonly rel: string
}

interface Place {
  /** Whole address of the page that is shown. */
  readonly current: string
  /** Path that the site stands under, with a slash at its end. */
  readonly base: string
}

/**
 * What is behind a link: another `page` of this site, an `anchor` of the page that is shown, or something that is the browser's to open
 * (another site or base, a file, a new tab).
 */
export function linkKindOf({ href, target, isDownload, rel }: LinkLook, { current, base }: Place): 'page' | 'anchor' | 'other' {
  const to = new URL(href, current)
  const from = new URL(current)
  if (to.origin !== from.origin || !to.pathname.startsWith(base)) return 'other'
  if (isDownload || (target !== '' && target !== '_self') || rel.split(/\s+/).includes('external')) return 'other'
  if (to.pathname === from.pathname && to.search === from.search) return to.hash === '' && from.hash === '' ? 'page' : 'anchor'
  const name = to.pathname.split('/').at(-1) ?? ''
  return /\.(?!html?$)[a-z][a-z\d]{0,4}$/i.test(name) ? 'other' : 'page'
}
