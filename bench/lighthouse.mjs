// Lighthouse with its mobile preset over every kind of page of a built site, in the Chromium that is installed. `--pages` names those of another site.
//
//   node bench/lighthouse.mjs [DIST] [--runs 3] [--pages docs/,de/docs/]
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/browser.mjs'
import { serveCompressed } from './serve-compressed.mjs'
import { createWorkFolder, root } from './sites.mjs'
import { markdownTable, median } from './table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
})
const dist = resolve(positionals[0] ?? join(root, 'site/dist'))
const tools = join(root, 'bench/results/tools')
/** The page of the search asks robots to keep it out of their indexes, which Lighthouse holds against it. */
const accountsPages = [
  '',
  'docs/getting-started/',
  'api/',
  'api/server/',
  'api/server/class/AccountsServer/',
  'api/types/interface/User/',
  'api/password/enum/CreateUserErrors/',
  'api/types/type/HookListener/',
  'api/server/changelog/',
  'search/?q=session',
]
const pages = values.pages?.split(',') ?? accountsPages
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

if (!existsSync(join(dist, 'index.html'))) stop(`${dist} holds no built site.`)
// A headless shell without the rest of the browser lets Lighthouse wait for ever.
const chromium = findBrowser() ?? stop('Lighthouse needs Chromium or Chrome. CHROMIUM_PATH may name one.')
const lighthouse = await loadLighthouse()
const server = await serveCompressed(dist)
const browser = await startBrowser()
try {
  const measured = []
  for (const page of pages) measured.push({ page, runs: await runsOf(page) })
  const rows = measured.map(rowOf)
  const index = Math.round(median(measured.flatMap(({ runs }) => runs.map(({ environment }) => environment.benchmarkIndex))))
  console.log(
    `\nMedians of ${values.runs} runs. Lighthouse rates the speed of this machine at ${index}: compare times of similar ratings only.\n`,
  )
  console.log(markdownTable(['page', ...categories, 'TBT', 'CLS', 'LCP', 'below 0.9'], rows))
} finally {
  browser.stop()
  server.stop()
}

/** The reports of Lighthouse on a page. */
async function runsOf(page) {
  const runs = []
  for (let run = 0; run < Number(values.runs); run++) {
    const result = await lighthouse(server.url + page, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: categories,
    })
    runs.push(result.lhr)
  }
  return runs
}

function rowOf({ page, runs }) {
  const failed = new Set(
    runs.flatMap(({ audits, categories: found }) =>
      Object.values(found).flatMap(({ auditRefs }) =>
        auditRefs.flatMap(({ id, weight }) => (weight > 0 && audits[id].score !== null && audits[id].score < 0.9 ? [id] : [])),
      ),
    ),
  )
  const ofAudit = (id) => median(runs.map(({ audits }) => audits[id].numericValue))
  return [
    `/${page}`,
    ...categories.map((id) => Math.round(100 * median(runs.map((lhr) => lhr.categories[id].score)))),
    `${Math.round(ofAudit('total-blocking-time'))} ms`,
    ofAudit('cumulative-layout-shift').toFixed(3),
    `${Math.round(ofAudit('largest-contentful-paint'))} ms`,
    [...failed].join(' '),
  ]
}

/** It brings a hundred packages for a measurement that is taken now and then, so the repository does not install it. */
async function loadLighthouse() {
  const require = createRequire(join(tools, 'package.json'))
  try {
    const { default: run } = await import(pathToFileURL(require.resolve('lighthouse')).href)
    return run
  } catch {
    return stop(`Lighthouse is missing: npm install --prefix ${tools} lighthouse@13.5.0`)
  }
}

/** The browser says on stderr under which port it can be steered. */
function startBrowser() {
  const profile = createWorkFolder('lighthouse')
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--remote-debugging-port=0',
  ]
  const child = spawn(chromium, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((done, fail) => {
    let said = ''
    child.on('error', fail)
    child.on('exit', () => fail(new Error(`Chromium has ended:\n${said}`)))
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      const port = /ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
      if (port) done({ port: Number(port), stop: () => child.kill() })
    })
  })
}

function stop(message) {
  console.error(message)
  process.exit(2)
}
