// Runs in the page that `docgen dev` serves: takes in changes without a reload and shows what is wrong with the site.
import type { Diagnostic } from '../model/diagnostic.ts'
import { morph } from './morph.ts'
import { createOverlay } from './overlay.ts'

const script = document.querySelector<HTMLScriptElement>('script[data-docgen-dev]')
const showFindings = createOverlay()
const events = new EventSource(
  `${script?.dataset['docgenDev'] ?? '/__docgen/'}events?revision=${script?.dataset['revision'] ?? ''}`,
)
let updating: Promise<void> | undefined
let isStale = false
let wasConnected = false

events.addEventListener('pages', () => void update())
events.addEventListener('reload', () => location.reload())
events.addEventListener('findings', ({ data }: MessageEvent<string>) => {
  // The server sends diagnostics alone under this name.
  showFindings(JSON.parse(data) as Diagnostic[])
})
events.addEventListener('open', () => {
  // A server that was started again may serve another state of the site.
  if (wasConnected) void update()
  wasConnected = true
})

/** Fetches the page as it is now and makes this one equal to it. Changes that come in meanwhile are one more update. */
async function update(): Promise<void> {
  isStale = true
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
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (!response) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (stylesOf(next) !== stylesOf(document)) return location.reload()
  document.title = next.title
  morph(document.body, next.body)
  // Behaviours of the theme look for new elements.
  document.dispatchEvent(new CustomEvent('docgen:update'))
}

function stylesOf(page: Document): string {
  return [...page.querySelectorAll('link[rel=stylesheet], script[src]')]
    .map((node) => node.getAttribute('href') ?? node.getAttribute('src'))
    .join(' ')
}
