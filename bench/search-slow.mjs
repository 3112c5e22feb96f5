// From a click on the search to its dialog and to its first result, in Chromium over slow 3G (400 ms, 400 kbit/s, which all answers share), by a
// reader who has not searched before and pastes a query at once. Milliseconds; medians, with the most in brackets.
//
//   node bench/search-slow.mjs [DIST] [--runs 3] [--hover 500] [--files]
//
// `--hover` lets the pointer rest on the button for so many milliseconds before the click; `--files` lists what was asked for, and when.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { serveCompressed, slow3g } from './serve-compressed.mjs'
import { root } from './sites.mjs'
import { markdownTable, median } from './table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    hover: { type: 'string' },
    files: { type: 'boolean', default: false },
  },
})
const executablePath = findBrowser()
if (!executablePath) stop('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
const dist = resolve(positionals[0] ?? join(root, 'site/dist'))
if (!existsSync(dist)) stop(`There is no built site at ${dist}.`)
const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')

/** Names and words, one and several, that several files of the index are needed for. */
const queries = ['AccountsServer', 'AccountsServer.logout', 'refresh tok', 'reset password', 'how do I send emails']

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const rows = []
  for (const query of queries) {
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await askOverSlow3g(query))
    const spread = (key) => {
      const list = runs.map((run) => run[key])
      return `${Math.round(median(list))} (${Math.round(Math.max(...list))})`
    }
    rows.push([
      query,
      spread('opened'),
      spread('first'),
      spread('all'),
      (median(runs.map(({ bytes }) => bytes)) / 1000).toFixed(1),
    ])
    console.log(rows.at(-1).join(' | '))
  }
  console.log(`\n${values.runs} runs${values.hover === undefined ? '' : `, the pointer rests for ${values.hover} ms`}\n`)
  console.log(markdownTable(['query', 'dialog', 'first result', 'all results', 'kB until then'], rows))
} finally {
  await browser.close()
}

/** Times are those of the page, from the click. */
async function askOverSlow3g(query) {
  const server = await serveCompressed(dist)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(`${server.url}docs/introduction/`, { waitUntil: 'networkidle' })
    server.slowDown(slow3g)
    server.sent.length = 0
    if (values.hover !== undefined) {
      await page.hover('[data-search-open]')
      await page.waitForTimeout(Number(values.hover))
    }
    const times = await page.evaluate(ask, query)
    if (values.files)
      for (const { path, bytes, at } of server.sent) console.log(`  ${Math.round(at - server.sent[0].at)} ms ${path} ${bytes}`)
    return { ...times, bytes: server.sent.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await context.close()
    server.stop()
  }
}

/** Runs in the page. */
async function ask(query) {
  const began = performance.now()
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(performance.now() - began))
        port1.start()
        port2.postMessage(0)
      }),
    )
  const until = async (isThere) => {
    while (!isThere()) await painted()
    return painted()
  }
  document.querySelector('[data-search-open]').click()
  const opened = until(() => document.querySelector('dialog[open] input'))
  const field = document.querySelector('dialog input')
  field.value = query
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  const first = await until(() => document.querySelector('dialog [role=option]'))
  const all = await until(() => document.querySelector('dialog .docgen-search-body[aria-busy=false] [role=option]'))
  return { opened: await opened, first, all }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
