import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { listen } from './host-with-policy.ts'
import { expect, test } from './test.ts'

interface Shift {
  readonly value: number
  readonly sources: readonly string[]
}

declare global {
  interface Window {
    readonly shifts: Shift[]
  }
}

for (const path of ['', 'docs/getting-started/', 'api/server/class/AccountsServer/', 'api/', 'api/server/changelog/']) {
  for (const width of [390, 1440]) {
    test(`nothing moves while /${path} loads, ${width} px wide`, async ({ page, accounts }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchShifts, leastShift)
      // Images and the typeface come last.
      let loaded = (): void => undefined
      const isLoaded = new Promise<void>((resolve) => (loaded = resolve))
      await page.route(/\.(?:svg|woff2)$/, async (route) => {
        await isLoaded
        await route.continue()
      })
      await page.goto(accounts + path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-js')
      await twoFrames(page)
      loaded()
      await expect.poll(() => page.locator('.docgen-logo img').first().evaluate(isComplete)).toBe(true)
      await twoFrames(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  }
}

for (const width of [390, 1440]) {
  test(`nothing moves while results come, ${width} px wide`, async ({ page, accounts }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(watchShifts, leastShift)
    // On a slow network the names that a search finds are there before the words.
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/terms-/, async (route) => {
      await held
      await route.continue()
    })
    const early = page.waitForResponse(/\/page-/)
    await page.goto(`${accounts}search/?q=session`)
    await early
    await twoFrames(page)
    await twoFrames(page)
    release()
    await expect(page.locator('.docgen-results-group').nth(3)).toBeVisible()
    await twoFrames(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes piece by piece, ${width} px wide`, async ({ page, accounts }) => {
    const path = 'api/server/class/AccountsServer/'
    const html = await (await fetch(accounts + path)).text()
    // What browsers paint of a page that has not come whole, at each place where a part of the navbar or of the head of its article ends.
    const heads = /<header class="docgen-navbar">.*?<\/header>|<div class="docgen-article-head">.*?<h1/gs
    const cuts = [...html.matchAll(heads)].flatMap(({ 0: head, index }) =>
      [...head.matchAll(/<\/(?:a|button|details|div|li|nav|p)>/g)].map((end) => index + end.index + end[0].length),
    )
    expect(cuts.length).toBeGreaterThan(10)
    const server = createServer((request, response) => {
      if (request.url !== `/${path}`) return void passOn(new URL(request.url ?? '/', accounts), response)
      response.writeHead(200, { 'content-type': 'text/html' })
      void (async () => {
        for (const [at, cut] of cuts.entries()) {
          response.write(html.slice(cuts[at - 1] ?? 0, cut))
          await setTimeout(50)
        }
        response.end(html.slice(cuts.at(-1)))
      })()
    })
    const origin = await listen(server)
    try {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchShifts, leastShift)
      await page.goto(`${origin}/${path}`)
      await twoFrames(page)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })
}

/** A line of the sidebar whose text has only half come stands some pixels off for a frame: 0.000003. Readers see nothing of that. */
const leastShift = 0.0001

function watchShifts(least: number): void {
  Object.assign(window, { shifts: [] })
  const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; sources: { node: Node | null }[] } =>
    'value' in entry && 'sources' in entry
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift))
      if (value >= least) window.shifts.push({ value, sources: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') })
  }).observe({ type: 'layout-shift', buffered: true })
}

async function passOn(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url).catch(() => undefined)
  if (!answer) return void response.destroy()
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

function isComplete(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

/** What was painted is told to observers after the frame. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}
