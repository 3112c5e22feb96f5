// What search adds to builds, what a reader loads for the first result, and how long a query takes: our engines on the same pages.
//
//   node bench/search.mjs [--pages 1000] [--runs 3]
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from './measure.mjs'
import { startSearch } from './search-worker.mjs'
import { createDocgenSite, createWorkFolder, editOnePage, root } from './sites.mjs'
import { formatMs, markdownTable, median, summaryOf } from './table.mjs'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000' }, runs: { type: 'string', default: '3' } } })
const pages = Number(values.pages)
const runs = Number(values.runs)

const engines = {
  none: 'false',
  fragments: "{ kind: 'local', engine: 'fragments' }",
  pagefind: "{ kind: 'local', engine: 'pagefind' }",
}
// Of more pages lunr's index is megabytes, and never chosen.
if (pages <= 1000) engines.lunr = "{ kind: 'local', engine: 'lunr' }"

/** Words of the corpus: common and rare, one and several, unfinished. */
const queries = ['session', 'token cache', 'how to cache session tokens', 'contai', 'refresh tok']

const sites = Object.entries(engines).map(([name, search]) => {
  const site = { ...createDocgenSite(createWorkFolder(`search-${name}`), { pages }), name }
  writeFileSync(
    join(site.folder, 'docgen.config.ts'),
    `import { defineConfig } from '@docgen/ssg-cli'\nexport default defineConfig({ title: 'Corpus', search: ${search} })\n`,
  )
  const link = join(site.folder, 'node_modules/@docgen/ssg-cli')
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(root, 'packages/ssg-cli'), link, 'dir')
  return site
})

const cases = { cold: (site) => site.clean(), warm: () => {}, 'one edit': editOnePage }
const measured = new Map()
for (let run = 1; run <= runs; run++) {
  for (const [name, prepare] of Object.entries(cases)) {
    for (const site of sites) {
      prepare(site, run)
      const result = await measure(...site.build)
      const key = `${site.name} ${name}`
      measured.set(key, [...(measured.get(key) ?? []), result])
      process.stderr.write(`run ${run}: ${key} ${formatMs(result.wall)}, CPU ${formatMs(result.cpu)}\n`)
    }
  }
}

const rows = []
for (const site of sites) {
  const times = Object.keys(cases).map((name) => {
    const { wall, cpu } = summaryOf(measured.get(`${site.name} ${name}`))
    return `${formatMs(cpu)} (${formatMs(wall)})`
  })
  const asked = await ask(site)
  rows.push([site.name, ...times, asked.bytes, asked.query])
}
console.log(`\n${pages} pages, ${runs} runs, Node ${process.versions.node}; CPU (wall), medians\n`)
console.log(markdownTable(['search', ...Object.keys(cases), 'bytes to first result', 'query'], rows))

/** Bytes of a reader who only asks one query, median of the queries; time of a query whose files are there. */
async function ask({ name, output }) {
  if (name === 'none') return { bytes: '', query: '' }
  // Its program runs in browsers alone.
  if (name === 'pagefind') return { bytes: 'in the browser only', query: 'in the browser only' }
  const bytes = []
  const times = []
  for (const query of queries) {
    const { read, search } = await startSearch(output)
    await search(query)
    bytes.push(read.reduce((sum, file) => sum + file.bytes, 0))
    for (let again = 0; again < 5; again++) {
      const start = performance.now()
      await search(query)
      times.push(performance.now() - start)
    }
  }
  return {
    bytes: `${Math.round(median(bytes) / 1000)} kB (at most ${Math.round(Math.max(...bytes) / 1000)} kB)`,
    query: formatMs(median(times)),
  }
}
