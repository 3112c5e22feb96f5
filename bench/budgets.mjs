// What a reader downloads, against its budget.
//
//   node bench/budgets.mjs [--pages 5000]
//
// Sizes are of gzip -9, as hosts send them. Pages are those of the corpus; the second site has as many as `--pages` says.
import { parseArgs } from 'node:util'
import { measure } from './measure.mjs'
import { measureSizes, longestPageOf } from './sizes.mjs'
import { createDocgenSite, createWorkFolder } from './sites.mjs'
import { markdownTable } from './table.mjs'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '5000' } } })
const small = await buildSite(30)
const large = await buildSite(Number(values.pages))

const rows = [
  ['JavaScript before idle', small.beforeIdle, 6000],
  ['JavaScript with every island', small.allScripts, 85_000],
  ['CSS', small.styles, 14_000],
  ['HTML of a guide, 30 pages', small.html, 14_000],
  [`HTML of a guide, ${values.pages} pages`, large.html, 16_000],
  ['requests before the first paint', small.requests, 6],
]
console.log(
  markdownTable(
    ['what', 'measured', 'budget', ''],
    rows.map(([what, measured, budget]) => [what, measured, budget, measured <= budget ? 'kept' : 'EXCEEDED']),
  ),
)
if (rows.some(([, measured, budget]) => measured > budget)) process.exitCode = 1

async function buildSite(pages) {
  const site = createDocgenSite(createWorkFolder(`budgets-${pages}`), { pages })
  await measure(...site.build)
  return measureSizes(site.output, longestPageOf(site.output))
}
