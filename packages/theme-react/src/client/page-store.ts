// HTML of other pages of the site, fetched once each: ahead of time where the reader seems to be going, or when they go.

export interface FetchedPage {
  /** Where it was found, after redirects. */
  readonly url: string
  readonly html: string
}

interface Entry {
  readonly page: Promise<FetchedPage | undefined>
  readonly since: number
}

const entries = new Map<string, Entry>()
/** Milliseconds that a page is kept for: a site may be published anew while it is read. */
const keptFor = 5 * 60_000
const keptPages = 40

/** `undefined` for what is no HTML page of the site or cannot be had: the browser is to load it then. Anchors make no difference. */
export function fetchPage(href: string): Promise<FetchedPage | undefined> {
  const key = href.replace(/#.*$/, '')
  const known = entries.get(key)
  if (known && performance.now() - known.since < keptFor) return known.page
  const page = request(key)
  entries.set(key, { page, since: performance.now() })
  // The next attempt is a new one.
  void page.then((found) => found ?? entries.delete(key))
  const [oldest] = entries.keys()
  if (entries.size > keptPages && oldest !== undefined) entries.delete(oldest)
  return page
}

async function request(href: string): Promise<FetchedPage | undefined> {
  try {
    const response = await fetch(href, { headers: { accept: 'text/html' } })
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return response.ok && isHtml ? { url: response.url, html: await response.text() } : undefined
  } catch {
    return undefined
  }
}

export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** So that a page that changes while it is worked on is always asked for anew. */
export function forgetPages(): void {
  entries.clear()
}
