// Helps on from an address that leads nowhere: says what is wrong with it, and names the pages that it may have meant.
import { nearestPages, pageAt, wordsOfAddress, type ListedPage } from './nearest-pages.ts'

/** `box` holds the page; its `data-not-found` is the address of the list of pages. */
export async function start(box: HTMLElement, base: string): Promise<void> {
  const words = wordsOfAddress(location.pathname, base)
  const nearest = box.querySelector<HTMLElement>('[data-not-found-nearest]')
  const show = (pages: readonly ListedPage[]): void => {
    if (!nearest) return
    if (pages.length > 0) nearest.replaceChildren(...nearestList(pages))
    nearest.dataset['known'] = ''
  }
  const reason = box.querySelector('[data-not-found-reason]')
  if (words === 'undecodable') {
    if (reason) reason.textContent = DOCGEN_WORDS.invalidAddress.replace('{path}', () => location.pathname)
    return show([])
  }
  const field = box.querySelector<HTMLInputElement>('input[name=q]')
  if (field && field.value === '') field.value = words.join(' ')
  const pages = await fetchPages(box.dataset['notFound'] ?? '')
  const same = pageAt(location.pathname, pages)
  if (same) location.replace(same[0] + location.search + location.hash)
  else show(nearestPages(words, pages, base))
}

/** Without the list the page is as helpful as without scripts. */
async function fetchPages(href: string): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(href)
    // Written by the build as such a list.
    return response.ok ? ((await response.json()) as readonly ListedPage[]) : []
  } catch {
    return []
  }
}

function nearestList(pages: readonly ListedPage[]): readonly Element[] {
  const heading = document.createElement('h2')
  heading.textContent = DOCGEN_WORDS.nearestPages
  const list = document.createElement('ul')
  for (const [href, title] of pages) {
    const link = document.createElement('a')
    link.href = href
    link.textContent = title
    const address = document.createElement('span')
    address.textContent = decodeURI(href)
    const item = document.createElement('li')
    item.append(link, ' ', address)
    list.append(item)
  }
  return [heading, list]
}
