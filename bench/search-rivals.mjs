// MiniSearch and Pagefind over the very sections that a built site's index holds.
//
//   node bench/search-rivals.mjs [--site bench/results/search-fragments/dist]
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import MiniSearch from 'minisearch'
import { close, createIndex } from 'pagefind'
import { formatMs, markdownTable, median } from './table.mjs'

const { values } = parseArgs({
  options: { site: { type: 'string', default: fileURLToPath(new URL('results/search-fragments/dist', import.meta.url)) } },
})
const queries = ['session', 'token cache', 'how to cache session tokens', 'contai', 'refresh tok']
const folder = join(values.site, 'assets/search')
const pages = readdirSync(folder)
  .filter((name) => name.startsWith('page-'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

const rows = [miniSearch(), await pagefind()]
console.log(`\n${pages.length} pages\n`)
console.log(markdownTable(['engine', 'time to index', 'whole index', 'bytes to first result', 'query'], rows))

/** Loaded whole, with the texts that results show. */
function miniSearch() {
  const documents = pages.flatMap(({ href, title, sections }) =>
    sections.map((section) => ({
      id: `${href}#${section.anchor}`,
      page: title,
      title: section.titles.at(-1) ?? title,
      text: section.text,
    })),
  )
  const start = performance.now()
  const index = new MiniSearch({ fields: ['page', 'title', 'text'], storeFields: ['page', 'title', 'text'] })
  index.addAll(documents)
  const json = JSON.stringify(index)
  const indexing = performance.now() - start
  const times = queries.flatMap((query) =>
    Array.from({ length: 5 }, () => {
      const before = performance.now()
      index.search(query, { prefix: true, fuzzy: 0.2 })
      return performance.now() - before
    }),
  )
  const bytes = kilobytes(gzipSync(json).length)
  return ['MiniSearch', formatMs(indexing), bytes, bytes, formatMs(median(times))]
}

/** One record for each page, as Pagefind does; a query loads its script, its program, the list of pages, one chunk and ten fragments. */
async function pagefind() {
  const start = performance.now()
  const { index } = await createIndex()
  for (const { href, title, sections } of pages) {
    const content = sections.map((section) => [...section.titles.slice(-1), section.text].join('. ')).join('\n')
    await index.addCustomRecord({ url: href, content, language: 'en', meta: { title } })
  }
  const { files } = await index.getFiles()
  const indexing = performance.now() - start
  await close()
  // All but its scripts are compressed already.
  const sizes = files.map(({ path, content }) => ({
    path,
    size: /\.(js|json)$/.test(path) ? gzipSync(content).length : content.length,
  }))
  const sizesOf = (pattern) => sizes.filter(({ path }) => pattern.test(path)).map(({ size }) => size)
  const one = (pattern) => Math.max(0, ...sizesOf(pattern))
  const first =
    one(/(^|\/)pagefind\.js$/) +
    one(/pagefind-worker\.js$/) +
    one(/pagefind-entry\.json$/) +
    one(/wasm\.en\.pagefind$/) +
    one(/\.pf_meta$/) +
    median(sizesOf(/\.pf_index$/)) +
    10 * median(sizesOf(/\.pf_fragment$/))
  const whole = [...sizesOf(/\.pf_/), 0].reduce((sum, size) => sum + size)
  return ['Pagefind', formatMs(indexing), kilobytes(whole), kilobytes(first), 'in the browser only']
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} kB`
}
