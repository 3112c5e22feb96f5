export interface ServiceWorkerInput {
  /** Path of the site, with a slash at its end; absent where it is that of the worker. */
  readonly base: string | undefined
  /** Files below it that are fetched when the worker is installed. */
  readonly precache: readonly string[]
  readonly hashOf: (content: string) => string
}

/** Names of a site's own caches: others may live at the same origin. */
function familyOf(base: string | undefined): string {
  return `const base = ${base === undefined ? "new URL('.', location.href).pathname" : JSON.stringify(base)}
const family = 'docgen:' + base + ':'`
}

/**
 * What stands at the address of the worker where a site has none: a browser that has one asks there for a newer one, gets this, and
 * keeps nothing of either.
 */
export function farewellWorkerOf(base: string | undefined): string {
  return `${familyOf(base)}

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  event.waitUntil(removeAll().then(() => registration.unregister()))
})

async function removeAll() {
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name)
}
`
}

/** So that a reader of a large site does not fill the disk. */
const mostEntries = 400

/**
 * A script that keeps what a reader has read. Pages come from the network as long as there is one, so nobody reads an old one; files below
 * `assets/` have the hash of their content in their names and come from the browser. When the files to fetch ahead change, all is kept anew:
 * a page that was kept would name styles and scripts that are gone.
 */
export function serviceWorkerOf({ base, precache, hashOf }: ServiceWorkerInput): string {
  return `${familyOf(base)}
const name = family + ${JSON.stringify(hashOf(JSON.stringify([base, precache])).slice(0, 12))}
const precache = ${JSON.stringify(precache)}.map((path) => base + path)

addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(precache)).then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return
  event.respondWith(pathname.startsWith(base + 'assets/') ? keptFirst(event.request) : networkFirst(event.request))
})

async function removeOthers() {
  for (const other of await caches.keys()) if (other.startsWith(family) && other !== name) await caches.delete(other)
}

async function keptFirst(request) {
  return (await kept(request)) ?? fetchAndKeep(request)
}

async function networkFirst(request) {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const found = await kept(request)
    if (found) return found
    throw error
  }
}

async function kept(request) {
  return (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' })
}

async function fetchAndKeep(request) {
  const response = await fetch(request)
  if (response.ok && response.type === 'basic' && !response.redirected) await keep(request, response.clone())
  return response
}

async function keep(request, response) {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const keys = await cache.keys()
  if (keys.length > precache.length + ${mostEntries}) await cache.delete(keys[precache.length])
}
`
}
