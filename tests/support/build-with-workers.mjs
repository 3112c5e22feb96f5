// node build-with-workers.mjs <site root> <number of workers>: a build with a number of worker threads that no option offers.
import { loadConfig, runBuild } from '@docgen/ssg-cli/testing'

const [root = '', workers = ''] = process.argv.slice(2)
const loaded = await loadConfig({ root })
if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems))
const report = await runBuild({ root, loaded, useCache: false, write: true, failOn: 'error', workers: Number(workers) })
if (!report.ok) throw new Error(JSON.stringify(report.diagnostics))
