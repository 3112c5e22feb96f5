// What a reader downloads, against its budget.
//
//   node bench/budgets.mjs [--pages 5000]
//
// Sizes are of gzip -9, as hosts send them. The guide that is measured has exactly 1,000 words; the pages beside it are those of the
// corpus, as many as `--pages` says in the second site.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeGuide } from './corpus.mjs'
import { measure } from './measure.mjs'
import { budgets, measureSizes } from './sizes.mjs'
import { createDocgenSite, createWorkFolder } from './sites.mjs'
import { markdownTable } from './table.mjs'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '5000' } } })
const small = await buildSite(30)
const large = await buildSite(Number(values.pages))

const rows = [
  ['JavaScript before idle, with the inline script', small.beforeIdle, budgets.beforeIdle],
  ['JavaScript of a guide', small.allScripts, budgets.allScripts],
  ['search dialog, when the search is opened', small.searchDialog, budgets.searchDialog],
  ['search worker, when the search is opened', small.searchWorker, budgets.searchWorker],
  ['CSS', small.styles, budgets.styles],
  ['typeface, after the first paint', small.typeface, budgets.typeface],
  ['HTML of a guide of 1,000 words, 30 pages', small.html, budgets.html],
  [`HTML of a guide of 1,000 words, ${values.pages} pages`, large.html, budgets.htmlOfLargeSite],
  ['requests before the first paint', small.requests, budgets.requests],
]
console.log(
  markdownTable(
    ['what', 'measured', 'budget', ''],
    rows.map(([what, measured, budget]) => [what, measured, budget, measured <= budget ? 'kept' : 'EXCEEDED']),
  ),
)
if (rows.some(([, measured, budget]) => measured > budget)) process.exitCode = 1

async function buildSite(pages) {
  const site = createDocgenSite(createWorkFolder(`budgets-${pages}`), { pages: pages - 1 })
  const guide = writeGuide({ pages: pages - 1, out: join(site.folder, 'docs'), words: 1000 })
  await measure(...site.build)
  return measureSizes(site.output, guide.replace(/\.md$/, '/index.html'))
}
