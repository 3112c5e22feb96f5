// Runs in the page that `docgen dev` serves: takes in changes without a reload and shows what is wrong with the site.
import type { Diagnostic } from '@docgen/model'
import { morph } from './morph.ts'
import { createOverlay } from './overlay.ts'
import { showStyles } from './show-styles.ts'
import { createShownFiles } from './shown-files.ts'
import { createSharedEvents, type ServerEvent } from './shared-events.ts'

const script = document.querySelector<HTMLScriptElement>('script[data-docgen-dev]')
const serverPath = script?.dataset['docgenDev'] ?? '/__docgen/'
const overlay = createOverlay()
overlay.pageIs(sourceOf(document))
/** The state of the site that the open page shows. */
let revision = revisionOf(document)
const shownFiles = createShownFiles(filesOf(document))
let updating: Promise<void> | undefined
let isStale = false
/** The page as it now is, where the server has sent it along. */
let sent: SentPage | undefined

const events = createSharedEvents(`${serverPath}events`, take, {
  // Absent on plain HTTP addresses of other machines, whatever the types say.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  createChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
  createSource: (url) => new EventSource(url),
  isVisible: () => document.visibilityState === 'visible',
})

function take({ name, data }: ServerEvent): void {
  if (name === 'reload') location.reload()
  // The server sends diagnostics alone under this name, and this under the other.
  else if (name === 'findings') overlay.show(JSON.parse(data) as Diagnostic[])
  else {
    const { revision: now, page } = JSON.parse(data) as { readonly revision: string; readonly page?: SentPage }
    if (now !== revision) void update(page)
  }
}

interface SentPage {
  readonly address: string
  readonly html: string
}

/** What a tab missed while it slept, or while none of them heard the server. */
async function askWhetherCurrent(): Promise<void> {
  const response = await fetch(`${serverPath}revision?path=${encodeURIComponent(location.pathname)}`).catch(() => undefined)
  if (response?.ok && (await response.text()) !== revision) await update()
}

events.join()
// A page that the browser keeps to go back to must hold neither the lock nor a connection.
addEventListener('pagehide', () => events.leave())
document.addEventListener('freeze', () => events.leave())
document.addEventListener('resume', rejoin)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) rejoin()
})
document.addEventListener('visibilitychange', () => {
  events.visibilityChanged()
  if (document.visibilityState === 'visible') void askWhetherCurrent()
})
// The page that was swapped in was fetched a moment ago, of a state that nobody has told.
document.addEventListener('docgen:navigate', () => void update())

function rejoin(): void {
  events.join()
  void askWhetherCurrent()
}

/** Makes the page equal to what it is now. Changes that come in meanwhile are one more update. */
async function update(page?: SentPage): Promise<void> {
  isStale = true
  sent = page
  updating ??= (async () => {
    while (isStale) {
      isStale = false
      await takeIn()
    }
    updating = undefined
  })()
  await updating
}

async function takeIn(): Promise<void> {
  const asked = location.pathname + location.search
  const html = sent?.address === location.pathname ? sent.html : await fetchPage(asked)
  if (html === undefined) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  // The server says that it could not make the page, and tells why where it runs: the next change is to find this client still there.
  if (revisionOf(next) === undefined) return
  // The reader has gone on meanwhile: that page is fetched instead.
  if (asked !== location.pathname + location.search) {
    isStale = true
    return
  }
  if (addressesOf('script[src]', next) !== addressesOf('script[src]', document)) return location.reload()
  await showStyles(next)
  revision = revisionOf(next)
  overlay.pageIs(sourceOf(next))
  document.title = next.title
  shownFiles.renew(next, filesOf(next))
  showIcons(next)
  morph(document.body, next.body)
  // Behaviours of the theme look for new elements.
  document.dispatchEvent(new CustomEvent('docgen:update'))
}

function showIcons(next: Document): void {
  const icons = [...next.querySelectorAll('link[rel~=icon]')]
  for (const [index, icon] of document.querySelectorAll('link[rel~=icon]').entries()) {
    const href = icons[index]?.getAttribute('href') ?? undefined
    if (href !== undefined && href !== icon.getAttribute('href')) icon.setAttribute('href', href)
  }
}

/** The header tells the server which page is shown: prefetched ones are asked for too. */
async function fetchPage(address: string): Promise<string | undefined> {
  const headers = { accept: 'text/html', 'docgen-shown': 'yes' }
  const response = await fetch(address, { headers }).catch(() => undefined)
  return response?.text()
}

function revisionOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[data-docgen-dev]')?.dataset['revision']
}

function sourceOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[data-docgen-dev]')?.dataset['source']
}

function filesOf(page: Document): Readonly<Record<string, string>> {
  const text = page.querySelector<HTMLScriptElement>('script[data-docgen-dev]')?.dataset['files']
  // As the server wrote it.
  return text === undefined ? {} : (JSON.parse(text) as Readonly<Record<string, string>>)
}

function addressesOf(selector: string, page: Document): string {
  return [...page.querySelectorAll(selector)].map((node) => node.getAttribute('href') ?? node.getAttribute('src')).join(' ')
}
