// How long pages keep their reader waiting after they show: the time beyond 50 ms that each task takes, from the first frame until five seconds after
// the page has loaded, on a phone whose processor is slowed down. Several built sites are loaded in turns, so that a change can be told from the
// noise of the machine. Medians.
//
//   node bench/blocking.mjs [DIST ...] [--runs 7] [--slowdown 4] [--pages docs/,api/]
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { root } from './sites.mjs'
import { markdownTable, median } from './table.mjs'

const accountsPages = 'docs/getting-started/,docs/tutorial/,docs/strategies/password/,api/,api/server/class/AccountsServer/'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    slowdown: { type: 'string', default: '4' },
    pages: { type: 'string', default: accountsPages },
  },
})
const executablePath = findBrowser()
if (!executablePath) stop('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
const dists = (positionals.length > 0 ? positionals : [join(root, 'site/dist')]).map((dist) => resolve(dist))
for (const dist of dists) if (!existsSync(dist)) stop(`There is no built site at ${dist}.`)
const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')

const servers = await Promise.all(dists.map((dist) => serveCompressed(dist)))
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const rows = []
  for (const path of values.pages.split(',')) {
    const blocked = servers.map(() => [])
    for (let run = 0; run < Number(values.runs); run++)
      for (const [index, server] of servers.entries()) blocked[index].push(await blockingTimeOf(server.url + path))
    rows.push([`/${path}`, ...blocked.map(cellOf)])
    console.log(rows.at(-1).join(' | '))
  }
  console.log(`\n${values.slowdown} × slowdown, ${values.runs} runs: milliseconds of blocking, median (least to most).\n`)
  console.log(markdownTable(['page', ...dists.map((_, index) => `site ${index + 1}`)], rows))
} finally {
  await browser.close()
  for (const server of servers) server.stop()
}

async function blockingTimeOf(url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchTasks)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    await page.goto(url)
    await sleep(5000)
    return await page.evaluate(() => {
      const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const lasts = ({ startTime, duration }) => Math.min(duration, startTime + duration - shown)
      return globalThis.benchTasks.reduce((sum, task) => sum + Math.max(0, lasts(task) - 50), 0)
    })
  } finally {
    await context.close()
  }
}

/** In the page, before anything of it. */
function watchTasks() {
  globalThis.benchTasks = []
  new PerformanceObserver((list) => globalThis.benchTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
}

function cellOf(times) {
  return `${Math.round(median(times))} (${Math.round(Math.min(...times))}-${Math.round(Math.max(...times))})`
}

function stop(message) {
  console.error(message)
  process.exit(2)
}
