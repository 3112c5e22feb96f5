// What it costs to start docgen: CPU time of `docgen --version` beside that of an empty Node program.
//
//   node bench/version.mjs [--starts 20] [--runs 5]
import { parseArgs } from 'node:util'
import { measure } from './measure.mjs'
import { docgenBin } from './sites.mjs'
import { formatMs, formatRatio, markdownTable, median } from './table.mjs'

const { values } = parseArgs({ options: { starts: { type: 'string', default: '20' }, runs: { type: 'string', default: '5' } } })
const starts = Number(values.starts)
const runs = Number(values.runs)

const commands = { 'node -e 0': ['-e', '0'], 'docgen --version': [docgenBin, '--version'] }
const times = new Map(Object.keys(commands).map((name) => [name, []]))

// The clock of CPU time ticks in hundredths of a second: many starts are measured as one, by a shell that waits for each.
const loop = 'count=$1; shift; while [ "$count" -gt 0 ]; do "$@"; count=$((count - 1)); done'
for (let run = 0; run < runs; run++) {
  for (const [name, args] of Object.entries(commands)) {
    const { wall, cpu } = await measure('/bin/sh', ['-e', '-c', loop, 'sh', String(starts), process.execPath, ...args])
    times.get(name).push({ wall: wall / starts, cpu: cpu === undefined ? undefined : cpu / starts })
  }
}

const summaries = [...times].map(([name, list]) => ({
  name,
  wall: median(list.map(({ wall }) => wall)),
  cpu: list[0].cpu === undefined ? undefined : median(list.map(({ cpu }) => cpu)),
}))
const rows = summaries.map(({ name, wall, cpu }) => [name, formatMs(wall), formatMs(cpu), formatRatio(cpu, summaries[0].cpu)])
console.log(`\n${starts} starts, ${runs} runs, Node ${process.versions.node}\n`)
console.log(markdownTable(['command', 'wall', 'CPU', 'CPU : Node alone'], rows))
