// node build-with-workers.mjs (<site root> <number of workers>)…: builds without a cache, with numbers of worker threads that no option offers.
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'

const given = process.argv.slice(2)
for (let index = 0; index < given.length; index += 2) await build(given[index], Number(given[index + 1]))

async function build(root, workers) {
  const loaded = await loadConfig({ root })
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
  const report = await runBuild({ root, loaded, useCache: false, write: true, failOn: 'error', workers })
  if (!report.ok) throw new Error(JSON.stringify(report.diagnostics))
}
