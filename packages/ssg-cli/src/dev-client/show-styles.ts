const sheets = 'link[rel=stylesheet]'

/** Gives the open page the style sheets of the next one. Its own go once the others are there, so it is never without. */
export async function showStyles(next: Document): Promise<void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>(sheets)]
  const wanted = [...next.querySelectorAll<HTMLLinkElement>(sheets)]
  if (hrefsOf(old) === hrefsOf(wanted)) return
  const fresh = wanted.map((sheet) => document.importNode(sheet))
  const loaded = fresh.map(whenLoaded)
  const last = old.at(-1)
  if (last) last.after(...fresh)
  else document.head.append(...fresh)
  await Promise.all(loaded)
  for (const sheet of old) sheet.remove()
}

function whenLoaded(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => resolve())
  })
}

function hrefsOf(list: readonly HTMLLinkElement[]): string {
  return list.map((sheet) => sheet.getAttribute('href')).join(' ')
}
