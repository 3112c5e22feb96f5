// From a click to the first frame of the next page, in Chromium with a slowed processor: as the site goes to it, and as the browser loads it by
// itself. Either may paint its beginning first; "whole" is the frame that has all of it. Each way is taken in turns, in a browser profile of its own with the scripts and styles of the site cached. Medians.
//
//   node bench/navigation.mjs [DIST] [--runs 5] [--slowdown 6]
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { root } from './sites.mjs'
import { markdownTable, median } from './table.mjs'

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
  ['guide to home', 'docs/introduction/', ''],
  ['guide to package', 'docs/server/', 'api/server/'],
  ['package to enum', 'api/server/', 'api/server/enum/LoginWithServiceErrors/'],
  ['class to list of packages', 'api/server/class/AccountsServer/', 'api/'],
]
// A click of a script has nothing before it. A reader's has: a finger or a pointer comes to the link, about a tenth of a second before it is
// lifted from there, or has rested on it before. The browser does nothing of a load until the click.
const ways = { loaded: 0, swapped: 0, 'swapped, pressed': 90, 'swapped, hovered': 300 }

const server = await serveCompressed(dist)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const rows = []
  const all = []
  for (const [name, from, to] of journeys) {
    const times = new Map(Object.keys(ways).map((way) => [way, []]))
    for (let run = 0; run < Number(values.runs); run++)
      for (const way of run % 2 ? [...times.keys()].toReversed() : times.keys()) times.get(way).push(await timeOf(way, from, to))
    const of = (way, key) => median(times.get(way).map((took) => took[key]))
    const cells = [...times.keys()].map((way) => `${Math.round(of(way, 'first'))} / ${Math.round(of(way, 'whole'))} ms`)
    const ratios = ['swapped', 'swapped, pressed', 'swapped, hovered'].map((way) => of(way, 'first') / of('loaded', 'first'))
    const whole = of('swapped', 'whole') / of('loaded', 'whole')
    all.push([...ratios, whole])
    rows.push([name, ...cells, ...[...ratios, whole].map((ratio) => ratio.toFixed(2))])
    console.log(rows.at(-1).join(' | '))
  }
  rows.push(['median', '', '', '', '', ...[0, 1, 2, 3].map((index) => median(all.map((ratios) => ratios[index])).toFixed(2))])
  console.log(`\n${values.slowdown} × slowdown, ${values.runs} runs: first frame / whole page.\n`)
  console.log(markdownTable(['journey', ...Object.keys(ways), 'swapped to loaded', 'pressed', 'hovered', 'whole'], rows))
} finally {
  await browser.close()
  server.stop()
}

/** Milliseconds from the click to the first frame of the next page, and to that of all of it. */
async function timeOf(way, from, to) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    await page.goto(server.url + from, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    await page.evaluate(
      ({ href, isNative }) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'next', id: 'bench-next' })
        document.querySelector('main')?.prepend(link)
        // The click never reaches the site, and the browser follows the link.
        if (isNative) addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
        globalThis.benchWatchSwap()
      },
      { href: server.url + to, isNative: way === 'loaded' },
    )
    await page.evaluate((ahead) => {
      const link = document.querySelector('#bench-next')
      if (ahead > 0) link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      setTimeout(() => {
        sessionStorage.setItem('bench-began', String(performance.timeOrigin + performance.now()))
        link?.click()
      }, ahead)
    }, ways[way])
    const isDone = () => globalThis.benchTook?.first && globalThis.benchTook.whole && globalThis.benchTook
    const took = await page.waitForFunction(isDone, undefined, { timeout: 30_000 })
    return await took.jsonValue()
  } finally {
    await context.close()
  }
}

/** Runs in each page before its scripts. */
function watchFrames() {
  const took = (globalThis.benchTook = {})
  const began = sessionStorage.getItem('bench-began')
  const since = (time) => performance.timeOrigin + time - Number(began ?? sessionStorage.getItem('bench-began'))
  // What a frame shows is drawn once the task that follows it runs.
  const drawn = (key) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (took[key] ??= since(performance.now())))
      port1.start()
      port2.postMessage(0)
    })
  globalThis.benchWatchSwap = () => {
    document.addEventListener('docgen:show', () => drawn('first'))
    document.addEventListener('docgen:navigate', () => drawn('whole'))
  }
  if (began === null) return
  const paint = (entries) => {
    const first = entries.getEntriesByName('first-contentful-paint')[0]
    if (first) took.first = since(first.startTime)
  }
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
  addEventListener('DOMContentLoaded', () => drawn('whole'))
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
