// The time a writer waits: from the command to the first page painted in a browser, and from a saved edit to its text on screen.
//
//   node bench/dev.mjs [--pages 1000] [--corpus DIR] [--hugo] [--hugo-content DIR] [--runs 3] [--edits 7]
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { benchEnv } from './measure.mjs'
import { createDocgenSite, createHugoSite, createWorkFolder, docgenBin, hasHugo, root } from './sites.mjs'
import { formatMs, formatRatio, markdownTable, median } from './table.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    corpus: { type: 'string' },
    hugo: { type: 'boolean', default: false },
    'hugo-content': { type: 'string' },
    runs: { type: 'string', default: '3' },
    edits: { type: 'string', default: '7' },
  },
})
const wantsHugo = values.hugo || values['hugo-content'] !== undefined
if (wantsHugo && values.corpus && !values['hugo-content'])
  fail('With --corpus, Hugo needs the same pages for itself: --hugo-content DIR.')
if (wantsHugo && !hasHugo()) fail('Hugo is not installed: "apt-get install hugo", or run without --hugo.')

/** A site of 1,000 pages is complete by then, also where all of it has to be compiled. Milliseconds. */
const settling = 8000

const executablePath = findBrowser()
if (!executablePath) fail('No Chromium or Chrome was found; CHROMIUM_PATH may name one.')
const { chromium } = createRequire(join(root, 'tests/package.json'))('@playwright/test')

const docgen = createDocgenSite(createWorkFolder('dev-docgen'), { pages: Number(values.pages), corpus: values.corpus })
const servers = [
  {
    site: docgen,
    content: join(docgen.folder, 'docs'),
    command: (port) => [process.execPath, [docgenBin, 'dev', docgen.folder, '--port', String(port)]],
  },
]
if (wantsHugo) {
  const hugo = createHugoSite(createWorkFolder('dev-hugo'), { pages: Number(values.pages), content: values['hugo-content'] })
  const flags = ['server', '--source', hugo.folder, '--cacheDir', join(hugo.folder, 'cache'), '--bind', '127.0.0.1', '--port']
  servers.push({ site: hugo, content: join(hugo.folder, 'content'), command: (port) => ['hugo', [...flags, String(port)]] })
}

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const times = new Map(servers.map(({ site }) => [site.name, { cold: [], warm: [], early: [], edits: [] }]))
try {
  for (let run = 0; run < Number(values.runs); run++) {
    for (const server of servers) {
      const { cold, warm, early, edits } = times.get(server.site.name)
      server.site.clean()
      // Whoever starts a server again has worked with it before, so all pages have been checked once.
      cold.push((await visit(server, 0, run)).firstPaint)
      const second = await visit(server, Number(values.edits), run)
      warm.push(second.firstPaint)
      early.push(...second.early)
      edits.push(...second.edits)
    }
  }
} finally {
  await browser.close()
}

const hugo = times.get('Hugo')
const rows = [...times].flatMap(([name, own]) =>
  [
    ['first page, nothing cached', 'cold'],
    ['first page, worked on before', 'warm'],
    // The rest of the site is being made meanwhile.
    ['edit on screen, in the first seconds', 'early'],
    ['edit on screen', 'edits'],
  ].map(([label, key]) => {
    const spread = `${formatMs(Math.min(...own[key]))} – ${formatMs(Math.max(...own[key]))}`
    const ratio = hugo && name !== 'Hugo' ? formatRatio(median(own[key]), median(hugo[key])) : ''
    return [`${name}, ${label}`, formatMs(median(own[key])), spread, ratio]
  }),
)
console.log(`\n${docgen.files.length} pages, ${values.runs} runs, ${values.edits} edits each, Node ${process.versions.node}\n`)
console.log(markdownTable(['dev server', 'median', 'from – to', 'docgen : Hugo'], rows))

/** Starts the server, opens one page of the middle, edits it, and again once all is complete. Times in ms, by the clock that page and process share. */
async function visit({ site, content, command }, edits, run) {
  const port = await freePort()
  const file = site.files[Math.floor(site.files.length / 2)]
  const url = `http://127.0.0.1:${port}${pathOf(relative(content, file))}`
  const page = await browser.newPage()
  // A new page starts processes of the browser, which take the machine for a second. Authors have theirs open.
  await pause(1500)
  const [program, args] = command(port)
  const started = now()
  const child = spawn(program, args, { cwd: site.folder, env: benchEnv(), stdio: 'ignore' })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  try {
    await untilListening(port, child)
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${site.name} answered ${response?.status()} for ${url}`)
    const painted = await page.evaluate(firstContentfulPaint)
    const edit = async (number) => {
      await pause(400)
      const text = `Edit ${run}.${number} of the open page.`
      const saved = now()
      appendFileSync(file, `\n${text}\n`)
      const shown = await page.waitForFunction(timeOfText, text, { polling: 'raf', timeout: 60_000 }).catch((error) => {
        throw new Error(`${site.name} did not show edit ${run}.${number}.`, { cause: error })
      })
      return (await shown.jsonValue()) - saved
    }
    const inTurn = async (from) => {
      const waited = []
      for (let number = from; number < from + edits; number++) waited.push(await edit(number))
      return waited
    }
    const early = await inTurn(0)
    await pause(settling)
    return { firstPaint: painted - started, early, edits: await inTurn(edits) }
  } finally {
    await page.close()
    child.kill('SIGTERM')
    await ended
  }
}

/** Runs in the page. */
function firstContentfulPaint() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntriesByName('first-contentful-paint')[0]
      if (entry) resolve(performance.timeOrigin + entry.startTime)
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** Runs in the page, once per frame: false, or the time at which the main content had the text. */
function timeOfText(text) {
  const main = document.querySelector('main')
  return main !== null && main.textContent.includes(text) && performance.timeOrigin + performance.now()
}

function pathOf(file) {
  const path = file
    .split(sep)
    .join('/')
    .replace(/(^|\/)_?index\.md$/, '$1')
    .replace(/\.md$/, '/')
  return `/${path}`
}

function now() {
  return performance.timeOrigin + performance.now()
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function untilListening(port, child) {
  for (let waited = 0; waited < 120_000; waited += 5) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}.`)
    if (await accepts(port)) return
    await pause(5)
  }
  throw new Error('The server did not listen within two minutes.')
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true) || socket.destroy())
    socket.on('error', () => resolve(false))
  })
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function fail(message) {
  console.error(message)
  process.exit(2)
}
