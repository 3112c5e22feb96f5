// Builds of one site: cold (no cache, no output), warm (nothing changed) and after one edit, beside Hugo in the same minutes.
//
//   node bench/run.mjs [--pages 1000] [--corpus DIR] [--hugo] [--hugo-content DIR] [--runs 3]
import { parseArgs } from 'node:util'
import { measure } from './measure.mjs'
import { checkOutput, createDocgenSite, createHugoSite, createWorkFolder, editOnePage, hasHugo } from './sites.mjs'
import { formatMb, formatMs, formatRatio, markdownTable, summaryOf } from './table.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    corpus: { type: 'string' },
    hugo: { type: 'boolean', default: false },
    'hugo-content': { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const pages = Number(values.pages)
const runs = Number(values.runs)
const wantsHugo = values.hugo || values['hugo-content'] !== undefined

if (!Number.isInteger(pages) || pages < 1 || !Number.isInteger(runs) || runs < 1)
  fail('--pages and --runs take whole numbers above zero.')
if (wantsHugo && values.corpus && !values['hugo-content'])
  fail('With --corpus, Hugo needs the same pages for itself: --hugo-content DIR.')
if (wantsHugo && !hasHugo()) fail('Hugo is not installed: "apt-get install hugo", or run without --hugo.')

const sites = [createDocgenSite(createWorkFolder('docgen'), { pages, corpus: values.corpus })]
if (wantsHugo) sites.push(createHugoSite(createWorkFolder('hugo'), { pages, content: values['hugo-content'] }))

const cases = {
  cold: { prepare: (site) => site.clean() },
  warm: { prepare: () => {} },
  'one edit': { prepare: (site, run) => editOnePage(site, run), expectedText: (run) => `added by edit ${run}.` },
}

const measured = new Map()
for (let run = 1; run <= runs; run++) {
  for (const [name, { prepare, expectedText }] of Object.entries(cases)) {
    // Turn by turn, so that whatever else the machine does meets all of them.
    for (const site of sites) {
      prepare(site, run)
      const result = await measure(...site.build)
      checkOutput(site, expectedText?.(run))
      const key = `${site.name} ${name}`
      measured.set(key, [...(measured.get(key) ?? []), result])
      process.stderr.write(`run ${run}: ${key} ${formatMs(result.wall)}\n`)
    }
  }
}

const rows = Object.keys(cases).flatMap((name) =>
  sites.map((site) => {
    const own = summaryOf(measured.get(`${site.name} ${name}`))
    const hugo = measured.has(`Hugo ${name}`) ? summaryOf(measured.get(`Hugo ${name}`)) : undefined
    const ratio = hugo && site.name !== 'Hugo' ? formatRatio(own.wall, hugo.wall) : ''
    return [
      `${site.name}, ${name}`,
      formatMs(own.wall),
      `${formatMs(own.from)} – ${formatMs(own.to)}`,
      formatMs(own.cpu),
      formatMb(own.memory),
      ratio,
    ]
  }),
)
console.log(`\n${sites[0].files.length} pages, ${runs} runs, Node ${process.versions.node}\n`)
console.log(markdownTable(['build', 'wall', 'from – to', 'CPU', 'memory', 'wall : Hugo'], rows))

function fail(message) {
  console.error(message)
  process.exit(2)
}
