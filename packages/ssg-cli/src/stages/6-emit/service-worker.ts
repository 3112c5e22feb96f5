import { encodePath } from '../../common/paths.ts'

interface ServiceWorkerInput {
  /** Path of the site, with a slash at its end; absent where it is that of the worker. */
  readonly base: string | undefined
  /** Files below it that are fetched when the worker is installed. */
  readonly precache: readonly string[]
  /** Files below `assets/` whose names do not have the hash of their content. */
  readonly changing: readonly string[]
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
 * `assets/` that have the hash of their content in their names come from the browser. When the files to fetch ahead change, all is kept anew:
 * a page that was kept would name styles and scripts that are gone.
 */
export function serviceWorkerOf({ base, precache, changing, hashOf }: ServiceWorkerInput): string {
  return `${familyOf(base)}
const name = family + ${JSON.stringify(hashOf(JSON.stringify([base, precache])).slice(0, 12))}
const precache = ${JSON.stringify(precache)}.map((path) => base + path)
const changing = new Set(${JSON.stringify(changing.map(encodePath))}.map((path) => base + path))

addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(precache)).then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return
  const isForGood = pathname.startsWith(base + 'assets/') && !changing.has(pathname)
  event.respondWith(isForGood ? keptFirst(event) : networkFirst(event))
})

async function removeOthers() {
  for (const other of await caches.keys()) if (other.startsWith(family) && other !== name) await caches.delete(other)
}

async function keptFirst(event) {
  return (await kept(event.request)) ?? fetchAndKeep(event)
}

async function networkFirst(event) {
  try {
    return await fetchAndKeep(event)
  } catch (error) {
    const found = await kept(event.request)
    if (found) return found
    throw error
  }
}

async function kept(request) {
  return (await caches.open(name)).match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' })
}

async function fetchAndKeep(event) {
  const response = await fetch(event.request)
  // A part of a file (206) is no file to keep. What cannot be kept, as on a full disk, was read all the same.
  if (response.status === 200 && response.type === 'basic' && !response.redirected)
    event.waitUntil(keep(event.request, response.clone()).catch(() => undefined))
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
