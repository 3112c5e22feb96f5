// MiniSearch and plain Pagefind beside our engines: the very sections that a built site's index holds, the same queries, the same judgement.
//
//   node bench/search-rivals.mjs [--site bench/results/search-fragments/dist]
//
// Without `--site` it is the built site of accounts-js, where the judged queries tell how well each answers, too. Pagefind runs in
// Chromium, which is the only place where it does.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { close, createIndex } from 'pagefind'
import { findBrowser } from '../scripts/browser.mjs'
import { judge, meanReciprocalRank } from './search-quality.mjs'
import { queries as judgedQueries } from './search-queries.mjs'
import { startSearch } from './search-worker.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { createWorkFolder, root } from './sites.mjs'
import { formatMs, markdownTable, median } from './table.mjs'

const accounts = join(root, 'site/dist')
const { values } = parseArgs({ options: { site: { type: 'string', default: accounts } } })
if (!existsSync(values.site)) throw new Error(`There is no built site at ${values.site}.`)
const isJudged = values.site === accounts
const queries = isJudged
  ? judgedQueries.filter((_, index) => index % 10 === 0).map(({ query }) => query)
  : ['session', 'token cache', 'how to cache session tokens', 'contai', 'refresh tok']
const shown = 10

const folder = join(values.site, 'assets/search')
const pages = readdirSync(folder)
  .filter((name) => name.startsWith('page-'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const sections = pages.flatMap(({ href, title, sections: own }) =>
  own.map(({ anchor, titles, text }) => ({
    id: anchor === '' ? href : `${href}#${encodeURIComponent(anchor)}`,
    page: title,
    title: titles.at(-1) ?? title,
    text,
  })),
)

const rows = [await docgen(), await miniSearch(), await pagefind()]
console.log(`\n${pages.length} pages, ${sections.length} sections\n`)
const head = ['engine', 'time to index', 'whole index', 'bytes to first result', 'query']
console.log(markdownTable([...head, ...(isJudged ? ['MRR, symbols', 'MRR'] : [])], rows))

/** As the worker answers it, symbols and snippets included. What indexing takes of a build is what `search.mjs` measures. */
async function docgen() {
  const { engine } = JSON.parse(readFileSync(join(values.site, 'search/index.json'), 'utf8'))
  const bytes = []
  for (const query of queries) {
    const { read, search } = await startSearch(values.site)
    await search(query)
    bytes.push(read.reduce((sum, file) => sum + file.bytes, 0))
  }
  const { search } = await startSearch(values.site)
  const times = await timesOf((query) => search(query))
  const files = readdirSync(folder).filter((name) => !name.startsWith('page-'))
  const whole = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0)
  return [
    `docgen, ${engine}()`,
    '',
    kilobytes(whole),
    kilobytes(median(bytes)),
    formatMs(median(times)),
    ...(await ranksOf(search)),
  ]
}

/** Loaded whole, with the texts that results show. */
async function miniSearch() {
  const start = process.cpuUsage()
  const index = new MiniSearch({ fields: ['page', 'title', 'text'], storeFields: ['page', 'title', 'text'] })
  index.addAll(sections)
  const json = JSON.stringify(index)
  const { user, system } = process.cpuUsage(start)
  const ask = (query) =>
    index.search(query, { prefix: true, fuzzy: 0.2, boost: { title: 3, page: 2 }, combineWith: 'OR' }).slice(0, shown)
  const times = await timesOf((query) => ask(query))
  const bytes = kilobytes(gzipSync(json).length)
  const ranks = await ranksOf((query) => ({ hits: ask(query).map(({ id }) => ({ href: id })) }))
  return ['MiniSearch', formatMs((user + system) / 1000), bytes, bytes, formatMs(median(times)), ...ranks]
}

/** A record for each section; a reader loads the script, its program, the list of records, and what the query and ten results need. */
async function pagefind() {
  const out = createWorkFolder('search-pagefind')
  const { cpu, files } = await indexByPagefind()
  for (const { path, content } of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), content)
  }
  writeFileSync(join(out, 'index.html'), '<!doctype html><title>Pagefind</title>')
  // All but its scripts are compressed already.
  const whole = files.reduce((sum, { path, content }) => sum + (/\.pf_/.test(path) ? content.length : 0), 0)
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
  const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const server = await serveCompressed(out)
  try {
    const bytes = []
    for (const query of queries) {
      const page = await (await browser.newContext()).newPage()
      await page.goto(server.url)
      server.sent.length = 0
      await page.evaluate(askPagefind, { query, shown })
      bytes.push(server.sent.reduce((sum, file) => sum + file.bytes, 0))
      await page.context().close()
    }
    const page = await browser.newPage()
    await page.goto(server.url)
    const ask = (query) => page.evaluate(askPagefind, { query, shown })
    for (const query of queries) await ask(query)
    const times = []
    for (const query of queries) times.push((await ask(query)).time)
    const ranks = await ranksOf(async (query) => ({ hits: (await ask(query)).hrefs.map((href) => ({ href })) }))
    return ['Pagefind', formatMs(cpu), kilobytes(whole), kilobytes(median(bytes)), formatMs(median(times)), ...ranks]
  } finally {
    server.stop()
    await browser.close()
    rmSync(out, { recursive: true })
  }
}

/** In CPU time of this process and of Pagefind's, where /proc tells it. */
async function indexByPagefind() {
  const start = process.cpuUsage()
  const { index } = await createIndex()
  for (let first = 0; first < sections.length; first += 256)
    await Promise.all(
      sections.slice(first, first + 256).map(({ id, page, title, text }) => {
        const content = [page, title, text].join('. ')
        return index.addCustomRecord({ url: id, content, language: 'en', meta: { title } })
      }),
    )
  const { files } = await index.getFiles()
  const { user, system } = process.cpuUsage(start)
  const cpu = (user + system) / 1000 + cpuOfChildren()
  await close()
  return { cpu, files }
}

function cpuOfChildren() {
  const list = `/proc/${process.pid}/task/${process.pid}/children`
  if (!existsSync(list)) return 0
  const ids = readFileSync(list, 'utf8')
    .split(' ')
    .filter((id) => id.trim() !== '')
  // Fields 14 and 15 of `stat`, in hundredths of a second; the second may hold spaces and ends with a bracket.
  const ticks = ids.map((id) => readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' '))
  return ticks.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0)
}

/** Runs in the page: the time in ms until all shown results have their texts, and their addresses. */
async function askPagefind({ query, shown: count }) {
  const script = await import('/pagefind.js')
  const start = performance.now()
  const { results } = await script.search(query)
  const found = await Promise.all(results.slice(0, count).map((result) => result.data()))
  return { time: performance.now() - start, hrefs: found.map(({ url }) => url) }
}

async function timesOf(ask) {
  for (const query of queries) await ask(query)
  const times = []
  for (const query of queries) {
    const start = performance.now()
    await ask(query)
    times.push(performance.now() - start)
  }
  return times
}

async function ranksOf(search) {
  if (!isJudged) return []
  const judged = await judge(search)
  const symbols = judged.filter(({ sort }) => sort === 'symbol')
  return [meanReciprocalRank(symbols).toFixed(3), meanReciprocalRank(judged).toFixed(3)]
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`
}
