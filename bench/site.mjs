// The real site, with its API reference: cold (in a folder without output and cache) and warm, and the reference by itself, beside TypeDoc alone over the same
// entry points.
//
//   node bench/site.mjs [SITE] [--runs 3]
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from './measure.mjs'
import { createWorkFolder, docgenBin, moveAside, root } from './sites.mjs'
import { formatMb, formatMs, formatRatio, markdownTable, summaryOf } from './table.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '3' } } })
const site = resolve(positionals[0] ?? join(root, 'site'))
if (!existsSync(join(site, 'api-packages.ts'))) {
  console.error(`${site} has no api-packages.ts: this benchmark needs a site with an API reference.`)
  process.exit(2)
}

const work = createWorkFolder('site')
const docgen = (command) => measure(process.execPath, [docgenBin, command, site])
const script = (name, ...args) => measure(process.execPath, [join(root, 'bench', name), site, ...args])
const cache = join(work, 'reference')
const results = { 'TypeDoc alone': [], 'reference, cold': [], 'reference, warm': [], 'docgen, cold': [], 'docgen, warm': [] }

for (let run = 1; run <= Number(values.runs); run++) {
  await record('TypeDoc alone', () => script('typedoc-alone.mjs', join(work, 'typedoc.json')), run)
  rmSync(cache, { recursive: true, force: true })
  await record('reference, cold', () => script('reference-alone.mjs', cache), run)
  await record('reference, warm', () => script('reference-alone.mjs', cache), run)
  for (const made of ['dist', '.docgen']) moveAside(join(site, made))
  await record('docgen, cold', () => docgen('build'), run)
  await record('docgen, warm', () => docgen('build'), run)
}

const typedoc = summaryOf(results['TypeDoc alone'])
const rows = Object.entries(results).map(([name, list]) => {
  const own = summaryOf(list)
  const spread = `${formatMs(own.from)} – ${formatMs(own.to)}`
  return [
    name,
    formatMs(own.wall),
    spread,
    formatMs(own.cpu),
    formatMb(own.memory),
    name === 'TypeDoc alone' ? '' : formatRatio(own.wall, typedoc.wall),
  ]
})
console.log(`\n${pageCount()} pages, ${values.runs} runs, Node ${process.versions.node}\n`)
console.log(markdownTable(['site', 'wall', 'from – to', 'CPU', 'memory', 'wall : TypeDoc'], rows))

async function record(name, run, number) {
  const result = await run()
  results[name].push(result)
  process.stderr.write(`run ${number}: ${name} ${formatMs(result.wall)}  ${result.output.trim().split('\n').at(-1)}\n`)
}

function pageCount() {
  return readdirSync(join(site, 'dist'), { recursive: true }).filter((file) => file.endsWith('.html')).length
}
