// How many bytes a built page costs its reader, compressed as hosts send it.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most that a guide may cost, in what `measureSizes` measures. The HTML is that of 1,000 words, in a site of some pages and of thousands. */
export const budgets = {
  beforeIdle: 6055,
  allScripts: 11_360,
  searchDialog: 14_500,
  searchWorker: 21_200,
  styles: 14_330,
  typeface: 35_000,
  html: 14_000,
  htmlOfLargeSite: 16_000,
  requests: 3,
}

/**
 * Bytes after gzip. `beforeIdle` are the scripts that the page holds or names, and what they import at once; `allScripts` those that run in it once
 * every island of it is hydrated. `searchDialog` is what comes to these when a reader opens the search, `searchWorker` what then runs beside
 * the page. `requests` are those that the first paint waits for: the page, its styles and its scripts. `typeface` is the largest file of a
 * font, not compressed again; a page in a western European language needs one. `base` is the path of the site.
 */
export function measureSizes(output, page, base = '/') {
  const html = read(output, page)
  const fileOf = (href) => href.slice(base.length)
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => fileOf(href))
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, href]) => fileOf(href))
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  const early = withImports(entries, (file) => importsOf(read(output, file)))
  const all = withImports(entries, (file) => [
    ...importsOf(read(output, file)),
    ...laterImportsOf(read(output, file)).filter((name) => !isOfAnother(name, html)),
    ...islandsOf(read(output, file)).flatMap(([name, chunk]) => (html.includes(`data-name="${name}"`) ? [chunk] : [])),
  ])
  const assetsOf = (kind) =>
    readdirSync(join(output, 'assets')).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.js'))
  const inDialog = withImports(
    assetsOf('search-dialog').map((name) => `assets/${name}`),
    (file) => importsOf(read(output, file)),
  )
  const sizeOf = (files) => files.reduce((sum, file) => sum + sizeOfText(read(output, file)), 0)
  return {
    html: sizeOfText(html),
    styles: sizeOf(styles),
    beforeIdle: sizeOf(early) + inline.reduce((sum, script) => sum + sizeOfText(script), 0),
    allScripts: sizeOf(all),
    searchDialog: sizeOf(inDialog.filter((file) => !all.includes(file))),
    searchWorker: sizeOf(assetsOf('search-worker').map((name) => `assets/${name}`)),
    requests: 1 + styles.length + early.length,
    typeface: Math.max(0, ...fontsOf(output).map((file) => readFileSync(file).length)),
  }
}

/** The files, what they import, and what that imports in turn. */
function withImports(entries, importsIn) {
  const files = new Set(entries)
  for (const file of files) for (const name of importsIn(file)) files.add(`assets/${name}`)
  return [...files]
}

/** Modules that only pages with this in their HTML load; without, when an island cannot be loaded, or a reader opens the search, comes from it or points at code. */
const waitsFor = {
  analytics: ' data-analytics="',
  'not-found': ' data-not-found',
  versions: ' data-version="',
  'island-failure': undefined,
  'search-dialog': undefined,
  marks: undefined,
  'code-types': undefined,
  feedback: ' data-feedback',
  'image-zoom': '<img',
  islands: '<docgen-island',
  filters: ' data-filter="',
  inherited: ' data-hide-inherited',
  rest: ' data-docgen-rest',
}

function isOfAnother(chunk, html) {
  const module = Object.keys(waitsFor).find((name) => chunk.startsWith(`${name}-`))
  if (module === undefined) return false
  const mark = waitsFor[module]
  return mark === undefined || !html.includes(mark)
}

/** The page with most HTML, which is a guide in a site of guides. */
export function longestPageOf(output) {
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return pages.map((file) => ({ file, length: read(output, file).length })).sort((a, b) => b.length - a.length)[0].file
}

const read = (output, file) => readFileSync(join(output, file), 'utf8')
const sizeOfText = (text) => gzipSync(text, { level: 9 }).length

function fontsOf(output) {
  const assets = join(output, 'assets')
  return readdirSync(assets).flatMap((name) => (name.endsWith('.woff2') ? [join(assets, name)] : []))
}

/** Names of the chunks that a bundled script imports at once: `import"./a.js"`, `import{b}from"./a.js"`. */
function importsOf(script) {
  return [...script.matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
}

/** Names of the chunks that it imports by itself later on, those of islands excepted. */
function laterImportsOf(script) {
  const ofIslands = new Set(islandsOf(script).map(([, chunk]) => chunk))
  const chunks = [...script.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name]) => name)
  return chunks.filter((name) => !ofIslands.has(name))
}

/** Names of islands with their chunks, from the list by which the runtime finds them: `{search:()=>import("./search-1.js")}`. */
function islandsOf(script) {
  return [...script.matchAll(/"?([\w-]+)"?:\(\)=>import\("\.\/([^"]+)"\)/g)].map(([, name, chunk]) => [name, chunk])
}
