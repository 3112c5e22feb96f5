// From a click to the painted next page, in Chromium with a slowed processor: as the site goes to it, and as the browser loads it by itself.
// Each way is taken in turns, in a browser profile of its own with the scripts and styles of the site cached. Medians, with the most in brackets.
//
//   node bench/navigation.mjs [DIST] [--runs 5] [--slowdown 6]
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { root } from './sites.mjs'
import { formatRatio, markdownTable, median } from './table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '6' } },
})
const executablePath = findBrowser()
if (!executablePath) stop('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
const dist = resolve(positionals[0] ?? join(root, 'site/dist'))
if (!existsSync(dist)) stop(`There is no built site at ${dist}.`)
const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')

const journeys = [
  ['short guide to long guide', 'docs/introduction/', 'docs/transports/graphql/'],
  ['long guide to long guide', 'docs/transports/graphql/', 'docs/strategies/password/'],
  ['long guide to short guide', 'docs/strategies/password/', 'docs/introduction/'],
  ['guide to class', 'docs/server/', 'api/server/class/AccountsServer/'],
  ['class to class', 'api/server/class/AccountsServer/', 'api/client/class/AccountsClient/'],
  ['home to guide', '', 'docs/getting-started/'],
]
const ways = ['loaded', 'swapped', 'loaded, hovered', 'swapped, hovered']

const server = await serveCompressed(dist)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const rows = []
  for (const [name, from, to] of journeys) {
    const times = new Map(ways.map((way) => [way, []]))
    for (let run = 0; run < Number(values.runs); run++)
      for (const way of run % 2 ? ways.toReversed() : ways) times.get(way).push(await timeOf(way, from, to))
    const [loaded, swapped, loadedHovered, swappedHovered] = ways.map((way) => median(times.get(way)))
    const cells = ways.map((way) => `${Math.round(median(times.get(way)))} ms (${Math.round(Math.max(...times.get(way)))})`)
    rows.push([name, ...cells, formatRatio(swapped, loaded), formatRatio(swappedHovered, loadedHovered)])
    console.log(rows.at(-1).join(' | '))
  }
  console.log(`\n${values.slowdown} × slowdown, ${values.runs} runs.\n`)
  console.log(markdownTable(['journey', ...ways, 'swapped to loaded', 'hovered'], rows))
} finally {
  await browser.close()
  server.stop()
}

/** Milliseconds from the click to the first frame of the next page. */
async function timeOf(way, from, to) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const began = sessionStorage.getItem('bench-began')
      const paint = (entries) => {
        const first = entries.getEntriesByName('first-contentful-paint')[0]
        if (first && began) globalThis.benchTook = performance.timeOrigin + first.startTime - Number(began)
      }
      new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
    })
    await page.goto(server.url + from, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    await page.evaluate(
      ({ href, isNative }) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'next', id: 'bench-next' })
        document.querySelector('main')?.prepend(link)
        // The click never reaches the site, and the browser follows the link.
        if (isNative) addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
        document.addEventListener('docgen:navigate', () => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              globalThis.benchTook = performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('bench-began'))
            }),
          )
        })
      },
      { href: server.url + to, isNative: way.startsWith('loaded') },
    )
    if (way.endsWith('hovered')) {
      await page.evaluate(() =>
        document.querySelector('#bench-next')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      )
      await page.waitForTimeout(1000)
    }
    await page.evaluate(() => {
      sessionStorage.setItem('bench-began', String(performance.timeOrigin + performance.now()))
      setTimeout(() => document.querySelector('#bench-next')?.click())
    })
    const took = await page.waitForFunction(() => globalThis.benchTook, undefined, { timeout: 30_000 })
    return await took.jsonValue()
  } finally {
    await context.close()
  }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
