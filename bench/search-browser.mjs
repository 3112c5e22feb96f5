// Search as its reader has it, in Chromium: from a key to painted results, the longest task of the page, and bytes until the first result.
// Figures are medians, with the most in brackets; tasks are in CPU time. The page is inspected, for which V8 looks up where React makes the
// errors that it keeps: some 8 ms of the longest task of opening that no reader has.
//
//   node bench/search-browser.mjs [--pages 1000,5000] [--runs 3] [--reuse]
//
// The site of accounts-js has to be built (`npm run docs`); `--reuse` takes the other sites as an earlier run has left them.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { measure } from './measure.mjs'
import { openReader, openSearch, typePlain, typeQuery, watchThreads } from './search-typing.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { createDocgenSite, createWorkFolder, root } from './sites.mjs'
import { markdownTable, median } from './table.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,5000' },
    runs: { type: 'string', default: '3' },
    reuse: { type: 'boolean', default: false },
  },
})

const executablePath = findBrowser()
if (!executablePath) stop('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
const accounts = join(root, 'site/dist')
if (!existsSync(accounts)) stop(`There is no built site at ${accounts}.`)
const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')

/** Words of the corpus: common and rare, one and several, unfinished. */
const ofCorpus = ['session', 'token cache', 'how to cache session tokens', 'contai', 'refresh tok']
/** The worker and the index: what is loaded for the search alone. */
const ofSearch = /\/(search-worker-[^/]*|search\/.*)$/
const sites = [
  {
    name: 'accounts-js',
    dist: accounts,
    queries: ['loginWithService', 'AccountsServer.logout', 'how do I send emails', 'refresh tok'],
  },
]
for (const pages of values.pages.split(',').map(Number))
  sites.push({ name: `${pages} pages`, dist: await builtCorpus(pages), queries: ofCorpus })

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const rows = []
  for (const site of sites) rows.push(await rowOf(site))
  const head = [
    'site',
    'bytes to first result',
    'with scripts of the page',
    'key to paint',
    'in a plain field',
    'one letter, worker',
  ]
  console.log(`\n${values.runs} runs, Node ${process.versions.node}, Chromium ${browser.version()}\n`)
  console.log(markdownTable([...head, 'CPU of a key, page + worker', 'longest task, opening', 'longest task, typing'], rows))
} finally {
  await browser.close()
}

async function rowOf({ name, dist, queries }) {
  const server = await serveCompressed(dist)
  try {
    const first = []
    for (const query of queries) first.push(await askFirst(server, query))
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await typeAll(server, queries))
    const keys = runs.flatMap((run) => run.keys)
    const letters = keys.filter(({ text }) => text.length === 1)
    const ofKeys = (key) => runs.reduce((sum, run) => sum + run.threads[key], 0) / keys.length
    return [
      name,
      `${spread(first.map(({ bytes }) => bytes / 1000))} kB`,
      `${spread(first.map(({ allBytes }) => allBytes / 1000))} kB`,
      `${spread(keys.map(({ painted }) => painted))} ms`,
      `${spread(runs.flatMap(({ plain }) => plain))} ms`,
      `${spread(letters.map(({ answered }) => answered))} ms`,
      `${ofKeys('mainCpu').toFixed(1)} + ${ofKeys('workerCpu').toFixed(1)} ms`,
      `${spread(first.map(({ opening }) => opening.longest.cpu))} ms`,
      `${spread(runs.map(({ threads }) => threads.longest.cpu))} ms`,
    ]
  } finally {
    server.stop()
  }
}

/** One who has never been here pastes a query, so that no letter before its last has loaded anything. */
async function askFirst({ url, sent }, query) {
  const { page, close } = await openReader(browser, url)
  try {
    sent.length = 0
    const opening = await watchThreads(browser, page, () => openSearch(page))
    await page.getByRole('combobox').fill(query)
    await page.getByRole('option').first().waitFor()
    await page.waitForLoadState('networkidle')
    const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0)
    return { bytes: sum(sent.filter(({ path }) => ofSearch.test(path))), allBytes: sum(sent), opening }
  } finally {
    await close()
  }
}

/** One who has asked all queries before asks them again, letter by letter: what they need is loaded. */
async function typeAll({ url }, queries) {
  const { page, close } = await openReader(browser, url)
  try {
    await openSearch(page)
    for (const query of queries) await typeQuery(page, query)
    const keys = []
    const threads = await watchThreads(browser, page, async () => {
      for (const query of queries) keys.push(...(await typeQuery(page, query)))
    })
    await page.keyboard.press('Escape')
    return { keys, threads, plain: await typePlain(page, queries.join(' ')) }
  } finally {
    await close()
  }
}

async function builtCorpus(pages) {
  const name = `search-browser-${pages}`
  const left = join(root, 'bench/results', name, 'dist')
  if (values.reuse && existsSync(left)) return left
  const site = createDocgenSite(createWorkFolder(name), { pages })
  await measure(...site.build)
  return site.output
}

/** The median, and the most. */
function spread(list) {
  return `${Math.round(median(list))} (${Math.round(Math.max(...list))})`
}

function stop(message) {
  console.error(message)
  process.exit(2)
}
